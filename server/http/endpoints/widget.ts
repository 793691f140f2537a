import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { widgetOrigins } from "../../auth/keys/apiKeys";
import type { Db } from "../../db/connect";
import { projectRoot } from "../../platform/projectRoot";
import type { Clock } from "../../platform/time";
import { sendError } from "../errorAnswers";
import { withNonce } from "../pageNonce";
import { newNonce } from "../securityHeaders";

/** As the sandbox's, but for who may show it: the pages that its key names, and nobody where there is no such key. */
const contentSecurityPolicy = (nonce: string, origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length ? origins.join(" ") : "'none'"}`,
  ].join("; ");

/**
 * GET /widget/{kpiKey}?id={the key's id}#{the key}: one indicator, for other systems' pages. The page holds no data: it asks /graphql with the key,
 * which browsers do not send here, as it stands behind the #.
 */
export function mountWidget(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  app.get<{ Params: { kpiKey: string }; Querystring: { id?: string } }>("/widget/:kpiKey", async (request, reply) => {
    if (!(indicatorKeys as readonly string[]).includes(request.params.kpiKey)) return sendError(request, reply, "NOT_FOUND");
    const page = await readFile(join(projectRoot, "dist/client/widget.html"), "utf8").catch(() => null);
    if (page === null) return sendError(request, reply, "UNAVAILABLE"); // the client is not built
    const nonce = newNonce();
    const id = typeof request.query.id === "string" ? request.query.id : "";
    const origins = await widgetOrigins(db, clock.now(), id);
    return reply
      .type("text/html; charset=utf-8")
      .headers({ "cache-control": "no-store", "content-security-policy": contentSecurityPolicy(nonce, origins) })
      .removeHeader("x-frame-options")
      .send(withNonce(page, nonce));
  });
}
