import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { projectRoot } from "../../platform/projectRoot";
import { sendError } from "../errorAnswers";
import { newNonce } from "../securityHeaders";
import { withNonce } from "../pageNonce";

/** Stricter than the client's policy: no workers, only GraphiQL's images and inline fonts. */
const contentSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** GET /sandbox: GraphiQL, without data or sign-in; /graphql enforces permissions. */
export function mountSandbox(app: FastifyInstance): void {
  for (const path of ["/sandbox", "/sandbox.html"])
    app.get(path, async (request, reply) => {
      const page = await readFile(join(projectRoot, "dist/client/sandbox.html"), "utf8").catch(() => null);
      if (page === null) return sendError(request, reply, "UNAVAILABLE");
      const nonce = newNonce();
      return reply
        .type("text/html; charset=utf-8")
        .headers({ "cache-control": "no-store", "content-security-policy": contentSecurityPolicy(nonce) })
        .send(withNonce(page, nonce));
    });
}
