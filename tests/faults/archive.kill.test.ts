// kill -9 while old claims go into archives, and while one of them is erased: each is in the database or in a good archive, and the erased one nowhere.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { archivesOf } from "../../server/archive/archiveFiles";
import { searchArchives } from "../../server/archive/searchArchives";
import { claimRecord, minutes } from "../fixtures/records";
import { EVENTUALLY, type Killable, startKillableProduct } from "./killableProduct";
import { tally } from "./tally";

/** More than go out of the database in one transaction. */
const CLAIMS = 230;
const DAY_MINUTES = 24 * 60;
const ids = Array.from({ length: CLAIMS }, (_, n) => `OLD-${String(n).padStart(3, "0")}`);
/** In the second transaction of the round. */
const HELD = ids[150]!;
const ERASED = ids[7]!;

let archives: string;
let killable: Killable;

const stored = async (): Promise<string[]> =>
  (await killable.db().execute<{ id: string }>(sql`select id from claims where id like 'OLD-%'`)).map(({ id }) => id);
const archived = async (): Promise<string[]> => [...(await searchArchives(archives, {})).keys()];
const isHeld = async () => (await killable.db().execute(sql`select 1 from pg_stat_activity where wait_event = 'PgSleep'`)).length > 0;
/** When the daily run was last started, which decides whether it is due. */
const setLastRun = (value: string) =>
  killable
    .db()
    .execute(sql`insert into installation values ('retention', ${value}) on conflict (key) do update set value = excluded.value`);
const makeDue = () => setLastRun("-infinity");

beforeAll(async () => {
  archives = await mkdtemp(join(tmpdir(), "atalaya-archives-"));
  killable = await startKillableProduct({ CLAIMS_KEPT_DAYS: "30", ARCHIVE_DIR: archives });
  // The run of the start must not archive the claims while they arrive.
  await setLastRun("infinity");
  const at = (hours: number): string => minutes(-90 * DAY_MINUTES + hours * 60);
  const claims = ids.map((id) =>
    claimRecord(id, { fhocurrencia: at(-3), cdestadoserv: "FIN", milestones: [{ code: "F", at: at(0) }], nbtitular: "Somebody" }),
  );
  await killable.ingest("claims", claims);
  const db = killable.db();
  await db.execute(sql`create function hold() returns trigger language plpgsql as
    'begin if exists (select from installation where key = ''held'') then perform pg_sleep(60); end if; return old; end'`);
  await db.execute(
    sql`create trigger held before delete on claims for each row when (old.id = ${sql.raw(`'${HELD}'`)}) execute function hold()`,
  );
  await db.execute(sql`insert into installation values ('held', '')`);
  await makeDue();
});
afterAll(async () => {
  await killable.stop();
  await rm(archives, { recursive: true, force: true });
});

test("killed while claims are archived: none is lost, and the next run completes it", async () => {
  await killable.again();
  await expect.poll(isHeld, EVENTUALLY).toBe(true);
  const left = (await stored()).length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(CLAIMS);
  await killable.db().execute(sql`delete from installation where key = 'held'`);
  await makeDue();
  await killable.again();
  // In this order, so that rows deleted in between have been read.
  const inEither = new Set([...(await stored()), ...(await archived())]);
  const lostAtOnce = ids.filter((id) => !inEither.has(id));
  await expect.poll(stored, EVENTUALLY).toEqual([]);
  const found = await archived();
  const [audit] = await killable
    .db()
    .execute<{ claims: number }>(
      sql`select coalesce(sum((after->>'claims')::int), 0)::int as claims from audit where action = 'claims.archive'`,
    );
  tally(
    {
      lost: [...lostAtOnce, ...ids.filter((id) => !found.includes(id))],
      ghosts: found.filter((id) => !ids.includes(id)),
      unaudited: Math.abs(CLAIMS - audit!.claims),
    },
    { acknowledged: CLAIMS, outageMs: killable.outageMs() },
  );
});

test("killed while an archived claim is erased: it is in no archive afterwards, and all others are", async () => {
  expect((await archivesOf(archives)).length).toBeGreaterThan(1);
  const erase = 'mutation($id: ID) { eraseClaims(input: { claimId: $id, reason: "asked for" }) { id } }';
  expect((await killable.product.graphql(erase, { id: ERASED }, await killable.product.signIn("admin"))).errors).toBeUndefined();
  await killable.again();
  await expect.poll(archived, EVENTUALLY).not.toContain(ERASED);
  await expect
    .poll(async () => (await killable.db().execute(sql`select 1 from erasures where completed_at is null`)).length, EVENTUALLY)
    .toBe(0);
  const found = await archived();
  const [audit] = await killable.db().execute<{ n: number }>(sql`select count(*)::int as n from audit where action = 'claims.erase'`);
  tally(
    {
      lost: ids.filter((id) => id !== ERASED && !found.includes(id)),
      ghosts: found.filter((id) => id === ERASED),
      unaudited: audit!.n > 0 ? 0 : 1,
    },
    { acknowledged: 1, outageMs: killable.outageMs() },
  );
});
