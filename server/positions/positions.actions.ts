import { sql } from "drizzle-orm";
import type { Announcer } from "../changes/announcer";
import { changed } from "../changes/append";
import type { PositionState } from "../changes/states";
import type { Tx } from "../db/connect";
import { transaction, type Work } from "../db/transaction";
import { positionLimits } from "../../schema/rules/positions";
import { faultOf, type Fix, type FixRefusal } from "./fixes";
import { evaluateResources, resourcesLosingLocation } from "./resources.actions";

/** Null: taken as the last position. */
export type Outcome = FixRefusal | null;

/**
 * Takes a batch of fixes in one transaction: newest wins per resource, guarded by the fix time; history keeps every believable one;
 * one change row. Answers an outcome per fix, after the commit. Safe to repeat.
 */
export async function takeFixes(work: Work & { announcer: Announcer }, fixes: readonly Fix[]): Promise<Outcome[]> {
  const outcomes = await transaction(work, async (tx, now) => {
    const supplierOf = await suppliersByDevice(tx, fixes);
    const outcome: Outcome[] = fixes.map(
      (fix) => faultOf(fix, now.getTime()) ?? (mayWrite(fix, supplierOf.get(fix.device)) ? null : "UNKNOWN_DEVICE"),
    );
    const believed = fixes.flatMap((fix, i) =>
      outcome[i] === null ? [{ i, state: stateOf(fix, supplierOf.get(fix.device)!.id), fix }] : [],
    );
    if (!believed.length) return outcome;

    await keepHistory(
      tx,
      now,
      believed.map(({ state }) => state),
    );
    const newest = new Map<string, (typeof believed)[number]>();
    for (const one of believed) {
      const other = newest.get(one.state.supplierId);
      if (!other || one.state.fixAt > other.state.fixAt) newest.set(one.state.supplierId, one);
    }
    const moved = await writeLast(tx, now, [...newest.values()]);
    for (const { i, state } of believed) if (newest.get(state.supplierId)!.i !== i || !moved.has(state.supplierId)) outcome[i] = "STALE";
    const states = [...newest.values()].map(({ state }) => state).filter((state) => moved.has(state.supplierId));
    if (states.length) {
      await evaluateResources(tx, await resourcesLosingLocation(tx, now, [...moved]));
      await changed(tx, [{ kind: "positions", state: states }]);
    }
    return outcome;
  });
  if (outcomes.includes(null)) work.announcer.grown();
  return outcomes;
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

interface Owner {
  id: string;
  instanceId: string;
}

/** A device of an AMA instance that the sender may not write to is one that there is not. */
const mayWrite = ({ instances }: Fix, owner: Owner | undefined): boolean =>
  owner !== undefined && (!instances || instances.has(owner.instanceId));

async function suppliersByDevice(tx: Tx, fixes: readonly Fix[]): Promise<Map<string, Owner>> {
  const devices = JSON.stringify([...new Set(fixes.map((fix) => fix.device))]);
  const rows = await tx.execute<{ mobile: string; id: string; instance_id: string }>(sql`
    select mobile, id, instance_id from suppliers where access = 'MOBILE' and mobile in (select jsonb_array_elements_text(${devices}::text::jsonb))`);
  return new Map(rows.map(({ mobile, id, instance_id }) => [mobile, { id, instanceId: instance_id }]));
}

const columns = sql`"supplierId" text, "fixAt" float8, lon float8, lat float8, speed float8, course float8, accuracy float8, altitude float8, attributes jsonb`;

async function keepHistory(tx: Tx, now: Date, states: PositionState[]): Promise<void> {
  await tx.execute(sql`
    insert into position_history (supplier_id, fix_at, received_at, lon, lat, speed, course, accuracy)
    select "supplierId", to_timestamp("fixAt" / 1000), ${now.toISOString()}::timestamptz, lon, lat, speed, course, accuracy
    from jsonb_to_recordset(${JSON.stringify(states)}::text::jsonb) as fix(${columns})
    where "fixAt" > ${now.getTime() - positionLimits.historyDays * 86_400_000}
    on conflict do nothing`);
}

/** Writes the last positions where they are newer than what is stored; answers whose moved. Rows in id order, so that batches cannot deadlock. */
async function writeLast(tx: Tx, now: Date, newest: { state: PositionState; fix: Fix }[]): Promise<Set<string>> {
  const records = newest.map(({ state, fix }) => ({ ...state, altitude: fix.altitude, attributes: fix.attributes }));
  const rows = await tx.execute<{ supplier_id: string }>(sql`
    insert into positions (supplier_id, fix_at, received_at, lon, lat, speed, course, accuracy, altitude, attributes)
    select "supplierId", to_timestamp("fixAt" / 1000), ${now.toISOString()}::timestamptz, lon, lat, speed, course, accuracy, altitude, attributes
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as fix(${columns})
    order by "supplierId"
    on conflict (supplier_id) do update set fix_at = excluded.fix_at, received_at = excluded.received_at, lon = excluded.lon, lat = excluded.lat,
      speed = excluded.speed, course = excluded.course, accuracy = excluded.accuracy, altitude = excluded.altitude, attributes = excluded.attributes
    where positions.fix_at < excluded.fix_at
    returning supplier_id`);
  return new Set(rows.map((row) => row.supplier_id));
}
