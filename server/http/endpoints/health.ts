import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { Db } from "../../db/connect";
import type { LogHold } from "../../changes/logHold";
import type { DatabaseClock } from "../../db/health/databaseClock";
import type { DatabaseTrouble } from "../../db/health/databaseTrouble";
import type { BoardSync } from "../../live/boardSync";
import type { Drain } from "../drain";

export interface HealthDeps {
  db: Db;
  boardAgeMs: () => number;
  uptimeMs: () => number;
  boardSync: Pick<BoardSync, "isReloading">;
  answersAnew: () => Promise<boolean>;
  drain: Pick<Drain, "isStopping">;
  databaseTrouble: Pick<DatabaseTrouble, "kind">;
  logHold: Pick<LogHold, "ageMs">;
  databaseClock: Pick<DatabaseClock, "errorMs">;
}

const DATABASE_TIMEOUT_MS = 2_000;
const MAX_BOARD_AGE_MS = 10_000;
/** A board that lags this long while the database responds is stuck; /healthz fails, so that the node is restarted. */
const STUCK_MS = MINUTE_MS;

/**
 * /healthz: the process works, or only lacks the database. /readyz: the database responds, the board is current, no shutdown. Problems of
 * all nodes are `degraded` with 200.
 */
export function mountHealth(app: FastifyInstance, deps: HealthDeps): void {
  const { db, boardAgeMs, uptimeMs, boardSync, answersAnew, drain, databaseTrouble, logHold, databaseClock } = deps;
  let looking: Promise<boolean> | undefined;
  // Before its first reading a board counts as old as the node, so that a starting node is not restarted.
  const isBoardStill = (): boolean => Math.min(boardAgeMs(), uptimeMs()) > STUCK_MS;
  app.get("/healthz", async (_request, reply) => {
    const isStuck =
      !drain.isStopping && isBoardStill() && (await (looking ??= answersAnew().finally(() => (looking = undefined)))) && isBoardStill();
    return isStuck ? reply.code(503).send({ status: "stuck", boardAgeMs: boardAgeMs() }) : reply.send({ status: "ok" });
  });
  app.get("/readyz", async (_request, reply) => {
    if (drain.isStopping) return reply.code(503).send({ status: "stopping" });
    const database = await answers(db);
    const troubles = { databaseTrouble: databaseTrouble.kind, logHeldMs: logHold.ageMs, databaseClockErrorMs: databaseClock.errorMs };
    const signs = { database, boardAgeMs: boardAgeMs(), boardReloading: boardSync.isReloading, ...troubles };
    if (!database || signs.boardReloading || signs.boardAgeMs > MAX_BOARD_AGE_MS)
      return reply.code(503).send({ status: "not ready", ...signs });
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
