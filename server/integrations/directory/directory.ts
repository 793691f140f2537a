import type { Env } from "../../platform/env";
import { publicUrl } from "../../platform/publicUrl";
import { OpenIdDirectory } from "./openId";
import type { Directory } from "./adapter";

export const callbackPath = "/aad/callback";

export function directoryOf(env: Env): Directory | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_TENANT: tenant } = env;
  if (!issuer || !clientId || !clientSecret) return null;
  return new OpenIdDirectory({ issuer, clientId, clientSecret, tenant, callback: `${publicUrl(env)}${callbackPath}` });
}
