import { createHash, randomUUID } from "node:crypto";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyAudit } from "../../../server/audit/verify";
import { finishRestore, markRestored } from "../../../server/backup/finishRestore";
import { type BackupContents, manifestText, readManifest } from "../../../server/backup/manifest";
import { restoreBackup } from "../../../server/backup/restoreBackup";
import { writeBackup } from "../../../server/backup/writeBackup";
import { connect, type Db, ENDLESS } from "../../../server/db/connect";
import { migrateTo } from "../../../server/db/migrate";
import { knownMigrations } from "../../../server/db/migrationLevel";
import { openAt } from "../../../server/db/open";
import { enqueue } from "../../../server/integrations/outbox";
import { createLog } from "../../../server/platform/log";
import { Clock } from "../../../server/platform/time";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { databaseAddress, workerCluster } from "../../fixtures/db/cluster";
import { claimRecord } from "../../fixtures/records";

const log = createLog("silent");
let app: TestApp;
let parent: string;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.ingest("claims", [claimRecord("R-1"), claimRecord("R-2")], await app.key("ingest", "read"));
  await app.signIn();
  await app.db.execute(sql`
    insert into outbox (id, key, integration, operation, body, state, due_at, created_at)
    values (gen_random_uuid(), 'waits', 'MAIL', 'sendMail', '{}', 'WAITING', now() + interval '1 hour', now())`);
  while ((await verifyAudit(app.db)).unsealed) await new Promise((done) => setTimeout(done, 100));
  parent = await mkdtemp(join(tmpdir(), "atalaya-backups-"));
  ({ folder } = await writeBackup(app.owner, parent));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** A database without anything in it. */
async function emptyDatabase() {
  const name = `atalaya_${randomUUID().slice(0, 8)}`;
  const admin = connect(workerCluster(), log, 1);
  await admin.execute(`create database ${name}`);
  const address = databaseAddress(workerCluster(), name);
  const owner = connect(address, log, 2, undefined, ENDLESS);
  onCleanup(async () => {
    await owner.$client.end({ timeout: 2 });
    await admin.execute(`drop database ${name} with (force)`);
    await admin.$client.end();
  });
  return { owner, address };
}
const one = async (db: Db, query: ReturnType<typeof sql>): Promise<Record<string, unknown>> => (await db.execute(query))[0]!;
const relations = sql`select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`;
/** The same backup with another manifest. */
async function changed(change: (backup: BackupContents) => void): Promise<string> {
  const copy = join(parent, randomUUID());
  await cp(folder, copy, { recursive: true });
  const backup = await readManifest(copy);
  change(backup);
  await writeFile(join(copy, "manifest.json"), manifestText(backup));
  return copy;
}

describe("a restored database", () => {
  test("has the same rows, references, triggers and sequences and a valid audit", async () => {
    const { owner, address } = await emptyDatabase();
    const backup = await restoreBackup(owner, folder, log);
    for (const { name, rows } of backup.tables.filter((table) => table.name !== "installation"))
      expect([name, (await one(owner, sql`select count(*)::int as rows from ${sql.identifier(name)}`))["rows"]]).toEqual([name, rows]);
    const opened = await openAt(address, log);
    const { findings, last, unsealed } = await verifyAudit(opened.db, backup.seal!);
    expect([findings, last, unsealed]).toEqual([[], backup.seal, 0]);
    const shape = sql`select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as says, convalidated as valid
      from pg_constraint where connamespace = 'public'::regnamespace and conparentid = 0 and coninhcount = 0 order by 1, 2`;
    expect([...(await owner.execute(shape))]).toEqual([...(await app.owner.execute(shape))]);
    const disabled = await owner.execute(sql`select tgrelid::regclass::text as of, tgname from pg_trigger where tgenabled <> 'O'`);
    expect([...disabled]).toEqual([]);
    await expect(owner.execute(sql`delete from audit`)).rejects.toThrow();
    const inDefault = await one(owner, sql`select count(*)::int as rows from audit_default`);
    expect(inDefault).toEqual({ rows: 0 });
    const next = sql`select nextval('audit_seq_seq') > (select max(seq) from audit) as beyond`;
    expect(await one(owner, next)).toEqual({ beyond: true });
    await opened.close();
  });

  test("invalidates sessions, keys and calls and starts a new change log, once", async () => {
    const { owner, address } = await emptyDatabase();
    const backup = await restoreBackup(owner, folder, log);
    const opened = await openAt(address, log);
    const work = { db: opened.db, clock: new Clock() };
    expect(await finishRestore(work)).toEqual({ takenAt: backup.takenAt, endedSessions: 1, unconfirmedKeys: 1, callsInReview: 1 });
    expect(await finishRestore(work)).toBeNull();
    const epoch = sql`select value from installation where key = 'epoch'`;
    expect(await one(owner, epoch)).not.toEqual(await one(app.owner, epoch));
    expect(await one(owner, sql`select count(*)::int as open from sessions where ended_at is null`)).toEqual({ open: 0 });
    expect(await one(owner, sql`select state, attempts from outbox where key = 'waits'`)).toEqual({ state: "REVIEW", attempts: 1 });
    const [said] = await owner.execute(sql`select action, "after"->>'takenAt' as until from audit where model = 'installation'`);
    expect(said).toEqual({ action: "installation.restore", until: backup.takenAt });
    await opened.db.transaction(async (tx) => {
      const call = { integration: "CONTACT_CENTRE", operation: "addContact", actionId: null, body: {} } as const;
      const calls = ["automatic", "asked"].map((key) => ({ ...call, key, claimId: "R-1", isAutomatic: key === "automatic" }));
      await enqueue(tx, new Date(), calls);
    });
    expect([...(await owner.execute(sql`select key, state, attempts from outbox where claim_id = 'R-1' order by key`))]).toEqual([
      { key: "asked", state: "WAITING", attempts: 0 },
      { key: "automatic", state: "REVIEW", attempts: 0 },
    ]);
    await owner.execute(sql`delete from outbox where claim_id = 'R-1'`);
    // A restore by the tools of PostgreSQL is marked manually.
    expect(await markRestored(owner)).toMatch(/^\d{4}-/);
    expect(await finishRestore(work)).toMatchObject({ endedSessions: 0, unconfirmedKeys: 1 });
    await opened.close();
  });

  test("is migrated from an earlier release", async () => {
    const earlier = await emptyDatabase();
    const level = knownMigrations().at(-2)!;
    await migrateTo(earlier.owner, level);
    const { folder: older, backup } = await writeBackup(earlier.owner, join(parent, "older"));
    expect(backup.migration).toEqual(level);
    const { owner, address } = await emptyDatabase();
    await restoreBackup(owner, older, log);
    const opened = await openAt(address, log);
    expect(await finishRestore({ db: opened.db, clock: new Clock() })).toMatchObject({ endedSessions: 0 });
    await opened.close();
  });
});

describe("an unsuccessful restore", () => {
  test("rejects a database that is not empty", async () => {
    await expect(restoreBackup(app.owner, folder, log)).rejects.toThrow(/not empty.*nothing was changed/);
    const { owner } = await emptyDatabase();
    await owner.execute(sql`create table theirs (id int)`);
    await expect(restoreBackup(owner, folder, log)).rejects.toThrow(/not empty/);
    expect(await markRestored(owner)).toBeNull();
  });

  test("rejects a backup that is damaged, incomplete or from a newer release", async () => {
    const { owner } = await emptyDatabase();
    const damaged = await changed(() => undefined);
    const claims = join(damaged, "tables/claims.copy.gz");
    const whole = await readFile(claims);
    whole[4]! ^= 1;
    await writeFile(claims, whole);
    await expect(restoreBackup(owner, damaged, log)).rejects.toThrow(/damaged/);
    await rm(claims);
    await expect(restoreBackup(owner, damaged, log)).rejects.toThrow(/missing/);
    const newer = await changed((backup) => Object.assign(backup, { version: "99.0.0", migration: { tag: "9999_later", when: 1 } }));
    await expect(restoreBackup(owner, newer, log)).rejects.toThrow(/newer release \(99\.0\.0\)/);
    expect(await one(owner, relations)).toEqual({ n: 0 });
  });

  test("rolls back if rows are inconsistent, and accepts another backup afterwards", async () => {
    const { owner } = await emptyDatabase();
    // Sessions of users who are not there: a backup whose tables are not of one instant.
    const nothing = gzipSync("");
    const torn = await changed((backup) =>
      Object.assign(
        backup.tables.find(({ name }) => name === "users")!,
        {
          file: "tables/nothing.copy.gz",
          rows: 0,
          sha256: createHash("sha256").update(nothing).digest("hex"),
        },
      ),
    );
    await writeFile(join(torn, "tables/nothing.copy.gz"), nothing);
    await expect(restoreBackup(owner, torn, log)).rejects.toThrow();
    expect(await one(owner, sql`select count(*)::int as rows from claims`)).toEqual({ rows: 0 });
    await restoreBackup(owner, folder, log);
    expect(await one(owner, sql`select count(*)::int as rows from claims`)).toEqual({ rows: 2 });
  });
});
