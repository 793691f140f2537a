import type { FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../../platform/env";
import { publicUrl } from "../../platform/publicUrl";

export type CookieSettings = Pick<Env, "PUBLIC_URL" | "PORT">;
const SESSION_COOKIE_SECONDS = 30 * 24 * 3_600;

const isSecure = (env: CookieSettings, request: FastifyRequest): boolean =>
  request.protocol === "https" || publicUrl(env).startsWith("https:");
/** `__Host-`: no other host of the domain, and no page of ours, could have set it. Browsers take that name over https only. */
export const cookieName = (env: CookieSettings, request: FastifyRequest, name: "session" | "device"): string =>
  isSecure(env, request) ? `__Host-atalaya_${name}` : `atalaya_${name}`;
/** For the server alone, and never sent along from another site. */
export const cookieOptions = (env: CookieSettings, request: FastifyRequest) => ({
  ...{ path: "/", httpOnly: true, sameSite: "strict" as const },
  secure: isSecure(env, request),
});

/** The session's secret, as the browser holds it. */
export const sessionSecret = (env: CookieSettings, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(env, request, "session")];

/** Gives the browser the session's secret, until it is closed or for a month; null: takes it away, with what else it keeps of us. */
export function setSessionSecret(
  env: CookieSettings,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
  keepAlive: boolean,
): void {
  const [name, options] = [cookieName(env, request, "session"), cookieOptions(env, request)];
  if (secret !== null) return void reply.setCookie(name, secret, { ...options, ...(keepAlive && { maxAge: SESSION_COOKIE_SECONDS }) });
  // The page itself clears its storage, but for theme, language and sizes, which are no one's secret.
  void reply.clearCookie(name, options).header("clear-site-data", '"cache"');
}
