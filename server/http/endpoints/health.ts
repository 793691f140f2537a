import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import type { LogHold } from "../../changes/logHold";
import type { DatabaseClock } from "../../db/health/databaseClock";
import type { DatabaseTrouble } from "../../db/health/databaseTrouble";
import type { Drain } from "../drain";

export interface HealthDeps {
  db: Db;
  boardAgeMs: () => number;
  /** Whether the database answers on a new connection. */
  answersAnew: () => Promise<boolean>;
  drain: Pick<Drain, "isStopping">;
  databaseTrouble: Pick<DatabaseTrouble, "kind">;
  logHold: Pick<LogHold, "ageMs">;
  databaseClock: Pick<DatabaseClock, "errorMs">;
}

const DATABASE_TIMEOUT_MS = 2_000;
const MAX_BOARD_AGE_MS = 10_000;
/** A board that has not followed for so long, while the database answers others, follows no more: whoever supervises the node starts it again. */
const STUCK_MS = MINUTE_MS;

/**
 * /healthz: the process is alive, and does what it is to do, or cannot for want of the database. /readyz: it is to be sent requests: the database answers, the board follows, and nobody has asked it to stop. What
 * all nodes have in common and most work goes on with is `degraded`, with 200: a load balancer must not be left without any node by it.
 */
export function mountHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { db, boardAgeMs, answersAnew, drain, databaseTrouble, logHold, databaseClock } = deps;
  let looking: Promise<boolean> | undefined; // one look for all who ask meanwhile: they are strangers
  app.get("/healthz", async (_request, reply) => {
    const isStuck =
      !drain.isStopping && boardAgeMs() > STUCK_MS && (await (looking ??= answersAnew().finally(() => (looking = undefined))));
    return isStuck ? reply.code(503).send({ status: "stuck", boardAgeMs: boardAgeMs() }) : reply.send({ status: "ok" });
  });
  app.get("/readyz", async (_request, reply) => {
    if (drain.isStopping) return reply.code(503).send({ status: "stopping" });
    const database = await answers(db);
    const troubles = { databaseTrouble: databaseTrouble.kind, logHeldMs: logHold.ageMs, databaseClockErrorMs: databaseClock.errorMs };
    const signs = { database, boardAgeMs: boardAgeMs(), ...troubles };
    if (!database || signs.boardAgeMs > MAX_BOARD_AGE_MS) return reply.code(503).send({ status: "not ready", ...signs });
    return reply.send({ status: Object.values(troubles).some(Boolean) ? "degraded" : "ready", ...signs });
  });
}

const answers = (db: Db): Promise<boolean> =>
  Promise.race([
    db.execute(sql`select 1`).then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS).unref()),
  ]);
