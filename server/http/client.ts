import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Env } from "../platform/env";
import { projectRoot } from "../platform/root";
import { styleNonceOf } from "./headers";

/** What client/index.html has in the place of its nonce. */
const placeholder = "__NONCE__";

/** Serves the built client at / and, where one is configured, the street map. Hash routes need no server side. */
export async function mountClient(app: FastifyInstance, env: Env): Promise<void> {
  const root = join(projectRoot, "dist/client");
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      acceptRanges: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = /\/assets\//.test(path);
        response.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
    // each time with another nonce, so it is never answered from a cache
    for (const path of ["/", "/index.html"])
      app.get(path, async (_request, reply) => {
        const page = await readFile(join(root, "index.html"), "utf8");
        return reply
          .type("text/html; charset=utf-8")
          .header("cache-control", "no-store")
          .send(page.replace(placeholder, styleNonceOf(reply.raw)));
      });
  }
  const { STREET_PACK } = env;
  if (STREET_PACK) app.get("/tiles/streets.pmtiles", (_request, reply) => reply.sendFile(resolve(STREET_PACK), "/"));
}
