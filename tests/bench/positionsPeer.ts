// Comparison for positions, one PostgreSQL statement each: the last position only, and with history and change log.
import postgres from "postgres";

export interface TraccarMessage {
  device: { uniqueId: string };
  position: { fixTime: string; valid: boolean; latitude: number; longitude: number; speed: number; course: number };
}

export interface PositionsPeer {
  upsert(messages: readonly TraccarMessage[]): Promise<void>;
  sameRows(messages: readonly TraccarMessage[]): Promise<void>;
  clear(): Promise<void>;
  end(): Promise<void>;
}

const sent = "unnest($1::text[], $2::float8[], $3::float8[], $4::timestamptz[], $5::float8[], $6::float8[]) as t(s, lon, lat, at, c, v)";
const upsertOf = (from: string): string => `
  insert into bench_positions (supplier_id, lon, lat, fix_at, received_at, course, speed)
  select s, lon, lat, at, now(), c, v from ${from}
  on conflict (supplier_id) do update set lon = excluded.lon, lat = excluded.lat, fix_at = excluded.fix_at, received_at = excluded.received_at
  where bench_positions.fix_at < excluded.fix_at`;
const allRows = `
  with sent as materialized (select * from ${sent}),
  kept as (
    insert into bench_history (supplier_id, lon, lat, fix_at, received_at, course, speed)
    select s, lon, lat, at, now(), c, v from sent order by s, at on conflict do nothing
  ), moved as (${upsertOf("sent")} returning supplier_id, lon, lat, fix_at, course, speed)
  insert into bench_changes (kind, state)
  select 'positions', jsonb_agg(jsonb_build_object('supplierId', supplier_id, 'lon', lon, 'lat', lat, 'fixAt', fix_at, 'course', course, 'speed', speed))
  from moved having count(*) > 0`;

/** In the product's own PostgreSQL, with tables of the same columns and indexes. */
export async function openPositionsPeer(socketFolder: string): Promise<PositionsPeer> {
  const db = postgres({ path: `${socketFolder}/.s.PGSQL.5432`, user: "postgres", database: "postgres", max: 8, onnotice: () => undefined });
  await db`create table bench_positions (like positions including all)`;
  await db`create table bench_history (like position_history including all)`;
  await db`create table bench_changes (like changes including all)`;
  const write = async (statement: string, messages: readonly TraccarMessage[]): Promise<void> => {
    const values = (["longitude", "latitude", "fixTime", "course", "speed"] as const).map((name) =>
      messages.map(({ position }) => position[name]),
    );
    await db.unsafe(statement, [messages.map(({ device }) => device.uniqueId), ...values] as never[], { prepare: true });
  };
  return {
    upsert: (messages) => write(upsertOf(sent), messages),
    sameRows: (messages) => write(allRows, messages),
    clear: async () => void (await db`truncate bench_positions, bench_history, bench_changes`),
    end: () => db.end(),
  };
}
