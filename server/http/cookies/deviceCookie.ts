import type { FastifyReply, FastifyRequest } from "fastify";
import { KNOWN_DEVICE_DAYS } from "../../auth/signIn/knownDevices";
import { cookieName, cookieOptions, type CookieSettings } from "./sessionCookie";

/** Logging out keeps this cookie, because it grants no access. */
export const deviceCookie = (env: CookieSettings, request: FastifyRequest): string | undefined =>
  request.cookies[cookieName(env, request, "device")];

export function setDeviceCookie(env: CookieSettings, request: FastifyRequest, reply: FastifyReply, value: string): void {
  const maxAge = KNOWN_DEVICE_DAYS * 24 * 3_600;
  void reply.setCookie(cookieName(env, request, "device"), value, { ...cookieOptions(env, request), maxAge });
}
