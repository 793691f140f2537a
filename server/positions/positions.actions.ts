import { sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import { appendChanges } from "../changes/appendChanges";
import type { PositionState } from "../changes/states";
import type { Tx } from "../db/connect";
import { insertRows, upsertRows } from "../db/rows";
import { positionHistory, positions } from "../db/tables/positions";
import { transaction, type Work } from "../db/transaction";
import { positionLimits } from "../../schema/rules/geo/positions";
import { fixRejectionOf, type Fix, type FixRejection } from "./fixes";
import { evaluateResources, resourcesToReevaluate } from "./resourceStatus.actions";

/** Null: taken as the last position. */
export type FixOutcome = FixRejection | null;

/**
 * Takes a batch of fixes in one transaction: newest wins per resource, guarded by the fix time; history keeps every believable one;
 * one change row. Answers an outcome per fix, after the commit. Safe to repeat.
 */
export async function takeFixes(work: Work, fixes: readonly Fix[]): Promise<FixOutcome[]> {
  return transaction(work, async (tx, now) => {
    const supplierOf = await suppliersByDevice(tx, fixes);
    const outcome: FixOutcome[] = fixes.map(
      (fix) => fixRejectionOf(fix, now.getTime()) ?? (canWrite(fix, supplierOf.get(fix.device)) ? null : "UNKNOWN_DEVICE"),
    );
    const accepted = fixes.flatMap((fix, i) =>
      outcome[i] === null ? [{ i, state: stateOf(fix, supplierOf.get(fix.device)!.id), fix }] : [],
    );
    if (!accepted.length) return outcome;

    await writeHistory(
      tx,
      now,
      accepted.map(({ state }) => state),
    );
    const newest = new Map<string, (typeof accepted)[number]>();
    for (const one of accepted) {
      const other = newest.get(one.state.supplierId);
      if (!other || one.state.fixAt > other.state.fixAt) newest.set(one.state.supplierId, one);
    }
    const moved = await writeLastPositions(tx, now, [...newest.values()]);
    for (const { i, state } of accepted) if (newest.get(state.supplierId)!.i !== i || !moved.has(state.supplierId)) outcome[i] = "STALE";
    const states = [...newest.values()].map(({ state }) => state).filter((state) => moved.has(state.supplierId));
    if (states.length) {
      await evaluateResources(tx, await resourcesToReevaluate(tx, now, [...moved]));
      await appendChanges(tx, [{ kind: "positions", state: states }]);
    }
    return outcome;
  });
}

const stateOf = (fix: Fix, supplierId: string): PositionState => ({
  supplierId,
  lon: fix.lon!,
  lat: fix.lat!,
  fixAt: fix.fixAt,
  course: fix.course,
  speed: fix.speed,
  accuracy: fix.accuracy,
});

interface DeviceOwner {
  id: string;
  instanceId: string;
}

/** A device of an AMA instance that the sender may not write to is one that there is not. */
const canWrite = ({ instances }: Fix, owner: DeviceOwner | undefined): boolean =>
  owner !== undefined && (!instances || instances.has(owner.instanceId));

async function suppliersByDevice(tx: Tx, fixes: readonly Fix[]): Promise<Map<string, DeviceOwner>> {
  const devices = JSON.stringify([...new Set(fixes.map((fix) => fix.device))]);
  const rows = await tx.execute<{ mobile: string; id: string; instance_id: string }>(sql`
    select mobile, id, instance_id from suppliers where access = 'MOBILE' and mobile in (select jsonb_array_elements_text(${devices}::text::jsonb))`);
  return new Map(rows.map(({ mobile, id, instance_id }) => [mobile, { id, instanceId: instance_id }]));
}

/** Adds to the history what is not too old for it; what is in it already is left as it is. */
async function writeHistory(tx: Tx, now: Date, states: PositionState[]): Promise<void> {
  const oldest = now.getTime() - positionLimits.historyDays * DAY_MS;
  const rows = states.filter(({ fixAt }) => fixAt > oldest).map((state) => ({ ...state, fixAt: new Date(state.fixAt), receivedAt: now }));
  await insertRows(tx, positionHistory, rows);
}

/** Writes the last positions where they are newer than what is stored; answers whose moved. Rows in id order, so that batches cannot deadlock. */
function writeLastPositions(tx: Tx, now: Date, newest: { state: PositionState; fix: Fix }[]): Promise<Set<string>> {
  const rows = newest.map(({ state, fix: { altitude, attributes } }) => ({
    ...state,
    fixAt: new Date(state.fixAt),
    receivedAt: now,
    altitude,
    attributes,
  }));
  rows.sort((a, b) => (a.supplierId < b.supplierId ? -1 : 1));
  return upsertRows(tx, positions, rows, sql`positions.fix_at < excluded.fix_at`);
}
