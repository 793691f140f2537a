import { and, eq, sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import { writePastClaims } from "../claims/history/pastClaims.actions";
import type { PastClaim } from "../claims/history/pastClaim";
import { fitArrivalTimes } from "../claims/trips/fits/fits.actions";
import { claims } from "../db/tables/claims";
import { installation } from "../db/tables/log";
import { transaction, type Work } from "../db/transaction";
import { finishedClaims, worldOfHistory, type FinishedClaim } from "../demo/simulation/history";
import { newWorld, wholeState } from "../demo/simulation/world";
import { readClaim } from "../ingest/records/claimRecords";
import { readSupplier } from "../ingest/records/supplierRecords";
import { systemActor } from "../platform/actor";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { Clock } from "../platform/time";
import { unrestrictedScope } from "../platform/viewer";
import { takeSuppliers } from "../suppliers/intake/supplierIntake.actions";

const KEY = "demoHistory";
/** Small batches do not delay readers of the change log. */
const BATCH_CLAIMS = 25;
/** One batch is computed while another is written. */
const LANES = 2;
const FIT_INTERVAL_MS = 7 * DAY_MS;
const sender = { actor: systemActor, scope: unrestrictedScope };

export interface HistorySettings {
  /** Milliseconds since 1970. */
  until: number;
  days: number;
  claims: number;
  resources: number;
  seed: number;
}

/** Returns the history to write: of a new installation, or one that was interrupted; otherwise `null`. */
export const pendingHistory = ({ db, clock }: Work, env: Env): Promise<HistorySettings | null> =>
  transaction({ db, clock }, async (tx, now) => {
    const [stored] = await tx.select().from(installation).where(eq(installation.key, KEY));
    if (stored) return stored.value ? (JSON.parse(stored.value) as HistorySettings) : null;
    const { DEMO_HISTORY_DAYS: days, DEMO_CLAIMS: open, DEMO_RESOURCES: resources, DEMO_SEED: seed } = env;
    if (!days || !open || (await tx.select({ id: claims.id }).from(claims).limit(1)).length) return null;
    const settings = { until: now.getTime(), days, claims: open, resources, seed };
    await tx.insert(installation).values({ key: KEY, value: JSON.stringify(settings) });
    return settings;
  });

/** Writes the claims of the past in order, and fits the arrival times after each week. Repeating continues where it ended. */
export async function writeHistory(work: Work & { log: Log }, settings: HistorySettings): Promise<number> {
  const { until, days } = settings;
  const from = until - days * DAY_MS;
  const world = worldOfHistory({ ...settings, speed: 1 }, from);
  await takeSuppliers(work, sender, wholeState(newWorld({ ...settings, speed: 1 }, from, null)).suppliers.map(supplierOf));
  let [written, fitAt, batch] = [0, from + FIT_INTERVAL_MS, [] as PastClaim[]];
  const running = new Set<Promise<void>>();
  const flush = async (mostRunning: number): Promise<void> => {
    const writing = writePastClaims(work, sender, batch).then((count) => void (written += count));
    batch = [];
    running.add(writing);
    writing.then(
      () => running.delete(writing),
      () => undefined,
    );
    while (running.size > mostRunning) await Promise.race(running);
  };
  for (const claim of finishedClaims(world, until)) {
    if (claim.finishedAt >= fitAt) {
      await flush(0);
      await fitAsOf(work, fitAt);
      fitAt += FIT_INTERVAL_MS;
    }
    batch.push(pastClaimOf(claim));
    if (batch.length === BATCH_CLAIMS) await flush(LANES - 1);
  }
  await flush(0);
  await work.db
    .update(installation)
    .set({ value: "" })
    .where(and(eq(installation.key, KEY), sql`${installation.value} <> ''`));
  work.log.info({ event: "demo.history_written", claims: written, days }, "The history of the demo is written");
  return written;
}

/** A fit of an interrupted run is not repeated. */
async function fitAsOf(work: Work & { log: Log }, at: number): Promise<void> {
  const clock = new Clock();
  clock.offset = at - work.clock.now() + work.clock.offset;
  const rows = await work.db.execute(sql`select from arrival_fits where fitted_at >= ${new Date(at).toISOString()}::timestamptz limit 1`);
  if (!rows.length) await fitArrivalTimes({ ...work, clock });
}

const pastClaimOf = ({ id, events }: FinishedClaim): PastClaim => ({
  id,
  events: events.map((event) => ("record" in event ? { at: event.at, record: recordOf(readClaim(event.record)) } : event)),
});
const supplierOf = (record: object) => recordOf(readSupplier(record));

function recordOf<R>(result: { record: R } | { errors: unknown }): R {
  if ("errors" in result) throw new Error(`Invalid record of the demo: ${JSON.stringify(result.errors)}`);
  return result.record;
}
