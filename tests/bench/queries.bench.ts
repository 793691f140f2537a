// The most frequent queries, prepared and alternately as drizzle sends them.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { claimById, milestonesOf } from "../../server/claims/queries/claims.queries";
import type { Db } from "../../server/db/connect";
import { openDatabase } from "../../server/db/open";
import { insertRows } from "../../server/db/bulk/rows";
import { claims } from "../../server/db/tables/claims";
import { services } from "../../server/db/tables/instances";
import { suppliers } from "../../server/db/tables/suppliers";
import { transaction } from "../../server/db/transaction";
import { readEnv } from "../../server/platform/env";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { systemSender, type Viewer } from "../../server/platform/viewer";
import { settingsInForce } from "../../server/settings/settings.queries";
import { claimRows, supplierRows } from "./settingsRows";
import { quantile } from "./timings";

export interface QueryFigures {
  what: string;
  /** Milliseconds, medians. */
  prepared: number;
  unprepared: number;
  ratio: number;
}

const everything = systemSender as Viewer;
const ROW_COUNT = 20_000;
const ROUNDS = 40;
const RUNS_PER_ROUND = 50;
const idOf = (n: number): string => `C-${String((n * 7_919) % ROW_COUNT).padStart(6, "0")}`;

const queries: Record<string, (db: Db, n: number) => Promise<unknown>> = {
  "claim by id": (db, n) => claimById(db, everything, idOf(n)),
  "milestones of a claim": (db, n) => milestonesOf(db, [idOf(n)]),
  "transaction that reads a claim": (db, n) => transaction({ db, clock: new Clock() }, (tx) => claimById(tx, everything, idOf(n))),
};

async function median(work: (n: number) => Promise<unknown>, from: number): Promise<number> {
  const times: number[] = [];
  for (let n = from; n < from + RUNS_PER_ROUND; n++) {
    const begun = performance.now();
    await work(n);
    times.push(performance.now() - begun);
  }
  return quantile(times, 0.5);
}

async function compare(db: Db, what: string, query: (db: Db, n: number) => Promise<unknown>): Promise<QueryFigures> {
  const options = db.$client.options as { prepare: boolean };
  const times = { prepared: [] as number[], unprepared: [] as number[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const variant of ["prepared", "unprepared"] as const) {
      options.prepare = variant === "prepared";
      times[variant].push(await median((n) => query(db, n), round * RUNS_PER_ROUND));
    }
  const [prepared, unprepared] = [quantile(times.prepared, 0.5), quantile(times.unprepared, 0.5)];
  console.log(
    `  ${what.padEnd(32)} ${unprepared.toFixed(2)} ms, prepared ${prepared.toFixed(2)} ms: ${(unprepared / prepared).toFixed(1)} times`,
  );
  return { what, prepared, unprepared, ratio: unprepared / prepared };
}

export async function queriesPrepared(): Promise<QueryFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), createLog("error"));
  try {
    await transaction({ db: database.db, clock: new Clock() }, async (tx, now) => {
      await insertRows(tx, services, [{ id: "GRU", name: "Tow" }]);
      await insertRows(tx, suppliers, supplierRows(now));
      await insertRows(tx, claims, [...claimRows(ROW_COUNT, now, await settingsInForce(tx, now))]);
    });
    await database.ownerDb.execute(sql`analyze`).catch(() => undefined);
    const figures: QueryFigures[] = [];
    for (const [what, query] of Object.entries(queries)) figures.push(await compare(database.requests, what, query));
    return figures;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
