// A backup is one instant of the database, written and read back while the product runs.
import { mkdtemp, readFile, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRows } from "../../../server/backup/copyTables";
import { readManifest } from "../../../server/backup/manifest";
import { writeCheckedFile } from "../../../server/platform/checkedFiles";
import { checkBackup, writeBackup } from "../../../server/backup/writeBackup";
import { dropPartitions, ensurePartitions } from "../../../server/db/retention/partitions";
import { createLog } from "../../../server/platform/log";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let parent: string;
beforeAll(async () => {
  app = await startTestApp();
  parent = await mkdtemp(join(tmpdir(), "atalaya-backups-"));
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const manifestOf = async (folder: string): Promise<Record<string, unknown>> =>
  JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Record<string, unknown>;

describe("a backup", () => {
  test("copies every table at one instant despite concurrent writes", async () => {
    const key = await app.key("ingest");
    await app.ingest("claims", [claimRecord("B-1"), claimRecord("B-2")], key);
    let n = 0;
    let writing = true;
    const writer = (async () => {
      while (writing) await app.ingest("claims", [claimRecord(`C-${++n}`)], key);
    })();
    await expect.poll(() => n).toBeGreaterThan(1);
    const { folder, backup } = await writeBackup(app.owner, parent);
    writing = false;
    await writer;
    const linesOf = async (table: string): Promise<string[]> =>
      gunzipSync(await readFile(join(folder, `tables/${table}.copy.gz`)))
        .toString()
        .split("\n")
        .slice(0, -1);
    const claims = await linesOf("claims");
    expect(claims.length).toBe(backup.tables.find(({ name }) => name === "claims")!.rows);
    expect(claims.length).toBeGreaterThanOrEqual(3);
    expect(claims.length).toBeLessThan(2 + n);
    // Each import is one transaction with its row of the audit; the first had two claims.
    expect((await linesOf("audit")).filter((line) => line.includes("\tingest.claims\t"))).toHaveLength(claims.length - 1);
    expect(backup.tables.find(({ name }) => name === "audit")!.days.length).toBeGreaterThan(2);
    expect(await checkBackup(folder)).toEqual(backup);
    expect((await readdir(parent)).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
  });

  test("is rejected if a part is damaged or missing or the manifest was changed", async () => {
    const { folder } = await writeBackup(app.owner, join(parent, "damaged"));
    const file = join(folder, "tables/claims.copy.gz");
    const whole = await readFile(file);
    await truncate(file, whole.length - 3);
    await expect(checkBackup(folder)).rejects.toThrow(/claims.copy.gz cannot be unpacked/);
    const another = Buffer.from(whole);
    another[4]! ^= 1; // the time in gzip's header: it unpacks, and is another file
    await writeFile(file, another);
    await expect(checkBackup(folder)).rejects.toThrow(/the checksum of claims.copy.gz is another one/);
    await rm(file);
    await expect(checkBackup(folder)).rejects.toThrow(/missing: claims.copy.gz/);
    await writeFile(file, whole);
    await checkBackup(folder);
    await writeFile(join(folder, "manifest.json"), JSON.stringify({ ...(await manifestOf(folder)), takenAt: "2020-01-01T00:00:00.000Z" }));
    await expect(readManifest(folder)).rejects.toThrow(/was changed/);
    await expect(readManifest(join(folder, "tables"))).rejects.toThrow(/no manifest.json/);
  });

  test("leaves nothing behind after a failure and runs one at a time", async () => {
    const some = join(parent, "some");
    const results = await Promise.allSettled([writeBackup(app.owner, some), writeBackup(app.owner, some)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await readdir(some)).toHaveLength(1);
  });

  test("ends immediately if the output cannot be written, with a usable connection", async () => {
    await app.owner.execute(sql`create table large as select n, repeat(md5(n::text), 30) as text from generate_series(1, 200000) n`);
    const begun = Date.now();
    const failing = app.owner.transaction((tx) =>
      readRows(tx, { name: "large", columns: ["n", "text"] }, (rows) => writeCheckedFile(join(parent, "no/such/folder"), rows)),
    );
    await expect(failing).rejects.toThrow(/ENOENT/);
    expect(Date.now() - begun).toBeLessThan(20_000);
    await app.owner.execute(sql`drop table large`);
  });

  test("delays partition changes, which would block other statements", async () => {
    const later = new Date(Date.now() + 30 * 86_400_000);
    await app.owner.transaction(async (tx) => {
      await tx.execute(sql`select pg_try_advisory_xact_lock(727007)`);
      await ensurePartitions(app.ownerDb, later, createLog("silent"));
      expect(await dropPartitions(app.ownerDb, "changes", later)).toEqual([]);
    });
    const [made] = await app.db.execute(
      sql`select 1 from pg_class where relname = ${`audit_${later.toISOString().slice(0, 10).replaceAll("-", "")}`}`,
    );
    expect(made).toBeUndefined();
  });
});
