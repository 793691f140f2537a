import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { projectRoot } from "../../platform/projectRoot";

export function mountSchema(app: FastifyInstance): void {
  app.get("/graphql/schema.graphql", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(await readFile(join(projectRoot, "schema/schema.graphql"), "utf8")),
  );
}
