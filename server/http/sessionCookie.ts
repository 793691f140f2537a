import type { FastifyReply, FastifyRequest } from "fastify";
import type { Env } from "../platform/env";
import { publicUrl } from "../platform/publicUrl";

type Settings = Pick<Env, "PUBLIC_URL" | "PORT">;
const month = 30 * 24 * 3_600;

const isSecure = (env: Settings, request: FastifyRequest): boolean => request.protocol === "https" || publicUrl(env).startsWith("https:");
/** `__Host-`: no other host of the domain, and no page of ours, could have set it. Browsers take that name over https only. */
const nameOf = (env: Settings, request: FastifyRequest): string => (isSecure(env, request) ? "__Host-atalaya_session" : "atalaya_session");

/** The session's secret, as the browser holds it. */
export const sessionSecret = (env: Settings, request: FastifyRequest): string | undefined => request.cookies[nameOf(env, request)];

/** Gives the browser the session's secret, until it is closed or for a month; null: takes it away, with what else it keeps of us. */
export function setSessionSecret(
  env: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  secret: string | null,
  keepAlive: boolean,
): void {
  const options = { path: "/", httpOnly: true, sameSite: "strict" as const, secure: isSecure(env, request) };
  if (secret !== null) return void reply.setCookie(nameOf(env, request), secret, { ...options, ...(keepAlive && { maxAge: month }) });
  // The page itself clears its storage, but for theme, language and sizes, which are no one's secret.
  void reply.clearCookie(nameOf(env, request), options).header("clear-site-data", '"cache"');
}
