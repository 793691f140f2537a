import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Env } from "../platform/env";
import { projectRoot } from "../platform/root";

/** Serves the built client at / and, where one is configured, the street map. Hash routes need no server side. */
export async function mountClient(app: FastifyInstance, env: Env): Promise<void> {
  const root = join(projectRoot, "dist/client");
  if (existsSync(root)) {
    await app.register(fastifyStatic, {
      root,
      acceptRanges: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = /\/assets\//.test(path);
        response.setHeader("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  const { STREET_PACK } = env;
  if (STREET_PACK) app.get("/tiles/streets.pmtiles", (_request, reply) => reply.sendFile(resolve(STREET_PACK), "/"));
}
