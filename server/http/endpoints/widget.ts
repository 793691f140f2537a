import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { ARRIVAL_WIDGET } from "../../../schema/rules/arrival/accuracy";
import { indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { widgetOrigins } from "../../auth/keys/apiKeys";
import type { Db } from "../../db/connect";
import { projectRoot } from "../../platform/projectRoot";
import type { Clock } from "../../platform/time";
import { sendError } from "../errorAnswers";
import { withNonce } from "../pageNonce";
import { newNonce } from "../securityHeaders";

/** Like the sandbox's policy, but only the key's origins may embed the page. */
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

const widgetNames: readonly string[] = [...indicatorKeys, ARRIVAL_WIDGET];

/**
 * GET /widget/{kpiKey}?id={key id}#{key}: embeddable indicator, or the accuracy of arrival times. The page loads data from /graphql with the key, which is in the fragment
 * and thus not sent here.
 */
export function mountWidget(app: FastifyInstance, { db, clock }: { db: Db; clock: Clock }): void {
  app.get<{ Params: { kpiKey: string }; Querystring: { id?: string } }>("/widget/:kpiKey", async (request, reply) => {
    if (!widgetNames.includes(request.params.kpiKey)) return sendError(request, reply, "NOT_FOUND");
    const page = await readFile(join(projectRoot, "dist/client/widget.html"), "utf8").catch(() => null);
    if (page === null) return sendError(request, reply, "UNAVAILABLE");
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
