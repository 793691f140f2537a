import { sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import { appendChanges } from "../changes/appendChanges";
import type { PositionState } from "../changes/states";
import type { Tx } from "../db/connect";
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

const fixColumns = sql`"supplierId" text, "fixAt" float8, lon float8, lat float8, speed float8, course float8, accuracy float8, altitude float8, attributes jsonb`;

async function writeHistory(tx: Tx, now: Date, states: PositionState[]): Promise<void> {
  await tx.execute(sql`
    insert into position_history (supplier_id, fix_at, received_at, lon, lat, speed, course, accuracy)
    select "supplierId", to_timestamp("fixAt" / 1000), ${now.toISOString()}::timestamptz, lon, lat, speed, course, accuracy
    from jsonb_to_recordset(${JSON.stringify(states)}::text::jsonb) as fix(${fixColumns})
    where "fixAt" > ${now.getTime() - positionLimits.historyDays * DAY_MS}
    on conflict do nothing`);
}

/** Writes the last positions where they are newer than what is stored; answers whose moved. Rows in id order, so that batches cannot deadlock. */
async function writeLastPositions(tx: Tx, now: Date, newest: { state: PositionState; fix: Fix }[]): Promise<Set<string>> {
  const records = newest.map(({ state, fix }) => ({ ...state, altitude: fix.altitude, attributes: fix.attributes }));
  const rows = await tx.execute<{ supplier_id: string }>(sql`
    insert into positions (supplier_id, fix_at, received_at, lon, lat, speed, course, accuracy, altitude, attributes)
    select "supplierId", to_timestamp("fixAt" / 1000), ${now.toISOString()}::timestamptz, lon, lat, speed, course, accuracy, altitude, attributes
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as fix(${fixColumns})
    order by "supplierId"
    on conflict (supplier_id) do update set fix_at = excluded.fix_at, received_at = excluded.received_at, lon = excluded.lon, lat = excluded.lat,
      speed = excluded.speed, course = excluded.course, accuracy = excluded.accuracy, altitude = excluded.altitude, attributes = excluded.attributes
    where positions.fix_at < excluded.fix_at
    returning supplier_id`);
  return new Set(rows.map((row) => row.supplier_id));
}
