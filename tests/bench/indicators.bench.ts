// An indicator over two years of claims compared with a scan of the claims, for an instance and for fifty contracts.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import { DAY_MS } from "../../schema/rules/durations";
import type { IndicatorKey } from "../../schema/rules/indicators/indicators";
import { earlierPeriods, resolvePeriod } from "../../schema/rules/indicators/periods";
import { openDatabase } from "../../server/db/open";
import { connect, type Db, ENDLESS } from "../../server/db/connect";
import { countNext } from "../../server/figures/figureWorker";
import { indicatorsOf } from "../../server/figures/indicators.queries";
import { readEnv } from "../../server/platform/env";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { contractKey, type Scope, unrestrictedScope } from "../../server/platform/viewer";
import { quantile, round } from "./timings";

const YEARS_DAYS = 730;
const CONTRACTS = 1_000;
const SUPPLIERS = 500;
const CHOSEN_CONTRACTS = 50;
const ROUNDS = 5;

export interface IndicatorBench {
  who: string;
  figure: string;
  /** Milliseconds, medians. */
  kept: number;
  scan: number;
  /** Share of the scan's time; the goal is 1 % for an instance and 10 % for fifty contracts. */
  ratio: number;
}

async function fill(db: Db, claims: number): Promise<void> {
  await db.execute(sql`insert into clients (instance_id, id, name) select 'ES', 'C' || n, 'Client ' || n from generate_series(0, 49) n`);
  await db.execute(
    sql`insert into contracts (instance_id, client_id, id, name) select 'ES', 'C' || n % 50, 'K' || n, 'Contract ' || n from generate_series(0, ${CONTRACTS - 1}::int) n`,
  );
  await db.execute(sql`insert into services (instance_id, id, name) select 'ES', 'S' || n, 'Service ' || n from generate_series(0, 9) n`);
  await db.execute(
    sql`insert into suppliers (id, instance_id, name, access, source_version) select 'P' || n, 'ES', 'Supplier ' || n, 'WEB', 1 from generate_series(0, ${SUPPLIERS - 1}::int) n`,
  );
  await db.execute(sql`alter table claims disable trigger claims_counted_new`);
  await db.execute(sql`
    insert into claims (id, instance_id, client_id, contract_id, service_id, kind, status, status_reason, status_at, time_zone, source_version, assignment_type,
      supplier_id, insured_name, notes, occurred_at, assigned_at, arrived_at, arrived_late, finished_at, closed_by)
    select 'I' || lpad(n::text, 9, '0'), 'ES', 'C' || k % 50, 'K' || k, 'S' || n % 10, 'TOW', 'FINISHED', '{"rule": "FINISHED", "settings": {}}', finished, 'Europe/Madrid', 1,
      case when n % 3 = 0 then 'MANUAL' else 'DIGITAL' end::assignment_type, 'P' || n % ${SUPPLIERS}::int, 'Insured ' || n, repeat('A note as long as notes are. ', 8),
      occurred, assigned, arrived, n % 9 = 0, finished, 'FEED'
    from (select n, k, occurred, assigned, arrived, arrived + (20 + random() * 200) * interval '1 minute' as finished
      from (select n, k, occurred, assigned, assigned + (10 + random() * random() * 150) * interval '1 minute' as arrived
        from (select n, ((n::bigint * 7919) % ${CONTRACTS}::int)::int as k, occurred, occurred + random() * 25 * interval '1 minute' as assigned
          from (select n, now() - interval '1 day' - (n::float8 / ${claims}) * ${YEARS_DAYS} * interval '1 day' as occurred from generate_series(0, ${claims - 1}::int) n) a) b) c) d`);
  await db.execute(sql`alter table claims enable trigger claims_counted_new`);
  await db.execute(sql`vacuum analyze claims`);
}

const fifty: Scope = {
  ...unrestrictedScope,
  version: "fifty",
  contracts: new Set(Array.from({ length: CHOSEN_CONTRACTS }, (_, n) => contractKey("ES", `C${(n * 20) % 50}`, `K${n * 20}`))),
};
const ofFifty = sql`(client_id, contract_id) in (select 'C' || n * 20 % 50, 'K' || n * 20 from generate_series(0, ${CHOSEN_CONTRACTS - 1}::int) n)`;

const took = (from: string, to: string): SQL =>
  sql.raw(
    `percentile_disc(array[0.5, 0.9]) within group (order by least(10080, greatest(0, floor(extract(epoch from ${to} - ${from}) / 60))))`,
  );

const scans: Partial<Record<IndicatorKey, (condition: SQL, from: SQL, to: SQL) => SQL>> = {
  claimsPerDay: (condition, from, to) =>
    sql`select count(*) from claims where ${condition} and occurred_at >= ${from} and occurred_at < ${to}`,
  onTimeRate: (condition, from, to) =>
    sql`select count(*) filter (where arrived_late = false)::float8 / count(*) from claims where ${condition} and arrived_at >= ${from} and arrived_at < ${to}`,
  minutesToArrival: (condition, from, to) =>
    sql`select ${took("occurred_at", "arrived_at")} from claims where ${condition} and scheduled is not true and arrived_at >= ${from} and arrived_at < ${to}`,
  manualNotFinished: (condition, _from, to) =>
    sql`select count(*) from claims where ${condition} and assignment_type = 'MANUAL' and assigned_at + interval '4 hours' <= ${to}
      and (least(finished_at, cancelled_at) is null or least(finished_at, cancelled_at) > ${to})`,
  concurrentServices: (condition, from, to) => sql`
    with moves as (select date_trunc('minute', assigned_at) as at, 1 as step from claims where ${condition} and assigned_at is not null
        union all select date_trunc('minute', least(finished_at, cancelled_at)), -1 from claims where ${condition} and assigned_at is not null),
      levels as (select at, sum(sum(step)) over (order by at) as level from moves where at is not null group by at)
    select max(level) from levels where at >= ${from} and at < ${to}`,
};

const instant = (ms: number): SQL => sql`${new Date(ms).toISOString()}::timestamptz`;

async function compare(db: Db, who: string, scope: Scope, condition: SQL, days: number): Promise<IndicatorBench[]> {
  const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  const period = { name: "CUSTOM" as const, firstDay: day(days), lastDay: day(1) };
  const found: IndicatorBench[] = [];
  for (const [key, scan] of Object.entries(scans) as [IndicatorKey, NonNullable<(typeof scans)[IndicatorKey]>][]) {
    const times = { kept: [] as number[], scan: [] as number[], ratio: [] as number[] };
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const begun = performance.now();
      await work();
      return performance.now() - begun;
    };
    const kept = () => indicatorsOf(db, scope, { instanceId: "ES", period, keys: [key] }, Date.now());
    // A figure is answered for three periods: it, the one before and the one a week earlier. Each is scanned.
    const resolved = resolvePeriod(period, Date.now(), "Europe/Madrid")!;
    const { before, weekBefore } = earlierPeriods(resolved, "Europe/Madrid");
    const statements = [resolved, before, weekBefore].map(({ from, to }) => scan(condition, instant(from), instant(to)));
    const scanned = async (): Promise<void> => {
      for (const statement of statements) await db.execute(statement);
    };
    for (let turn = 0; turn < ROUNDS; turn++) {
      const [one, other] = [await timed(kept), await timed(scanned)];
      times.kept.push(one);
      times.scan.push(other);
      times.ratio.push(one / other);
    }
    const median = (of: keyof typeof times): number => round(quantile(times[of], 0.5));
    found.push({ who: `${who}, ${days} days`, figure: key, kept: median("kept"), scan: median("scan"), ratio: median("ratio") });
    console.log(`  ${who}, ${days} days, ${key}: ${median("kept")} ms, scan ${median("scan")} ms: ${median("ratio")}`);
  }
  return found;
}

export async function indicatorFigures(claims: number): Promise<{ rows: IndicatorBench[]; countedPerSecond: number; megabytes: number }> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), createLog("error"));
  const { db } = database;
  const owner = connect(database.place.address, createLog("error"), 1, undefined, ENDLESS);
  try {
    await fill(owner, claims);
    const begun = performance.now();
    const work = { db, clock: new Clock() };
    while (await countNext(work)) await Promise.resolve();
    const countedPerSecond = round(claims / ((performance.now() - begun) / 1_000));
    await owner.execute(sql`vacuum analyze figures, counted_sources`);
    const [size] = await db.execute<{ mb: number }>(
      sql`select (pg_total_relation_size('figures') + pg_total_relation_size('counted_sources'))::float8 / 1e6 as mb`,
    );
    console.log(`  ${countedPerSecond} claims counted a second, ${round(size!.mb)} MB`);
    const rows: IndicatorBench[] = [];
    for (const days of [1, 7, YEARS_DAYS - 2]) {
      rows.push(...(await compare(db, "instance", unrestrictedScope, sql`instance_id = 'ES'`, days)));
      rows.push(...(await compare(db, `${CHOSEN_CONTRACTS} contracts`, fifty, sql`instance_id = 'ES' and ${ofFifty}`, days)));
    }
    return { rows, countedPerSecond, megabytes: round(size!.mb) };
  } finally {
    await owner.$client.end({ timeout: 2 });
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
