import type { Work } from "../../db/transaction";
import type { Env } from "../../platform/env";
import type { IntegrationAdapter } from "../adapter";
import { Genesys } from "./genesys";
import { ContactCentreSimulator } from "./simulator";

/** Genesys Cloud if configured, otherwise the built-in contact centre. Throws if a required setting is missing. */
export function contactCentreOf(env: Env, work: Work): IntegrationAdapter {
  const { GENESYS_API_URL, GENESYS_LOGIN_URL, GENESYS_CLIENT_ID, GENESYS_CLIENT_SECRET } = env;
  const requiredSettings = { GENESYS_API_URL, GENESYS_LOGIN_URL, GENESYS_CLIENT_ID, GENESYS_CLIENT_SECRET };
  const missing = Object.entries(requiredSettings).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(requiredSettings).length) return new ContactCentreSimulator(work);
  if (missing.length) throw new Error(`Genesys Cloud cannot be used without these settings: ${missing.join(", ")}`);
  return new Genesys({
    api: GENESYS_API_URL!,
    login: GENESYS_LOGIN_URL!,
    clientId: GENESYS_CLIENT_ID!,
    clientSecret: GENESYS_CLIENT_SECRET!,
    phoneColumn: env.GENESYS_PHONE_COLUMN,
    claimColumn: env.GENESYS_CLAIM_COLUMN,
  });
}
