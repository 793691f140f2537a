// Supplier filter among 100,000 suppliers by straight lines compared with a spatial index, alternately.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { MINUTE_MS } from "../../schema/rules/durations";
import type { Place } from "../../schema/rules/geo/geo";
import { supplierFilterLimits as limits, type FilterContext, type ServiceNeed } from "../../schema/rules/supplierFilter/filterFacts";
import { Board } from "../../server/board/board";
import { nearestSuppliers } from "../../server/board/nearest/nearestSuppliers";
import { scopeMatcher } from "../../server/board/tallyCache";
import { connect, type Db } from "../../server/db/connect";
import { openDatabase } from "../../server/db/open";
import { readEnv } from "../../server/platform/env";
import { createLog } from "../../server/platform/log";
import { systemSender, type Viewer } from "../../server/platform/viewer";
import { firstCut } from "../../server/supplierFilter/filterSuppliers";
import { place, random } from "./boardRows";
import { quantile, round } from "./timings";

export interface SupplierFilterFigures {
  where: string;
  found: number;
  /** Milliseconds: medians, and the slowest of a hundred of ours. */
  cut: number;
  whole: number;
  wholeP99: number;
  postgres: number;
  ratio: number;
}

const JOBS = 20_000;
const ROUNDS = 200;
const CHUNK_ROWS = 5_000;
const services = ["GRU", "TAX", "AMB", "ABO", "ABC", "FON"];
const viewer = { ...systemSender, functionalities: new Set(), canAct: true } as unknown as Viewer;

interface Row {
  id: string;
  access: "MOBILE" | "BASE";
  network_state: "ACTIVE" | "OFF";
  connected: boolean | null;
  services: string[];
  bands: number[];
  band_thresholds: number[];
  rating: number;
  lon: number;
  lat: number;
  [other: string]: unknown;
}

/** Every fifth is a mobile resource, every thirtieth is off; each gives one service, every other one a second. */
function* supplierRows(count: number): Generator<Row> {
  const next = random(7);
  for (let n = 0; n < count; n++) {
    const given = services[Math.floor(next() * 6)]!;
    yield {
      ...{ id: `S${n}`, instance_id: "ES", name: `Supplier ${n}`, source_version: 1, version: 1, settings_version: 0 },
      access: n % 5 === 0 ? "MOBILE" : "BASE",
      network_state: n % 30 === 1 ? "OFF" : "ACTIVE",
      connected: n % 5 === 0 ? next() > 0.1 : null,
      services: n % 2 ? [given] : [...new Set([given, "GRU"])],
      schedule: n % 3 ? "L-D: 24H" : "L-V: 08:00-20:00; S: 09:00-14:00",
      bands: Array.from({ length: 24 }, () => Math.floor(next() * 5)),
      band_thresholds: Array.from({ length: 24 }, () => 4),
      rating: Math.round(next() * 50) / 10,
      ...{ created_at: "2026-01-01T00:00:00Z", updated_at: "2026-01-01T00:00:00Z" },
      ...place(next),
    };
  }
}

/** The board and PostgreSQL hold the same; PostgreSQL in tables made for this question. */
async function seed(db: Db, board: Board, count: number, now: number): Promise<void> {
  let version = 0;
  for (let rows: Row[] = [], all = supplierRows(count), one = all.next(); ; one = all.next()) {
    if (!one.done) rows.push(one.value);
    if (one.done || rows.length === CHUNK_ROWS) {
      await db.execute(
        sql`insert into suppliers select r.* from jsonb_populate_recordset(null::suppliers, ${JSON.stringify(rows)}::text::jsonb) as r`,
      );
      for (const { id, access, network_state, lon, lat, services: given } of rows) {
        const status = access === "MOBILE" ? "MOBILE_FREE" : null;
        board.applySupplier({
          id,
          version: 1,
          instanceId: "ES",
          name: id,
          access,
          status,
          lon,
          lat,
          active: network_state === "ACTIVE",
          services: given,
        });
        if (access === "MOBILE") board.applyPosition({ supplierId: id, lon, lat, fixAt: now, course: null, speed: null, accuracy: null });
      }
      rows = [];
    }
    if (one.done) break;
  }
  const next = random(8);
  const jobs = Array.from({ length: JOBS }, (_, n) => ({
    ...{ id: `C${n}`, supplier_id: `S${Math.floor((next() * count) / 5) * 5}` },
    predicted_at: now + Math.round(next() * 40) * MINUTE_MS,
    ...place(next),
  }));
  for (const { id, supplier_id: supplierId, predicted_at: predictedAt, lon, lat } of jobs)
    board.applyClaim({
      ...{
        id,
        supplierId,
        predictedAt,
        lon,
        lat,
        version: ++version,
        instanceId: "ES",
        status: "PENDING_ARRIVAL_INTIME",
        kind: "TOW",
        serviceId: "GRU",
      },
      ...{ centreId: null, clientId: null, contractId: null, scheduled: false, priorityCode: null, assignmentType: null },
      ...{ occurredAt: now, assignedAt: now, measuredFrom: now },
    });
  await db.execute(sql`create table peer_suppliers as select id, access, network_state, connected, services, schedule, bands, band_thresholds, rating,
    point(lon, lat) as place from suppliers`);
  await db.execute(sql`create table peer_jobs as select r.* from jsonb_to_recordset(${JSON.stringify(jobs)}::text::jsonb)
    as r(id text, supplier_id text, predicted_at double precision, lon double precision, lat double precision)`);
  await db.execute(sql`create index on peer_suppliers using gist (place)`);
  await db.execute(sql`create index on peer_jobs (supplier_id)`);
  await db.execute(sql`grant select on peer_suppliers, peer_jobs to public`);
  await db.execute(sql`vacuum analyze`);
}

const askPostgres = (db: Db, { place: [lon, lat], serviceId }: ServiceNeed, { now, local }: FilterContext) => {
  const hour = Math.floor(local.minutes / 60) + 1;
  const at = sql`point(${lon}::float8, ${lat}::float8)`;
  return db.execute(sql`
    with near as materialized (
      select * from peer_suppliers where network_state = 'ACTIVE' and services @> array[${serviceId}]::text[] order by place <-> ${at} limit ${limits.cut})
    select near.*, jobs.count, minutes.there from near
    cross join lateral (select count(*)::int as count, max(predicted_at) as until from peer_jobs where supplier_id = near.id) as jobs
    cross join lateral (select coalesce((jobs.until - ${now}::float8) / 60000 + 45, 0) + (near.place <-> ${at}) * 111 * 1.3 / 45 * 60 as there) as minutes
    where near.connected is not false and not bands[${hour}] > band_thresholds[${hour}] and (access <> 'MOBILE' or jobs.count < ${limits.mobileJobs})
    order by floor(minutes.there / 5), jobs.count > 0, floor(4 * bands[${hour}] / greatest(1, band_thresholds[${hour}])), -round(rating * 2), minutes.there
    limit ${limits.best}`);
};

export async function supplierFilter(count: number): Promise<SupplierFilterFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const database = await openDatabase(readEnv({ DATA_DIR: folder, GAZETTEER: "0" }), createLog("error"));
  try {
    const now = Date.now();
    const board = new Board({ capacity: count });
    const owner = connect(database.place.address, createLog("error"), 1);
    await seed(owner, board, count, now);
    await owner.$client.end();
    const day = { weekday: 2, isHoliday: false };
    const context = { now, outdatedPosition: 10, local: { today: day, yesterday: day, minutes: 15 * 60 } };
    const figures: SupplierFilterFigures[] = [];
    for (const [where, seedOf] of [
      ["in a city", 1],
      ["anywhere", 2],
    ] as const) {
      const next = random(seedOf);
      const places = Array.from({ length: 40 }, (_, n): Place => {
        const { lon, lat } = seedOf === 1 ? place(random(n + 40)) : { lon: -9 + next() * 45, lat: 36 + next() * 9 };
        return [lon, lat];
      });
      figures.push({ where, ...(await measure(database.requests, board, places, context)) });
    }
    return figures;
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  db: Db,
  board: Board,
  places: readonly Place[],
  context: FilterContext,
): Promise<Omit<SupplierFilterFigures, "where">> {
  const needOf = (at: Place): ServiceNeed => ({
    ...{ place: at, kind: "TOW", serviceId: "GRU", network: null, neededAt: context.now, supplierId: null, takenOff: new Map() },
  });
  const matcher = await scopeMatcher(board, viewer.scope);
  const none = new Uint8Array(8);
  const times = { cut: [] as number[], whole: [] as number[], postgres: [] as number[] };
  const timed = async (into: number[], work: () => unknown): Promise<void> => {
    const begun = performance.now();
    await work();
    into.push(performance.now() - begun);
  };
  const ask = (need: ServiceNeed) => firstCut({ db, board, viewer }, need, context, "ES", 0);
  let found = 0;
  // Stored facts are read before, like the pages of PostgreSQL.
  for (const at of places) {
    found = Math.max(found, (await ask(needOf(at))).able.length);
    await askPostgres(db, needOf(at), context);
  }
  for (let round = 0; round < ROUNDS; round++) {
    const need = needOf(places[round % places.length]!);
    const question = {
      ...need,
      instanceId: "ES",
      giving: limits.cut,
      others: 0,
      reachMetres: limits.reachMetres,
      servicesHidden: none,
      placesHidden: none,
    };
    await timed(times.cut, () => nearestSuppliers(board, matcher, question));
    await timed(times.whole, () => ask(need));
    await timed(times.postgres, () => askPostgres(db, need, context));
  }
  const [cut, whole, postgres] = [times.cut, times.whole, times.postgres].map((all) => quantile(all, 0.5)) as [number, number, number];
  return { found, cut, whole, wholeP99: quantile(times.whole, 0.99), postgres, ratio: round(whole / postgres) };
}
