import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { referenceScript, referenceStyle } from "../reference/assets";
import { referencePage } from "../reference/page";

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface Page {
  plain: Buffer;
  zipped: Buffer;
  etag: string;
}

/** GET /docs/api: the reference of the schema, public as the schema is. Written once per process. */
export function mountReference(app: FastifyInstance, schema: GraphQLSchema): void {
  let written: Promise<Page> | undefined;
  const write = async (): Promise<Page> => {
    const plain = Buffer.from(referencePage(schema));
    const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
    return { plain, zipped: await promisify(gzip)(plain), etag };
  };
  app.get("/docs/api", async (request, reply) => {
    const { plain, zipped, etag } = await (written ??= write());
    void reply.headers({ "cache-control": "no-cache", etag, vary: "accept-encoding", "content-security-policy": CONTENT_SECURITY_POLICY });
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    void reply.type("text/html; charset=utf-8");
    if (!/\bgzip\b/.test(String(request.headers["accept-encoding"]))) return reply.send(plain);
    return reply.header("content-encoding", "gzip").send(zipped);
  });
  app.get("/docs/api.css", (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/css; charset=utf-8").send(referenceStyle),
  );
  app.get("/docs/api.js", (_request, reply) =>
    reply.header("cache-control", "no-cache").type("text/javascript; charset=utf-8").send(referenceScript),
  );
}
