import type { FastifyReply, FastifyRequest } from "fastify";
import { DIRECTORY_LOGIN_LIFETIME_MS, randomSecret } from "../../auth/directory/pendingLogins";
import { publicUrl } from "../../platform/publicUrl";
import type { Env } from "../../platform/env";

type Settings = Pick<Env, "PUBLIC_URL" | "PORT">;
const secretPattern = /^[\w-]{43}$/;

const isSecure = (env: Settings): boolean => publicUrl(env).startsWith("https:");
/** The `__Host-` prefix prevents other hosts from setting the cookie. */
const nameOf = (env: Settings): string => (isSecure(env) ? "__Host-atalaya_directory" : "atalaya_directory");

export function directoryBrowser(env: Settings, request: FastifyRequest): string | undefined {
  const secret = request.cookies[nameOf(env)];
  return secret && secretPattern.test(secret) ? secret : undefined;
}

/** Keeps an existing secret, so that two tabs can sign in at the same time. */
export function bindBrowser(env: Settings, request: FastifyRequest, reply: FastifyReply): string {
  const secret = directoryBrowser(env, request) ?? randomSecret();
  // lax: the directory redirects back from another site
  const options = {
    path: "/",
    httpOnly: true,
    sameSite: "lax" as const,
    secure: isSecure(env),
    maxAge: DIRECTORY_LOGIN_LIFETIME_MS / 1_000 + 60,
  };
  void reply.setCookie(nameOf(env), secret, options);
  return secret;
}
