// Claims are erased for the law, by one or by a person: from the database, the audit and the archives, and do not come back.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { archivesOf } from "../../../server/archive/archiveFiles";
import { eraseFromArchives } from "../../../server/archive/eraseFromArchives";
import { lastCompleteErasure } from "../../../server/archive/erasures.queries";
import { removeOldClaims } from "../../../server/archive/removeOldClaims";
import { searchArchives } from "../../../server/archive/searchArchives";
import { verifyAudit } from "../../../server/audit/verify";
import { readInstallation } from "../../../server/db/installation";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { claimRecord, minutes } from "../../fixtures/records";

let app: TestApp;
let key: string;
let admin: string;
let folder: string;
const EVENTUALLY = { interval: 50 };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atalaya-archives-"));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  app = await startTestApp({ ARCHIVE_DIR: folder, CLAIMS_KEPT_DAYS: "36500" });
  [key, admin] = [await app.key("ingest"), await app.signIn("admin")];
});

const finished = (id: string, more: object = {}, daysAgo = 1) =>
  claimRecord(id, {
    ...{ fhocurrencia: minutes(-daysAgo * 1_440 - 60), cdestadoserv: "FIN", nbtitular: "Ana Sol" },
    ...{ milestones: [{ code: "F", at: minutes(-daysAgo * 1_440) }], ...more },
  });
const take = (...records: object[]) => app.ingest("claims", records, key).then(({ body }) => body);
const stored = async (ids: readonly string[]): Promise<string[]> =>
  (await app.db.execute<{ id: string }>(sql`select id from claims where id = any(${`{${ids.join()}}`}::text[]) order by id`)).map(
    ({ id }) => id,
  );

const fields = "id claimId reason claims openClaims archivedClaims completedAt actorName";
interface Erasure {
  id: string;
  claims: number;
  openClaims: number;
  archivedClaims: number;
  completedAt: string | null;
}
const ask = (input: object, bearer = admin) =>
  app.graphql<{ eraseClaims: Erasure }>(
    `mutation($input: EraseClaimsInput!) { eraseClaims(input: $input) { ${fields} } }`,
    { input: { reason: "asked by letter", ...input } },
    bearer,
  );
const erasureOf = async (id: string): Promise<Erasure> => {
  const { data, errors } = await app.graphql<{ erasures: Erasure[] }>(`{ erasures { ${fields} } }`, {}, admin);
  expect(errors).toBeUndefined();
  return data!.erasures.find((one) => one.id === id)!;
};
/** Asks, and waits until it is complete. */
async function erase(input: object): Promise<Erasure> {
  const { data, errors } = await ask(input);
  expect(errors).toBeUndefined();
  await expect.poll(async () => (await erasureOf(data!.eraseClaims.id)).completedAt, EVENTUALLY).not.toBeNull();
  return erasureOf(data!.eraseClaims.id);
}

describe("one claim", () => {
  test("goes with its logs and what the audit keeps of it, whose chain holds; its record is refused from then on", async () => {
    await take(finished("ERASE-1"), finished("STAYS-1"));
    await app.graphql(`query { claim(id: "ERASE-1") { id } }`, {}, admin);
    await app.db.execute(sql`insert into simulator_calls (key, integration, operation, body, answer, at)
      values ('erase-1', 'ASSISTANCE', 'notifyDelay', '{"claimId":"ERASE-1"}', '{}', now())`);
    const { actor_name: by } = (await app.db.execute<{ actor_name: string }>(sql`select 'admin' as actor_name`))[0]!;
    expect(await erase({ claimId: "ERASE-1" })).toMatchObject({ claims: 1, openClaims: 0, actorName: by });
    expect(await stored(["ERASE-1", "STAYS-1"])).toEqual(["STAYS-1"]);
    for (const table of ["milestones", "status_log", "visits", "claim_search_keys"])
      expect([...(await app.db.execute(sql`select claim_id from ${sql.identifier(table)} where claim_id = 'ERASE-1'`))]).toEqual([]);
    expect([...(await app.db.execute(sql`select key from simulator_calls where key = 'erase-1'`))]).toEqual([]);
    const kept = await app.db.execute(
      sql`select action from audit where model = 'claim' and entity_id = 'ERASE-1' and salt is not null and action not in ('audit.erase', 'claims.erase')`,
    );
    expect([...kept]).toEqual([]);
    expect((await verifyAudit(app.db)).findings).toEqual([]);
    expect((await take(finished("ERASE-1", { version: 9 }), finished("STAYS-1", { version: 2 }))).refused).toMatchObject([
      { line: 1, field: "rgpresta", code: "ERASED" },
    ]);
    expect(await stored(["ERASE-1"])).toEqual([]);
  });

  test("that is open is not erased, and the answer says so", async () => {
    await take(claimRecord("OPEN-1"));
    expect(await erase({ claimId: "OPEN-1" })).toMatchObject({ claims: 0, openClaims: 1 });
    expect(await stored(["OPEN-1"])).toEqual(["OPEN-1"]);
    expect((await take(claimRecord("OPEN-1", { version: 2 }))).refused).toEqual([]);
  });

  test("that is archived is erased from its archive, which is whole afterwards and has the others", async () => {
    await take(finished("FILED-1", {}, 900), finished("FILED-2", {}, 900));
    expect(await removeOldClaims(app, { folder, keptDays: 730 }, new AbortController().signal)).toBe(2);
    const { id } = await erase({ claimId: "FILED-1" });
    await expect.poll(async () => (await erasureOf(id)).archivedClaims, EVENTUALLY).toBe(1);
    await expect.poll(async () => [...(await searchArchives(folder, {})).keys()], EVENTUALLY).toEqual(["FILED-2"]);
    expect((await archivesOf(folder)).map(({ rows }) => rows)).toEqual([1]);
    expect((await take(finished("FILED-1", { version: 2 }, 900))).refused).toMatchObject([{ code: "ERASED" }]);
  });

  test("and killed before its archive was another file, it is erased from that once more, and counted once", async () => {
    await take(finished("FILED-3", {}, 900));
    await removeOldClaims(app, { folder, keptDays: 730 }, new AbortController().signal);
    const before = join(folder, "..", `${basename(folder)}-before`);
    onCleanup(() => rm(before, { recursive: true, force: true }));
    await cp(folder, before, { recursive: true });
    const { id } = await erase({ claimId: "FILED-3" });
    await expect.poll(async () => (await erasureOf(id)).archivedClaims, EVENTUALLY).toBe(1);
    expect([...(await searchArchives(before, {})).keys()]).toContain("FILED-3");
    const last = await lastCompleteErasure(app.db);
    const installation = await readInstallation(app.db, undefined);
    await eraseFromArchives({ ...app, installation }, before, last, new AbortController().signal);
    expect([...(await searchArchives(before, {})).keys()]).toEqual(["FILED-2"]);
    expect((await archivesOf(before)).map(({ erasedUntil }) => erasedUntil)).toEqual([last, last]);
    expect(await erasureOf(id)).toMatchObject({ archivedClaims: 1 });
  });
});

describe("a person", () => {
  test("is found by phone, plate and name however they are written, in the database and in archives; open claims are counted", async () => {
    const person = { nbtitular: "María Núñez", txtelefonoaseg: "+34 600 111 222", txmat: "1234 BCD" };
    await take(finished("HERS-0", person, 900));
    await removeOldClaims(app, { folder, keptDays: 730 }, new AbortController().signal);
    await take(...Array.from({ length: 60 }, (_, n) => finished(`HERS-${n + 1}`, person)));
    await take(claimRecord("HERS-OPEN", person), finished("OTHER-1", { ...person, nbtitular: "Juan Núñez" }));
    const erasure = await erase({ phone: "600111222", name: "nuñez maria" });
    expect(erasure).toMatchObject({ claims: 60, openClaims: 1, claimId: null });
    await expect.poll(async () => (await erasureOf(erasure.id)).archivedClaims, EVENTUALLY).toBe(1);
    expect(await stored(["HERS-1", "HERS-60", "HERS-OPEN", "OTHER-1"])).toEqual(["HERS-OPEN", "OTHER-1"]);
    expect((await take(finished("HERS-0", { version: 2 }), finished("HERS-7", { version: 2 }))).refused).toHaveLength(2);
  });

  test("stands nowhere in what is kept of the erasure", async () => {
    const [row] = await app.db.execute<{ all: string }>(
      sql`select (select string_agg(to_jsonb(e)::text, ' ') from erasures e) || (select string_agg(coalesce(after::text, ''), ' ') from audit where action = 'claims.erase') as all`,
    );
    expect(row!.all).not.toMatch(/600111222|nunez|nuñez/i);
  });
});

describe("an erasure", () => {
  test("is for who manages everybody alone, never for a key", async () => {
    for (const user of ["supervisor", "operator"])
      expect((await ask({ claimId: "X" }, await app.signIn(user))).errors?.[0]!.extensions.code).toBe("FORBIDDEN");
    expect((await ask({ claimId: "X" }, await app.key("act"))).errors?.[0]!.extensions.code).toBe("FORBIDDEN");
  });

  test("says either a claim or a person, and why", async () => {
    for (const input of [{}, { claimId: "X", name: "Ana" }, { name: " - " }, { claimId: "X", reason: " " }])
      expect([input, (await ask(input)).errors?.[0]!.extensions.code]).toEqual([input, "BAD_USER_INPUT"]);
  });
});
