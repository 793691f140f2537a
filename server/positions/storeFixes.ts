import { sql } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import { positionLimits } from "../../schema/rules/geo/positions";
import type { Reader } from "../db/connect";
import type { TimeBounds } from "../db/health/databaseClock";
import { unnested } from "../db/bulk/unnest";
import { type Fix, partsOfDevice } from "./fixes";

/** In milliseconds; longer than storing any batch of positions takes. */
const DUE_SOON_MS = 30_000;

export interface StoreOptions {
  /** The statement stores nothing if the database clock is outside these bounds. */
  plausibleMs: TimeBounds;
  offsetMs: number;
  /** True to store fixes that change a resource's status; the caller must evaluate the resource in the same transaction. */
  withStatusChanges: boolean;
}

/** Outcomes by index of the given fixes, from 0. Fixes that are not listed became the last position. */
export interface StoredFixes {
  databaseMs: number;
  unknown: number[];
  ambiguous: number[];
  stale: number[];
  /** Skipped because they would change a resource's status. */
  statusChanges: number[];
  movedCount: number;
  /** Resources with a new last position, only with `withStatusChanges`. */
  moved: string[];
}

interface StoredRow extends Record<string, unknown> {
  now: number;
  unknown: number[] | null;
  ambiguous: number[] | null;
  stale: number[] | null;
  changing: number[] | null;
  movedCount: number;
  moved: string[] | null;
}

/**
 * Stores fixes in one statement, in ID order to prevent deadlocks. A fix may change the status of a resource without a location, or while
 * StatusWorker evaluates it with the previous position.
 */
export async function storeFixes(db: Reader, fixes: readonly Fix[], options: StoreOptions): Promise<StoredFixes> {
  const { plausibleMs, offsetMs, withStatusChanges } = options;
  const numbers = (["lon", "lat", "fixAt", "speed", "course", "accuracy", "altitude"] as const).map((name) => ({
    type: "float8",
    values: fixes.map((fix) => fix[name]),
  }));
  const devices = fixes.map(({ device }) => ({ device, ...partsOfDevice(device) }));
  const arrays = unnested([
    { type: "text", values: devices.map(({ device }) => device) },
    { type: "text", values: devices.map(({ code }) => code) },
    { type: "text", values: devices.map(({ instanceId }) => instanceId) },
    ...numbers,
    { type: "jsonb", values: fixes.map(({ attributes }) => attributes) },
    { type: "text", values: fixes.map(({ instances }) => instances && [...instances]) },
  ]);
  const [row] = await db.execute<StoredRow>(sql`
    with clock as materialized (
      select ms, to_timestamp((ms + ${offsetMs}::float8) / 1000) as now from (select floor(extract(epoch from clock_timestamp()) * 1000)::float8 as ms) as read
    ), matched as materialized (
      select f.place - 1 as place, s.id as supplier_id, f.lon, f.lat, to_timestamp(f.fix_ms / 1000) as fix_at, clock.now, f.speed, f.course, f.accuracy,
        f.altitude, f.attributes,
        (s.status is null or s.status = 'MOBILE_NO_LOCATION' or s.status_due_at <= clock.now + ${DUE_SOON_MS}::float8 * interval '1 ms') as changes_status
      from clock cross join ${arrays} with ordinality
        as f(device, code, qualifier, lon, lat, fix_ms, speed, course, accuracy, altitude, attributes, instances, place)
      left join instances as q on q.id = f.qualifier and (f.instances is null or q.id = any(f.instances::text[]))
      join suppliers as s on s.access = 'MOBILE' and s.mobile = case when q.id is null then f.device else f.code end
        and (f.instances is null or s.instance_id = any(f.instances::text[])) and (q.id is null or s.instance_id = q.id)
      where clock.ms between ${plausibleMs.from}::float8 and ${plausibleMs.until}::float8
        and to_timestamp(f.fix_ms / 1000) <= clock.now + ${positionLimits.maxAheadSeconds}::float8 * interval '1 s'
    ), ambiguous as materialized (
      select place from matched group by place having count(*) > 1
    ), sent as materialized (
      select * from matched where place not in (select place from ambiguous)
    ), stored as materialized (
      select * from sent where ${withStatusChanges}::boolean or not changes_status
    ), kept as (
      insert into position_history (supplier_id, fix_at, received_at, lon, lat, speed, course, accuracy)
      select supplier_id, fix_at, now, lon, lat, speed, course, accuracy from stored
      where fix_at > now - ${positionLimits.historyDays * DAY_MS}::float8 * interval '1 ms' order by supplier_id, fix_at
      on conflict do nothing
    ), newest as materialized (
      select distinct on (supplier_id) * from stored order by supplier_id, fix_at desc, place
    ), moved as (
      insert into positions (supplier_id, fix_at, received_at, lon, lat, speed, course, accuracy, altitude, attributes)
      select supplier_id, fix_at, now, lon, lat, speed, course, accuracy, altitude, attributes from newest order by supplier_id
      on conflict (supplier_id) do update set fix_at = excluded.fix_at, received_at = excluded.received_at, lon = excluded.lon, lat = excluded.lat,
        speed = excluded.speed, course = excluded.course, accuracy = excluded.accuracy, altitude = excluded.altitude, attributes = excluded.attributes
      where positions.fix_at < excluded.fix_at
      returning supplier_id, lon, lat, (extract(epoch from fix_at) * 1000)::float8 as fix_ms, course, speed, accuracy
    ), changed as (
      insert into changes (kind, state)
      select 'positions', jsonb_agg(jsonb_build_object('supplierId', supplier_id, 'lon', lon, 'lat', lat, 'fixAt', fix_ms, 'course', course, 'speed', speed,
        'accuracy', accuracy)) from moved having count(*) > 0
    )
    select ms as now,
      (select json_agg(place) from generate_series(0, ${fixes.length - 1}::int) as given(place) where place not in (select place from matched)) as unknown,
      (select json_agg(place) from ambiguous) as ambiguous,
      (select json_agg(place) from stored where place not in (select place from newest) or supplier_id not in (select supplier_id from moved)) as stale,
      (select json_agg(place) from sent where changes_status and not ${withStatusChanges}::boolean) as changing,
      (select count(*)::int from moved) as "movedCount",
      (select json_agg(supplier_id) from moved where ${withStatusChanges}::boolean) as moved
    from clock`);
  const { now, unknown, ambiguous, stale, changing, movedCount, moved } = row!;
  return {
    databaseMs: now,
    unknown: unknown ?? [],
    ambiguous: ambiguous ?? [],
    stale: stale ?? [],
    statusChanges: changing ?? [],
    movedCount,
    moved: moved ?? [],
  };
}
