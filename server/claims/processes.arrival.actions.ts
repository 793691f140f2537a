// Automatic arrival: the assigned mobile resource stays at its claim. Looked for among the positions that came in since the last look.
import { uuidv7 } from "uuidv7";
import { assignmentOf } from "../../schema/rules/automatic";
import { arrivalSeen, type ArrivalEvidence } from "../../schema/rules/automaticArrival";
import { kpiSettings, minute } from "../../schema/rules/settings";
import type { ClaimRow } from "../changes/claimState";
import { among } from "../db/among";
import type { Reader, Tx } from "../db/connect";
import { insertNewRows } from "../db/rows";
import { claims } from "../db/tables/claims";
import { processRuns } from "../db/tables/processes";
import { lockedTransaction, type Instant } from "../db/transaction";
import { settingsInForce, type SettingsInForce } from "../settings/settings.queries";
import { assignedTo } from "./claims.assignment";
import { factsOf } from "./claims.status";
import type { ProcessWork } from "./processes.actions";
import { awaited, candidates, fixesOf, type Candidate } from "./processes.arrival.queries";
import { confirmAutomatically } from "./processes.confirm.actions";
import { runsOf, type RunRow } from "./processes.queries";

/** Candidates whose positions are read at once, and arrivals confirmed in one transaction: short, so that no reader of the log waits. */
const batch = { read: 200, write: 20 };

type Stay = Candidate & ArrivalEvidence & { distance: number };

/**
 * Confirms the arrivals that positions received after `since` have made certain; answers how many. Safe to repeat, and on several nodes at
 * once: a run is once per claim and assignment, and a claim that somebody else has locked is passed over until the next look.
 */
export async function confirmArrivals(work: ProcessWork, since: Date): Promise<number> {
  const { db } = work;
  const settings = await settingsInForce(db, new Date(work.clock.now()));
  const near = await candidates(db, settings, since);
  let confirmed = 0;
  for (const some of batches(near, batch.read))
    for (const stays of batches(await staysOf(db, some, settings), batch.write))
      confirmed += await confirm(work, new Map(stays.map((stay) => [stay.id, stay])));
  if (confirmed) work.announcer.grown();
  return confirmed;
}

const batches = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size));

/** Those of the candidates that have stayed long enough at their claim. */
async function staysOf(db: Reader, near: readonly Candidate[], settings: SettingsInForce): Promise<Stay[]> {
  const fixes = await fixesOf(db, near);
  return near.flatMap((candidate) => {
    const { automaticArrivalDistance: distance, outdatedPosition } = settings.of(candidate.instanceId).values;
    const limits = { distance, gap: outdatedPosition * minute };
    const stay = arrivalSeen(fixes.get(candidate.id) ?? [], [candidate.lon, candidate.lat], limits);
    return stay ? [{ ...candidate, ...stay, distance }] : [];
  });
}

function confirm(work: ProcessWork, stays: ReadonlyMap<string, Stay>): Promise<number> {
  const lock = (tx: Tx) =>
    tx
      .select()
      .from(claims)
      .where(among(claims.id, [...stays.keys()]))
      .orderBy(claims.id)
      .for("no key update", { skipLocked: true });
  return lockedTransaction(work, lock, (tx, now, rows) => confirmThose(tx, now, rows, stays));
}

async function confirmThose(tx: Tx, now: Instant, rows: readonly ClaimRow[], stays: ReadonlyMap<string, Stay>): Promise<number> {
  const waiting = rows.filter((claim) => stillAwaited(claim, stays.get(claim.id)!));
  if (!waiting.length) return 0;
  const keyOf = ({ claimId, process, assignment }: RunRow): string => JSON.stringify([claimId, process, assignment]);
  const done = await runsOf(
    tx,
    waiting.map(({ id }) => id),
  );
  const doneKeys = new Set(done.map(keyOf));
  const runs = waiting.map((claim) => runOf(claim, stays.get(claim.id)!, now)).filter((run) => !doneKeys.has(keyOf(run)));
  await insertNewRows(tx, processRuns, runs);
  // A device's clock may be a little ahead; nobody arrives in the future.
  const arrivals = runs.map((run) => ({ run, at: new Date(Math.min(stays.get(run.claimId)!.from, now.getTime())) }));
  await confirmAutomatically(tx, now, "ARRIVAL", arrivals);
  return runs.length;
}

/** Seen again under the lock: the same resource is still awaited, at the same place, and no other action waits for its answer. */
const stillAwaited = (claim: ClaimRow, { supplierId, lon, lat }: Stay): boolean =>
  awaited.includes(claim.status) &&
  claim.arrivedAt === null &&
  assignedTo(claim) === supplierId &&
  claim.lon === lon &&
  claim.lat === lat &&
  (claim.pendingAction === null || claim.pendingAction === "confirmArrival");

const setting = kpiSettings.find(({ key }) => key === "automaticArrivalDistance")!.number;

function runOf(claim: ClaimRow, { from, to, fixes, metres, distance, sentAt }: Stay, now: Date): RunRow {
  return {
    id: uuidv7(),
    claimId: claim.id,
    process: "AUTOMATIC_ARRIVAL",
    assignment: assignmentOf(factsOf(claim, null)),
    episode: new Date(sentAt),
    state: "STARTED",
    at: now,
    takenBackAt: null,
    evidence: {
      setting,
      limit: distance,
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      fixes,
      metres: Math.round(metres),
    },
  };
}
