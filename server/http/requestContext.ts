import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedLocale } from "../../schema/rules/language/locales";
import type { LiveContext } from "../live/context";
import { viewerKey } from "../live/requestSlots";
import type { RequestAdmission } from "./requestAdmission";
import { deviceCookie, setDeviceCookie } from "./cookies/deviceCookie";
import { directoryBrowser } from "./cookies/directoryCookie";
import { bearerOf } from "./endpoints/positions";
import { setSessionSecret } from "./cookies/sessionCookie";
import { newOrigin } from "./requestOrigin";

/** What every endpoint that answers users has. */
export type RequestDeps = Omit<LiveContext, "viewer" | "locale" | "resume" | "setSessionCookie" | "isCookieOnly">;

/** What a request's work has: the server's parts, who asks, and what may be done to the answer's headers. */
export function requestContext(deps: RequestDeps, admission: RequestAdmission, request: FastifyRequest, reply: FastifyReply): LiveContext {
  const identity = admission.identityOf(request);
  const { viewer } = identity;
  const { "accept-language": acceptLanguage } = request.headers;
  // The server's parts are inherited, not copied: here and in Apollo Server, which copies the context, that was a tenth of the smallest request.
  return Object.assign(Object.create(deps) as RequestDeps, identity, {
    db: viewer ? deps.shares.of(viewerKey(viewer)) : deps.db,
    locale: viewer?.locale ?? acceptedLocale(acceptLanguage),
    acceptLanguage,
    directoryBrowser: directoryBrowser(deps.env, request),
    origin: newOrigin(request),
    browser: request.headers["user-agent"] ?? null,
    bearer: bearerOf(request),
    setSessionCookie: (secret: string | null, keepAlive: boolean) => setSessionSecret(deps.env, request, reply, secret, keepAlive),
    deviceCookie: deviceCookie(deps.env, request),
    setDeviceCookie: (value: string) => setDeviceCookie(deps.env, request, reply, value),
    whileWaiting: <T>(wait: () => Promise<T>) => admission.whileWaiting(request, wait),
    acquireHeavySlot: () => admission.acquireHeavySlot(request),
  });
}
