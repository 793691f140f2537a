import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import { openApi } from "../reference/openApi";
import { introspectionJson } from "../../graphql/introspection";
import { projectRoot } from "../../platform/projectRoot";

/** Mounts the schema as text and as the response to an introspection query, and the format of records; all are public. */
export function mountSchema(app: FastifyInstance, schema: GraphQLSchema): void {
  let description: object | undefined;
  app.get("/graphql/schema.graphql", async (_request, reply) =>
    reply.type("text/plain; charset=utf-8").send(await readFile(join(projectRoot, "schema/schema.graphql"), "utf8")),
  );
  app.get("/graphql/schema.json", (_request, reply) => reply.type("application/json; charset=utf-8").send(introspectionJson(schema)));
  app.get("/openapi.json", (_request, reply) => reply.send((description ??= openApi(schema))));
}
