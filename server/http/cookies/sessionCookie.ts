import type { FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../../platform/env";
import { publicUrl } from "../../platform/publicUrl";

export type CookieSettings = Pick<Env, "PUBLIC_URL" | "PORT">;
const SESSION_COOKIE_SECONDS = 30 * 24 * 3_600;

const isSecure = (env: CookieSettings, request: FastifyRequest): boolean =>
  request.protocol === "https" || publicUrl(env).startsWith("https:");
/** The `__Host-` prefix prevents other hosts of the domain from setting the cookie. Browsers accept it over HTTPS only. */
export const cookieName = (env: CookieSettings, request: FastifyRequest, name: "session" | "device"): string =>
  isSecure(env, request) ? `__Host-atalaya_${name}` : `atalaya_${name}`;
export const cookieOptions = (env: CookieSettings, request: FastifyRequest) => ({
  ...{ path: "/", httpOnly: true, sameSite: "strict" as const },
  secure: isSecure(env, request),
});

export const sessionSecret = (env: CookieSettings, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(env, request, "session")];

/** Sets the secret for the browser session or for a month; `null` removes it and the browser's cached data. */
export function setSessionSecret(
  env: CookieSettings,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
  keepAlive: boolean,
): void {
  const [name, options] = [cookieName(env, request, "session"), cookieOptions(env, request)];
  if (secret !== null) return void reply.setCookie(name, secret, { ...options, ...(keepAlive && { maxAge: SESSION_COOKIE_SECONDS }) });
  // The page clears its storage itself, except theme, language and sizes.
  void reply.clearCookie(name, options).header("clear-site-data", '"cache"');
}
