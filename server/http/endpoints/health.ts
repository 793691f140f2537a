import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../db/connect";

/** /healthz: the process is alive. /readyz: the database answers and the board follows. */
export function mountHealth(app: FastifyInstance, deps: { db: Db; boardAgeMs: () => number }): void {
  app.get("/healthz", () => ({ status: "ok" }));
  app.get("/readyz", async (_request, reply) => {
    const database = await Promise.race([
      deps.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 2_000).unref()),
    ]);
    const ready = database && deps.boardAgeMs() < 10_000;
    return reply.code(ready ? 200 : 503).send({ status: ready ? "ready" : "not ready", database, boardAgeMs: deps.boardAgeMs() });
  });
}
