import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { packFiles } from "../../integrations/basemap/basemap";
import type { Env } from "../../platform/env";
import { projectRoot } from "../../platform/projectRoot";
import { allowOwnStyles } from "../securityHeaders";
import { withNonce } from "../pageNonce";

const staticOptions: Pick<FastifyStaticOptions, "index" | "acceptRanges" | "cacheControl" | "setHeaders"> = {
  index: false,
  acceptRanges: true,
  cacheControl: false,
  setHeaders: (response, path) => {
    const hashed = /\/assets\//.test(path);
    response.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
  },
};

/** Serves the built client and the street packs. Hash routes need no server support. */
export async function mountClient(app: FastifyInstance, env: Env): Promise<void> {
  const root = join(projectRoot, "dist/client");
  if (existsSync(root)) {
    await app.register(fastifyStatic, { ...staticOptions, root, preCompressed: true, decorateReply: false });
    app.addHook("onSend", (request, reply, _payload, done) => {
      const vary = reply.getHeader("vary");
      if (request.routeOptions.url === "/*")
        void reply.header("vary", vary === undefined ? "accept-encoding" : `${String(vary)}, accept-encoding`);
      done();
    });
    // not cacheable, because each response has a new nonce
    for (const path of ["/", "/index.html"])
      app.get(path, async (_request, reply) => {
        const page = await readFile(join(root, "index.html"), "utf8");
        return reply
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-store")
          .send(withNonce(page, allowOwnStyles(reply)));
      });
  }
  await mountPacks(app, env);
}

async function mountPacks(app: FastifyInstance, env: Env): Promise<void> {
  if (!env.BASEMAP?.length) return;
  await app.register(fastifyStatic, { ...staticOptions, root: projectRoot, serve: false });
  for (const { file, address } of packFiles(env)) app.get(address, (_request, reply) => reply.sendFile(basename(file), dirname(file)));
}
