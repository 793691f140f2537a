// Claims that finished long ago go into files, and out of the database; what they were counted for stays.
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { archivedTables, claimLogs, derivedTables } from "../../../server/archive/claimTables";
import { archivesOf } from "../../../server/archive/archiveFiles";
import { removeOldClaims } from "../../../server/archive/removeOldClaims";
import { searchArchives } from "../../../server/archive/searchArchives";
import { countNext } from "../../../server/figures/figureWorker";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { claimRecord, minutes } from "../../fixtures/records";

let app: TestApp;
let key: string;
let folder: string;
const DAY_MINUTES = 24 * 60;
const neverStopped = new AbortController().signal;
const archive = (): Promise<number> => removeOldClaims(app, { folder, keptDays: 730 }, neverStopped);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atalaya-archives-"));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  app = await startTestApp({ ARCHIVE_DIR: folder, CLAIMS_KEPT_DAYS: "1000" });
  key = await app.key("ingest");
});
beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** A record of a claim that finished so many days ago. */
const finished = (id: string, daysAgo: number, more: object = {}) => {
  const at = (hours: number): string => minutes(-daysAgo * DAY_MINUTES + hours * 60);
  return claimRecord(id, {
    ...{ fhocurrencia: at(-3), fhasignacion: at(-2.5), cdprovee: "B-1", eta: 30, cdestadoserv: "FIN", nbtitular: "María Núñez" },
    milestones: [
      { code: "C", at: at(-2) },
      { code: "F", at: at(0) },
    ],
    ...more,
  });
};
const take = async (...records: object[]): Promise<void> => {
  expect((await app.ingest("claims", records, key)).body.refused).toEqual([]);
  await counted();
};
/** The worker of the product counts at the same time. */
const counted = (): Promise<void> =>
  vi.waitFor(
    async () => {
      await countNext(app);
      expect(await app.db.execute(sql`select 1 from figure_marks limit 1`)).toHaveLength(0);
    },
    { timeout: 30_000 },
  );
const stored = async (table: string, id: string): Promise<number> =>
  Number(
    (
      await app.db.execute<{ n: string }>(
        sql`select count(*) as n from ${sql.identifier(table)} where ${sql.identifier(table === "claims" ? "id" : "claim_id")} = ${id}`,
      )
    )[0]!.n,
  );
const figures = async (): Promise<unknown[]> => [
  ...(await app.db.execute(sql`select to_jsonb(f) as f from figures f order by instance_id, grouping, client_id, key, unit, start`)),
];

describe("a claim older than the retention period", () => {
  test("moves to a file with all its rows, keeps its figures, and newer claims stay", async () => {
    await take(finished("OLD-1", 731), finished("NEW-1", 729), claimRecord("OPEN-1", { fhocurrencia: minutes(-900 * DAY_MINUTES) }));
    const before = await figures();
    expect(before.length).toBeGreaterThan(0);
    expect(await stored("milestones", "OLD-1")).toBeGreaterThan(0);
    expect(await archive()).toBe(1);
    for (const table of ["claims", ...archivedTables]) expect([table, await stored(table, "OLD-1")]).toEqual([table, 0]);
    expect([await stored("claims", "NEW-1"), await stored("claims", "OPEN-1")]).toEqual([1, 1]);
    await counted();
    expect(await figures()).toEqual(before);

    const [line] = (await searchArchives(folder, { claimId: "OLD-1" })).values();
    expect(JSON.parse(line!)).toMatchObject({
      claim: { id: "OLD-1", insured_name: "María Núñez", status: "FINISHED" },
      milestones: expect.arrayContaining([expect.objectContaining({ code: "FINISHED" })]),
      status_log: expect.arrayContaining([expect.objectContaining({ to: "FINISHED" })]),
    });
    expect([...(await searchArchives(folder, { name: "nuñez, maria", from: Date.parse(minutes(-800 * DAY_MINUTES)) })).keys()]).toEqual([
      "OLD-1",
    ]);
    expect((await searchArchives(folder, { name: "Juan Núñez" })).size).toBe(0);
    const audited = await app.db.execute(sql`select after from audit where action = 'claims.archive'`);
    expect(audited.at(-1)).toMatchObject({ after: { claims: 1 } });
  });

  test("returns when the feed sends it again, is counted once and is archived again", async () => {
    await take(finished("OLD-2", 740));
    const before = await figures();
    await archive();
    await take(finished("OLD-2", 740, { version: 2 }));
    expect(await stored("claims", "OLD-2")).toBe(1);
    expect(await figures()).toEqual(before);
    expect(await archive()).toBe(1);
    await counted();
    expect(await figures()).toEqual(before);
    expect((await archivesOf(folder)).length).toBe(2);
    expect((await searchArchives(folder, { claimId: "OLD-2" })).size).toBe(1);
  });

  test("stays while a call is pending", async () => {
    await take(finished("OLD-3", 750));
    await app.db.execute(sql`insert into outbox (id, key, integration, operation, claim_id, body, state, due_at, created_at)
      values (gen_random_uuid(), 'waits', 'ASSISTANCE', 'notifyDelay', 'OLD-3', '{}', 'WAITING', now() + interval '1 hour', now())`);
    expect(await archive()).toBe(0);
    await app.db.execute(sql`update outbox set state = 'DONE', ended_at = now() where key = 'waits'`);
    expect(await archive()).toBe(1);
  });

  test("stays if its archive cannot be written", async () => {
    await take(finished("OLD-4", 760));
    await writeFile(folder, "no folder");
    await expect(archive()).rejects.toThrow();
    expect(await stored("claims", "OLD-4")).toBe(1);
    await rm(folder);
    expect(await archive()).toBe(1);
  });

  test("is removed by the daily run in several transactions", async () => {
    await take(...Array.from({ length: 230 }, (_, n) => finished(`MANY-${n}`, 1_100)));
    await app.db.execute(sql`update users set last_seen_at = now() + interval '3 days'`);
    app.clock.offset += 2 * DAY_MINUTES * 60_000;
    await expect
      .poll(async () => (await app.db.execute(sql`select 1 from claims where id like 'MANY-%' limit 1`)).length, { timeout: 20_000 })
      .toBe(0);
    app.clock.offset = 0;
    expect((await archivesOf(folder)).reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThanOrEqual(230);
  });
});

test("detects a changed archive file", async () => {
  await take(finished("OLD-5", 770));
  await archive();
  const name = (await readdir(folder)).find((file) => file.endsWith(".gz"))!;
  const bytes = await readFile(join(folder, name));
  bytes[9]! ^= 1;
  await writeFile(join(folder, name), bytes);
  await expect(searchArchives(folder, { claimId: "OLD-5" })).rejects.toThrow(/damaged/);
});

test("archives every table that references a claim, apart from logs and cascades", async () => {
  const tables = await app.owner.execute<{ name: string }>(sql`
    select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.attname = 'claim_id' and c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`);
  const known = [...archivedTables, ...claimLogs, ...derivedTables, "erasures", "erased_claims"];
  expect(tables.map(({ name }) => name).sort()).toEqual(known.sort());
});
