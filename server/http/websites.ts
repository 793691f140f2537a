import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Log } from "../platform/log";
import { isLoopbackHost } from "../platform/loopback";
import { sendError } from "./errorAnswers";

const SAFE_METHODS = new Set(["GET", "HEAD"]);
const EXPOSED_HEADERS = "x-request-id, traceparent, ratelimit, ratelimit-policy, retry-after";

/** Websites that may send requests. Requests without Origin come from programs, or from pages that only load a resource. */
export class Websites {
  /** `publicUrl`: origin seen by browsers, which a proxy may not report. */
  constructor(
    private readonly allowed: readonly string[],
    private readonly publicUrl: string,
  ) {}

  /** Same origin or an allowed website. Browsers do not let pages forge Origin and Host. */
  isWelcome = ({ headers }: Pick<IncomingMessage, "headers">): boolean => {
    const { origin } = headers;
    if (origin === undefined) return !["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));
    return this.isOwnPage(headers) || this.allowed.includes(origin);
  };

  /** Returns whether the page belongs to the product. An HTTP page of an HTTPS installation may be an attacker's. */
  isOwnPage({ origin, host, "sec-fetch-site": site }: IncomingMessage["headers"]): boolean {
    if (origin === undefined) return site === "same-origin";
    if (!URL.canParse(origin)) return false;
    const page = new URL(origin);
    if (page.origin === this.publicUrl) return true;
    const isSafe = page.protocol === "https:" || this.publicUrl.startsWith("http:") || isLoopbackHost(page.hostname);
    return page.host === host && isSafe;
  }

  mount(app: FastifyInstance, log: Log): void {
    app.addHook("onRequest", async (request, reply) => {
      const { origin } = request.headers;
      const isAllowedOrigin = origin !== undefined && this.allowed.includes(origin);
      if (isAllowedOrigin)
        reply.headers({ "access-control-allow-origin": origin, "access-control-expose-headers": EXPOSED_HEADERS, vary: "origin" });
      if (isAllowedOrigin && request.method === "OPTIONS")
        return reply
          .code(204)
          .headers({
            "access-control-allow-methods": "GET, POST",
            "access-control-allow-headers": "authorization, content-type, accept-language, timezone, x-request-id, traceparent",
            "access-control-max-age": "600",
          })
          .send();
      if (SAFE_METHODS.has(request.method) || this.isWelcome(request)) return undefined;
      log.info(
        { event: "request.origin_rejected", method: request.method, route: request.routeOptions.url ?? null },
        "A request from another website was rejected",
      );
      return sendError(request, reply, "ORIGIN_FORBIDDEN");
    });
  }
}
