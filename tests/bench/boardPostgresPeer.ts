// The same viewport question put to PostgreSQL: the claims and resources in a box that pass the filter, as rows or as counts per cell.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { mapLimits } from "../../schema/rules/map/map";
import { mercatorBits, mercatorX, mercatorY } from "../../server/board/mercator";
import type { Viewport } from "../../server/board/viewport";
import { asked, rowsOf, timingOf } from "./boardRows";

export interface Peer {
  load(size: number): Promise<void>;
  /** Milliseconds of the better of its two indexes. */
  ask(window: Viewport, zoom: number): Promise<number>;
  end(): Promise<void>;
}

/** Throws if there is no database. Uses a separate schema and drops it. */
export async function askPostgres(): Promise<Peer> {
  const url = process.env.DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/test";
  const schema = `bench_board_${process.pid}`;
  const sql = postgres(url, { max: 1, connect_timeout: 3, onnotice: () => {}, connection: { jit: false, search_path: schema } });
  await sql`create schema ${sql(schema)}`;

  const load = async (size: number): Promise<void> => {
    await sql`
      create unlogged table features (
        id text not null, mobile boolean not null, status smallint not null, timing smallint not null, service smallint not null,
        contract smallint not null, lon integer not null, lat integer not null, x integer not null, y integer not null, p point not null
      )`;
    function* lines(): Generator<string> {
      let text = "";
      for (const { id, mobile, status, service, contract, ...at } of rowsOf(size)) {
        const [lon, lat] = [Math.round(at.lon * 1e6), Math.round(at.lat * 1e6)];
        const [x, y] = [mercatorX(lon), mercatorY(lat)];
        text += `${[id, mobile, status, mobile ? -1 : timingOf[status], service, contract, lon, lat, x, y, `(${x},${y})`].join("\t")}\n`;
        if (text.length < 65_536) continue;
        yield text;
        text = "";
      }
      yield text;
    }
    await pipeline(Readable.from(lines()), await sql`copy features from stdin`.writable());
    await sql`create index on features (x, y)`;
    await sql`create index on features using gist (p)`;
    await sql`analyze features`;
  };

  const ask = async ({ west, east, north, south }: Viewport, zoom: number): Promise<number> => {
    const shift = mercatorBits - (Math.floor(zoom) + 3);
    const passes = sql`(case when mobile then status = any(${asked.resourceStatuses}) else
      status = any(${asked.statuses}) and service = any(${asked.services}) and contract = any(${asked.contracts}) end)`;
    const boxes = [
      sql`p <@ box(point(${west}::float8, ${north}::float8), point(${east}::float8, ${south}::float8))`,
      sql`x between ${west} and ${east} and y between ${north} and ${south}`,
    ];
    const times: number[] = [];
    for (const box of boxes) {
      const from = performance.now();
      const cells = await sql`
        select mobile, x >> ${shift}::int as cx, y >> ${shift}::int as cy, timing, count(*)::int as count, avg(x) as x, avg(y) as y
        from features where ${box} and ${passes} group by 1, 2, 3, 4`;
      // Small results that are drawn as points are then read as rows.
      if (cells.reduce((sum, cell) => sum + (cell.count as number), 0) <= mapLimits.pointsInView) {
        await sql`select id, mobile, status, service, lon, lat, timing, contract from features where ${box} and ${passes}`;
      }
      times.push(performance.now() - from);
    }
    return Math.min(...times);
  };

  return {
    load,
    ask,
    end: async () => {
      await sql`drop schema ${sql(schema)} cascade`;
      await sql.end();
    },
  };
}
