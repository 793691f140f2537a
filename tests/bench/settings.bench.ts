// Re-evaluation of 100,000 open claims after a settings change and by the clock, compared with a plain UPDATE of the same rows with as
// many log rows. Also the longest delay of the change log.
import { fork } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { Board } from "../../server/board/board";
import { Announcer } from "../../server/changes/announcer";
import { settingsEffect } from "../../server/claims/automation/settingsEffect.queries";
import { SettingsSweep } from "../../server/claims/status/settingsSweep";
import { reevaluateInLanes } from "../../server/claims/status/dueStatuses";
import { connect, type Db } from "../../server/db/connect";
import { openDatabase } from "../../server/db/open";
import { insertRows } from "../../server/db/bulk/rows";
import { claims } from "../../server/db/tables/claims";
import { services } from "../../server/db/tables/instances";
import { settingValues } from "../../server/db/tables/settings";
import { suppliers } from "../../server/db/tables/suppliers";
import { transaction } from "../../server/db/transaction";
import { BoardSync } from "../../server/live/boardSync";
import { WatchedEntities } from "../../server/live/watchedEntities";
import { readEnv } from "../../server/platform/env";
import { createLog } from "../../server/platform/log";
import { Clock } from "../../server/platform/time";
import { unrestrictedScope } from "../../server/platform/viewer";
import { settingsInForce, SettingsInForce } from "../../server/settings/settings.queries";
import type { SettingKey } from "../../schema/rules/settings/kpiSettings";
import { actorRow, systemActor } from "../../server/platform/actor";
import type { Waits } from "./logReader";
import { claimRows, supplierRows } from "./settingsRows";

export interface SettingsFigures {
  what: string;
  /** Claims that were evaluated, and those of them that got another status. */
  evaluated: number;
  statusChanges: number;
  /** CPU per claim evaluated, and what of it is PostgreSQL's. */
  microseconds: number;
  postgresMicroseconds: number;
  seconds: number;
  cpuSeconds: number;
  updateSeconds: number;
  updateCpuSeconds: number;
  ratio: number;
  cpuRatio: number;
  longestWait: number;
  longestBlock: number;
}

interface BenchDatabase {
  db: Db;
  /** The same database as its owner: tables of the benchmark's own, vacuum. */
  owner: Db;
  clock: Clock;
  work: ConstructorParameters<typeof SettingsSweep>[0];
  waits(): Promise<Waits>;
  /** CPU seconds of PostgreSQL. */
  postgres(): number;
}

/** CPU seconds of this process. */
function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** CPU seconds of PostgreSQL, the backends that have ended included. */
function postgresSeconds(postmaster: number): number {
  const ticks = (pid: number, from: number, to: number): number =>
    readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ")
      .slice(from, to)
      .reduce((sum, value) => sum + Number(value), 0);
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  let postgres = ticks(postmaster, 11, 15);
  for (const pid of children) {
    try {
      if (
        Number(
          readFileSync(`/proc/${pid}/stat`, "utf8")
            .replace(/^.*\) /s, "")
            .split(" ")[1],
        ) === postmaster
      )
        postgres += ticks(pid, 11, 13);
    } catch {
      // ended in the meantime
    }
  }
  return postgres / 100;
}

async function fill({ db, owner, clock }: BenchDatabase, count: number): Promise<void> {
  await transaction({ db, clock }, async (tx, now) => {
    await insertRows(tx, services, [{ id: "GRU", name: "Tow" }]);
    await insertRows(tx, suppliers, supplierRows(now));
    const settings = await settingsInForce(tx, now);
    let some = [];
    for (const row of claimRows(count, now, settings)) {
      some.push(row);
      if (some.length === 2_000) await insertRows(tx, claims, some.splice(0));
    }
    await insertRows(tx, claims, some);
  });
  await owner.execute(sql`vacuum analyze`);
}

async function measured(
  operation: BenchDatabase,
  work: () => Promise<void>,
): Promise<{ seconds: number; cpu: number; postgres: number; wait: number; block: number }> {
  // Excludes the cost of the log reader and the following board.
  const since = (own: number, postgres: number) => ({ own: ownSeconds() - own, postgres: operation.postgres() - postgres });
  const idle = [ownSeconds(), operation.postgres()] as const;
  await sleep(2_000);
  const idled = since(...idle);
  await operation.waits();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const [begun, before] = [performance.now(), [ownSeconds(), operation.postgres()] as const];
  await work();
  const [seconds, spent] = [(performance.now() - begun) / 1_000, since(...before)];
  delay.disable();
  const postgres = spent.postgres - (idled.postgres * seconds) / 2;
  return {
    seconds,
    cpu: spent.own - (idled.own * seconds) / 2 + postgres,
    postgres,
    wait: (await operation.waits()).longestMs,
    block: delay.max / 1e6,
  };
}

/** Writes of a sweep in one statement. The version changes, so that every index is updated. */
const plainUpdate = sql`
  update claims set status = status, status_label = status_label, status_reason = status_reason, status_due_at = status_due_at,
    measured_from = measured_from, predicted_at = predicted_at, late_since = late_since, process_due_at = process_due_at,
    settings_version = settings_version + 1000, version = version + 1, updated_at = updated_at
  from bench_rows where claims.id = bench_rows.id`;

const settingsFor = async (db: Db, values: Partial<Record<SettingKey, number>>): Promise<void> => {
  const now = new Date();
  const by = { instanceId: null, effectiveAt: now, createdAt: now, ...actorRow(systemActor) };
  await db.insert(settingValues).values(Object.entries(values).map(([key, value]) => ({ key: key as SettingKey, value, ...by })));
};

async function sweep({ work }: BenchDatabase): Promise<void> {
  const sweep = new SettingsSweep(work);
  sweep.start();
  await sweep.settled();
  await sweep.stop();
}

async function clockWork({ work }: BenchDatabase): Promise<void> {
  while (await reevaluateInLanes(work));
}

/** The logs of the same columns and indexes that the peer appends to. */
async function createPeerLogs(owner: Db): Promise<void> {
  for (const log of ["status_log", "changes"]) await owner.execute(sql.raw(`create table bench_${log} (like ${log} including all)`));
}

interface Logged extends Record<string, unknown> {
  statuses: number;
  lastId: string;
  lastSeq: string;
}
const logged = async (db: Db): Promise<Logged> =>
  (
    await db.execute<Logged>(sql`select (select count(*)::int from status_log) as statuses,
      (select coalesce(max(id::text), '') from status_log) as "lastId", (select coalesce(max(seq), 0) from changes) as "lastSeq"`)
  )[0]!;

/** The UPDATE, and the rows that ours has appended to both logs since, appended again. */
async function plainWork(owner: Db, { lastId, lastSeq }: Logged): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.execute(plainUpdate);
    await tx.execute(sql`insert into bench_status_log select * from status_log where id::text > ${lastId}`);
    await tx.execute(
      sql`insert into bench_changes (kind, state) select kind, state from changes where seq > ${lastSeq}::bigint and kind = 'claim'`,
    );
  });
}

/** `rows`: the claims that the action evaluates. */
async function compare(operation: BenchDatabase, what: string, rows: SQL, timedWork: () => Promise<void>): Promise<SettingsFigures> {
  await operation.owner.execute(sql`drop table if exists bench_rows`);
  await operation.owner.execute(sql`create table bench_rows as select id from claims where ${rows}`);
  await operation.owner.execute(sql`analyze bench_rows`);
  const evaluatedCount = Number((await operation.owner.execute<{ n: string }>(sql`select count(*) as n from bench_rows`))[0]!.n);
  const before = await logged(operation.db);
  const ours = await measured(operation, timedWork);
  const statusChanges = (await logged(operation.db)).statuses - before.statuses;
  await operation.owner.execute(sql`vacuum claims`);
  const plain = await measured(operation, () => plainWork(operation.owner, before));
  await operation.owner.execute(sql`update claims set settings_version = settings_version - 1000`);
  await operation.owner.execute(sql`vacuum claims`);
  const figures: SettingsFigures = {
    what,
    evaluated: evaluatedCount,
    statusChanges,
    microseconds: (ours.cpu / evaluatedCount) * 1e6,
    postgresMicroseconds: (ours.postgres / evaluatedCount) * 1e6,
    seconds: ours.seconds,
    cpuSeconds: ours.cpu,
    updateSeconds: plain.seconds,
    updateCpuSeconds: plain.cpu,
    ratio: ours.seconds / plain.seconds,
    cpuRatio: ours.cpu / plain.cpu,
    longestWait: ours.wait,
    longestBlock: ours.block,
  };
  console.log(
    `  ${what.padEnd(28)} ${ours.seconds.toFixed(1)} s, ${ours.cpu.toFixed(1)} s CPU; UPDATE ${plain.seconds.toFixed(1)} s, ${plain.cpu.toFixed(1)} s CPU: ` +
      `${figures.ratio.toFixed(2)} × the time, ${figures.cpuRatio.toFixed(2)} × the CPU; ${statusChanges} of ${evaluatedCount} got another status, ${figures.microseconds.toFixed(0)} µs of CPU each, ${figures.postgresMicroseconds.toFixed(0)} of them PostgreSQL's; ` +
      `a reader of the log waited ${ours.wait.toFixed(0)} ms at most, this process ${ours.block.toFixed(0)}`,
  );
  return figures;
}

async function preview(operation: BenchDatabase): Promise<void> {
  const before = await settingsInForce(operation.db, new Date());
  const after = new SettingsInForce([{ instanceId: null, key: "mobileDelay", value: 5 }]);
  const { seconds, block } = await measured(
    operation,
    async () => void (await settingsEffect(operation.db, unrestrictedScope, ["ES"], { before, after, now: new Date() })),
  );
  console.log(`  a preview of one limit       ${seconds.toFixed(1)} s; this process was held for ${block.toFixed(0)} ms at most`);
}

export async function settings(count = 100_000): Promise<SettingsFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const log = createLog("warn");
  const database = await openDatabase(readEnv({ DATA_DIR: folder }), log, { join: false });
  const { db } = database;
  const { socket, pid } = database.embedded!;
  const clock = new Clock();
  const announcer = new Announcer(db, log);
  const reader = fork(process.argv[1]!, ["--follow", socket]);
  const owner = connect({ socket }, log, 2);
  const operation: BenchDatabase = {
    db,
    owner,
    clock,
    work: { db, clock, log, announcer, watched: new WatchedEntities() },
    postgres: () => postgresSeconds(pid()),
    waits: () => {
      const readerWaits = new Promise<Waits>((done) => reader.once("message", (message) => done(message as Waits)));
      reader.send("tell");
      return readerWaits;
    },
  };
  await fill(operation, count);
  await createPeerLogs(owner);
  const feed = await BoardSync.start({ db, vitalDb: db }, announcer, log, new Board());
  console.log(`\n${count.toLocaleString("en")} open claims evaluated again, beside a plain UPDATE of the same rows`);
  const limits = { mobileAdvance: 11, baseDelay: 16, unassignedDelay: 16, workTime: 121, outdatedPosition: 11 };
  const changes: [string, Partial<Record<SettingKey, number>>][] = [
    ["one limit is another", { mobileDelay: 11 }],
    ["all limits are", limits],
    ["one that no status depends on", { automaticArrivalDistance: 200 }],
  ];
  const figures: SettingsFigures[] = [];
  for (const [what, values] of changes) {
    await settingsFor(db, values);
    figures.push(await compare(operation, what, sql`status <> 'FINISHED'`, () => sweep(operation)));
  }
  await preview(operation);
  clock.offset = 30 * 60_000;
  const due = sql`status_due_at <= clock_timestamp() + interval '30 minutes'`;
  figures.push(await compare(operation, "the clock, half an hour on", due, () => clockWork(operation)));

  reader.kill();
  feed.stop();
  await owner.$client.end();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
