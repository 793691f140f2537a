import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Log } from "../platform/log";
import { sendError } from "./errorAnswers";

const SAFE_METHODS = new Set(["GET", "HEAD"]);

/** Which websites' pages may ask. A request that names none is a program's, or a page's that only loads something. */
export class Websites {
  /** `publicUrl`: where browsers reach us, also when a proxy in front does not say so. */
  constructor(
    private readonly allowed: readonly string[],
    private readonly publicUrl: string,
  ) {}

  /** The page's own server, or one of the allowed ones. A page can forge neither its origin nor the host it speaks to. */
  isWelcome = ({ headers }: Pick<IncomingMessage, "headers">): boolean => {
    const { origin } = headers;
    if (origin === undefined) return !["cross-site", "same-site"].includes(String(headers["sec-fetch-site"]));
    return this.isOwnPage(headers) || this.allowed.includes(origin);
  };

  /** Of a page of ours, by what browsers say and no page can. */
  isOwnPage({ origin, host, "sec-fetch-site": site }: IncomingMessage["headers"]): boolean {
    if (origin === undefined) return site === "same-origin";
    return URL.canParse(origin) && (new URL(origin).host === host || origin === new URL(this.publicUrl).origin);
  }

  /** Refuses what pages of other websites send; tells the allowed ones' browsers that they may. */
  mount(app: FastifyInstance, log: Log): void {
    app.addHook("onRequest", async (request, reply) => {
      const { origin } = request.headers;
      const known = origin !== undefined && this.allowed.includes(origin);
      if (known) reply.headers({ "access-control-allow-origin": origin, vary: "origin" });
      if (known && request.method === "OPTIONS")
        return reply
          .code(204)
          .headers({
            "access-control-allow-methods": "GET, POST",
            "access-control-allow-headers": "authorization, content-type, accept-language, timezone",
            "access-control-max-age": "600",
          })
          .send();
      if (SAFE_METHODS.has(request.method) || this.isWelcome(request)) return undefined;
      log.info({ method: request.method, route: request.routeOptions.url ?? null }, "a request of another website was refused");
      return sendError(request, reply, "ORIGIN_FORBIDDEN");
    });
  }
}
