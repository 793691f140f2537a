import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedLocale } from "../../schema/rules/language/locales";
import type { LiveContext, LiveDeps } from "../live/context";
import { viewerKey } from "../platform/requestSlots";
import type { RequestAdmission } from "./requestAdmission";
import { deviceCookie, setDeviceCookie } from "./cookies/deviceCookie";
import { directoryBrowser } from "./cookies/directoryCookie";
import { bearerOf } from "./ingestAuth";
import { setSessionSecret } from "./cookies/sessionCookie";
import { newOrigin } from "./requestOrigin";

export type RequestDeps = LiveDeps;

export function requestContext(deps: RequestDeps, admission: RequestAdmission, request: FastifyRequest, reply: FastifyReply): LiveContext {
  const identity = admission.identityOf(request);
  const { viewer } = identity;
  const { "accept-language": acceptLanguage } = request.headers;
  // Inherits the server's parts instead of copying them, which took a tenth of the smallest request, as Apollo Server copies the context
  // again.
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
