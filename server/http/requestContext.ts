import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedLocale } from "../../schema/rules/locales";
import type { LiveContext } from "../live/context";
import { whoIs } from "../live/turns";
import type { Asking } from "./asking";
import { deviceCookie, setDeviceCookie } from "./deviceCookie";
import { directoryBrowser } from "./directoryCookie";
import { bearerOf } from "./ingest";
import { setSessionSecret } from "./sessionCookie";

/** What every door that answers users has. */
export type RequestDeps = Omit<LiveContext, "viewer" | "locale" | "resume" | "setSessionCookie" | "cookieAlone">;

/** What a request's work has: the server's parts, who asks, and what may be done to the answer's headers. */
export function requestContext(deps: RequestDeps, asking: Asking, request: FastifyRequest, reply: FastifyReply): LiveContext {
  const asker = asking.asker(request);
  const { viewer } = asker;
  const { "accept-language": acceptLanguage } = request.headers;
  return {
    ...deps,
    ...asker,
    db: viewer ? deps.shares.of(whoIs(viewer)) : deps.db,
    locale: viewer?.locale ?? acceptedLocale(acceptLanguage),
    acceptLanguage,
    directoryBrowser: directoryBrowser(deps.env, request),
    address: request.ip,
    browser: request.headers["user-agent"] ?? null,
    bearer: bearerOf(request),
    setSessionCookie: (secret, keepAlive) => setSessionSecret(deps.env, request, reply, secret, keepAlive),
    deviceCookie: deviceCookie(deps.env, request),
    setDeviceCookie: (value) => setDeviceCookie(deps.env, request, reply, value),
    aside: (wait) => asking.aside(request, wait),
    heavy: () => asking.heavy(request),
  };
}
