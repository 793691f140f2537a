import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { record } from "../../../server/audit/record";
import { sealNew } from "../../../server/audit/seal";
import { verifyAudit } from "../../../server/audit/verify";
import type { Db } from "../../../server/db/connect";
import { openAt } from "../../../server/db/open";
import { ensurePartitions } from "../../../server/db/retention/partitions";
import { sqlState } from "../../../server/db/transaction";
import { createLog, type Log } from "../../../server/platform/log";
import { systemActor } from "../../../server/platform/actor";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { workerCluster } from "../../fixtures/db/cluster";

const DAY_MS = 86_400_000;
const EVENTUALLY = { timeout: 30_000 };
const tables = ["audit", "changes", "position_history", "status_log"] as const;
const isoOf = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
/** The day's partition of a table. */
const nameOf = (table: string, days: number): string => `${table}_${isoOf(days).slice(0, 10).replaceAll("-", "")}`;

/** A row of each log, so many days from now; the audit's as the product writes it. */
async function wrote({ db }: Pick<TestApp, "db">, days: number, name: string): Promise<void> {
  const at = sql`${isoOf(days)}::timestamptz`;
  await db.transaction((tx) => record(tx, new Date(isoOf(days)), systemActor, { action: "test.event", model: "log", entityId: name }));
  await db.execute(sql`insert into changes (at, kind, state) values (${at}, 'test', to_jsonb(${name}::text))`);
  await db.execute(
    sql`insert into position_history (supplier_id, fix_at, received_at, lon, lat) values (${name}, ${at}, ${at}, -3.7, 40.4)`,
  );
  await db.execute(sql`
    insert into status_log (id, at, claim_id, version, "to", reason, settings_version, inputs, cause, actor_kind, actor_name)
    values (gen_random_uuid(), ${at}, ${name}, 1, 'FINISHED', '{}', 1, '{}', 'CLOCK', 'SYSTEM', 'system')`);
}

/** Partitions that contain rows with this name. */
const whereIs = async (db: Db, name: string): Promise<string[]> =>
  (
    await db.execute<{ place: string }>(sql`
      select tableoid::regclass::text as place from audit where entity_id = ${name}
      union all select tableoid::regclass::text from changes where state = to_jsonb(${name}::text)
      union all select tableoid::regclass::text from position_history where supplier_id = ${name}
      union all select tableoid::regclass::text from status_log where claim_id = ${name} order by 1`)
  ).map(({ place }) => place);
const inDays = (days: number): string[] => tables.map((table) => nameOf(table, days));
const inDefault = tables.map((table) => `${table}_default`);

const sealed = (app: TestApp) => expect.poll(async () => (await sealNew(app), (await verifyAudit(app.db)).unsealed), EVENTUALLY).toBe(0);
const sqlStateOf = (statement: Promise<unknown>): Promise<string | undefined> => statement.then(() => "done", sqlState);

describe("rows written before their partition exists", () => {
  test("are moved within seconds of the partition's creation, and the audit stays valid and append-only", async () => {
    const app = await startTestApp();
    await wrote(app, 10, "slept");
    await sealed(app);
    expect(await whereIs(app.db, "slept")).toEqual(inDefault);
    app.clock.offset = 10 * DAY_MS;
    await expect.poll(() => whereIs(app.db, "slept"), EVENTUALLY).toEqual(inDays(10));
    await wrote(app, 10, "woke");
    expect(await whereIs(app.db, "woke")).toEqual(inDays(10));
    expect((await verifyAudit(app.db)).findings).toEqual([]);
    await wrote(app, 40, "later");
    expect(await whereIs(app.db, "later")).toEqual(inDefault);
    for (const place of ["audit", "audit_default", nameOf("audit", 10)])
      for (const statement of [`update ${place} set action = 'x'`, `delete from ${place}`, `truncate ${place}`])
        expect([statement, await sqlStateOf(app.owner.execute(sql.raw(statement)))]).toEqual([statement, "42501"]);
  });

  test("do not prevent a start and are moved afterwards", async () => {
    const { db, owner } = await startTestApp();
    // State after a machine was off for days: rows of today outside the partition of today.
    for (const table of tables) await owner.execute(sql.raw(`drop table ${nameOf(table, 2)}`));
    await wrote({ db }, 2, "off");
    expect(await whereIs(db, "off")).toEqual(inDefault);
    const [{ name }] = (await owner.execute<{ name: string }>(sql`select current_database() as name`)) as unknown as [{ name: string }];
    const cluster = workerCluster();
    const place =
      "url" in cluster
        ? { url: Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href }
        : { socket: cluster.socket, database: name };
    await (await openAt(place, createLog("silent"))).close();
    expect(await whereIs(db, "off")).toEqual(inDays(2));
  });
});

test("logs a partition that cannot be created and creates the others", async () => {
  const { ownerDb, owner, db } = await startTestApp();
  const broken = nameOf("audit", 20);
  await owner.execute(
    sql.raw(`create function planted() returns event_trigger language plpgsql as $$ begin
      if exists (select from pg_event_trigger_ddl_commands() where object_identity like '%${broken}') then raise exception 'planted'; end if; end $$`),
  );
  await owner.execute(sql`create event trigger planted on ddl_command_end when tag in ('CREATE TABLE') execute function planted()`);
  const logLines: unknown[] = [];
  const log = Object.assign(Object.create(createLog("silent")) as Log, { error: (fields: object) => void logLines.push(fields) });
  await ensurePartitions(ownerDb, new Date(isoOf(20)), log);
  await owner.execute(sql`drop event trigger planted`);
  expect(logLines).toMatchObject([{ event: "partition.not_created", partition: broken }]);
  await wrote({ db }, 20, "today");
  expect(await whereIs(db, "today")).toEqual(["audit_default", ...inDays(20).slice(1)]);
  await wrote({ db }, 21, "tomorrow");
  expect(await whereIs(db, "tomorrow")).toEqual(inDays(21));
});

test("removes rows older than two days outside partitions from the change log and position history", async () => {
  const app = await startTestApp();
  const kept = async (name: string) => (await whereIs(app.db, name)).map((place) => place.replace(/_(default|\d{8})$/, ""));
  await wrote(app, -1.9, "young");
  await wrote(app, -3, "old");
  await app.db.execute(sql`
    insert into position_history (supplier_id, fix_at, received_at, lon, lat)
    select 'old-' || n, ${isoOf(-3)}::timestamptz, now(), -3.7, 40.4 from generate_series(1, 2500) as n`);
  expect(await whereIs(app.db, "old")).toEqual(inDefault);
  app.clock.offset = 61_000;
  await expect.poll(() => kept("old"), EVENTUALLY).toEqual(["audit", "status_log"]);
  expect(await kept("young")).toEqual([...tables]);
  const left = () => app.db.execute(sql`select 1 from position_history where supplier_id like 'old-%'`);
  await expect.poll(async () => (await left()).length, EVENTUALLY).toBe(0);
});
