import { uuidv7 } from "uuidv7";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { actionOfMilestone } from "../../../schema/rules/claims/actions";
import { assignmentOf } from "../../../schema/rules/claims/automation";
import { findArrivalStay, type ArrivalEvidence } from "../../../schema/rules/claims/automaticArrival";
import { kpiSettings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import type { Reader, Tx } from "../../db/connect";
import { insertNewRows } from "../../db/bulk/rows";
import { claims } from "../../db/tables/claims";
import { processRuns } from "../../db/tables/processes";
import { lockedTransaction, type Instant } from "../../db/transaction";
import { settingsInForce, type SettingsInForce } from "../../settings/settings.queries";
import { assignedSupplierId } from "../status/assignment";
import { claimFactsOf } from "../status/storedStatus";
import type { ProcessWork } from "./processes.actions";
import { awaited, arrivalCandidates, fixesOf, type ArrivalCandidate } from "./automaticArrival.queries";
import { confirmAutomatically } from "./confirmation.actions";
import { runsOf, type ProcessRunRow } from "./processes.queries";

/** Candidates per position query, and claims per transaction. Small transactions do not delay readers of the change log. */
const BATCH_CLAIMS = { read: 200, write: 20 };

type Stay = ArrivalCandidate & ArrivalEvidence & { distance: number };

/**
 * Returns the number of confirmed arrivals. Repeatable and safe on several nodes: one run per claim and assignment; locked claims are
 * skipped until the next scan.
 */
export async function confirmArrivals(work: ProcessWork, since: Date): Promise<number> {
  const { db } = work;
  const settings = await settingsInForce(db, new Date(work.clock.now()));
  const candidates = await arrivalCandidates(db, settings, since);
  let confirmed = 0;
  for (const batch of batches(candidates, BATCH_CLAIMS.read))
    for (const stays of batches(await staysOf(db, batch, settings), BATCH_CLAIMS.write))
      confirmed += await confirmStays(work, new Map(stays.map((stay) => [stay.id, stay])));
  return confirmed;
}

const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

async function staysOf(db: Reader, near: readonly ArrivalCandidate[], settings: SettingsInForce): Promise<Stay[]> {
  const fixes = await fixesOf(db, near);
  return near.flatMap((candidate) => {
    const { automaticArrivalDistance: distance, outdatedPosition } = settings.of(candidate.instanceId).values;
    const limits = { distance, gap: outdatedPosition * MINUTE_MS };
    const stay = findArrivalStay(fixes.get(candidate.id) ?? [], [candidate.lon, candidate.lat], limits);
    return stay ? [{ ...candidate, ...stay, distance }] : [];
  });
}

function confirmStays(work: ProcessWork, stays: ReadonlyMap<string, Stay>): Promise<number> {
  const lock = (tx: Tx) =>
    tx
      .select()
      .from(claims)
      .where(inList(claims.id, [...stays.keys()]))
      .orderBy(claims.id)
      .for("no key update", { skipLocked: true });
  return lockedTransaction(work, lock, (tx, now, rows) => confirmLocked(tx, now, rows, stays));
}

async function confirmLocked(tx: Tx, now: Instant, rows: readonly ClaimRow[], stays: ReadonlyMap<string, Stay>): Promise<number> {
  const waiting = rows.filter((claim) => stillAwaited(claim, stays.get(claim.id)!));
  if (!waiting.length) return 0;
  const keyOf = ({ claimId, process, assignment }: ProcessRunRow): string => JSON.stringify([claimId, process, assignment]);
  const done = await runsOf(
    tx,
    waiting.map(({ id }) => id),
  );
  const doneKeys = new Set(done.map(keyOf));
  const runs = waiting.map((claim) => runOf(claim, stays.get(claim.id)!, now)).filter((run) => !doneKeys.has(keyOf(run)));
  await insertNewRows(tx, processRuns, runs);
  // Device clocks may run ahead; an arrival is never recorded in the future.
  const arrivals = runs.map((run) => ({ run, at: new Date(Math.min(stays.get(run.claimId)!.from, now.getTime())) }));
  await confirmAutomatically(tx, now, "ARRIVAL", arrivals);
  return runs.length;
}

/** Rechecks the candidate under the lock: same supplier, same location, no other pending action. */
const stillAwaited = (claim: ClaimRow, { supplierId, lon, lat }: Stay): boolean =>
  awaited.includes(claim.status) &&
  claim.arrivedAt === null &&
  assignedSupplierId(claim) === supplierId &&
  claim.lon === lon &&
  claim.lat === lat &&
  (claim.pendingAction === null || claim.pendingAction === actionOfMilestone("ARRIVAL"));

const SETTING_NUMBER = kpiSettings.find(({ key }) => key === "automaticArrivalDistance")!.number;

function runOf(claim: ClaimRow, { from, to, fixes, metres, distance, sentAt }: Stay, now: Date): ProcessRunRow {
  return {
    id: uuidv7(),
    claimId: claim.id,
    process: "AUTOMATIC_ARRIVAL",
    assignment: assignmentOf(claimFactsOf(claim, null)),
    episode: new Date(sentAt),
    state: "STARTED",
    at: now,
    cancelledAt: null,
    evidence: {
      setting: SETTING_NUMBER,
      limit: distance,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      fixes,
      metres: Math.round(metres),
    },
  };
}
