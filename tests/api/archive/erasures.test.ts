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
import { endedExport, fetchExport, startExport } from "../../fixtures/exports/exportFile";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { claimRecord, minutes } from "../../fixtures/records";
import { configurationCalls } from "../map/configurationCalls";

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
/** Asks, and waits until every claim was looked at. */
async function eraseWhatIsFinished(input: object): Promise<Erasure> {
  const { data, errors } = await ask(input);
  expect(errors).toBeUndefined();
  await expect.poll(async () => (await erasureOf(data!.eraseClaims.id)).openClaims, EVENTUALLY).toBeGreaterThan(0);
  return erasureOf(data!.eraseClaims.id);
}
/** Waits until it is complete; the next pass for open claims is due by then. */
async function completed(id: string): Promise<Erasure> {
  app.clock.offset += 5.1 * 60_000;
  admin = await app.signIn("admin");
  await expect.poll(async () => (await erasureOf(id)).completedAt, EVENTUALLY).not.toBeNull();
  return erasureOf(id);
}
/** Asks, and waits until it is complete. */
async function erase(input: object): Promise<Erasure> {
  const { data, errors } = await ask(input);
  expect(errors).toBeUndefined();
  await expect.poll(async () => (await erasureOf(data!.eraseClaims.id)).completedAt, EVENTUALLY).not.toBeNull();
  return erasureOf(data!.eraseClaims.id);
}

describe("erasing a claim", () => {
  test("removes its logs and audit payloads, keeps the audit chain valid and rejects its later records", async () => {
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

  test("stays in progress until an open claim is finished and erased", async () => {
    await take(claimRecord("OPEN-1"));
    const erasure = await eraseWhatIsFinished({ claimId: "OPEN-1" });
    expect(erasure).toMatchObject({ claims: 0, openClaims: 1, completedAt: null });
    expect(await stored(["OPEN-1"])).toEqual(["OPEN-1"]);
    expect((await take(finished("OPEN-1", { version: 2 }))).refused).toEqual([]);
    expect(await completed(erasure.id)).toMatchObject({ claims: 1, openClaims: 0 });
    expect(await stored(["OPEN-1"])).toEqual([]);
  });

  test("waits for a pending call to end", async () => {
    await take(finished("CALL-1"));
    await app.db.execute(sql`insert into outbox (id, integration, operation, claim_id, key, body, state, due_at, created_at)
      values (gen_random_uuid(), 'ASSISTANCE', 'notifyDelay', 'CALL-1', 'call-1', '{}', 'REVIEW', now(), now())`);
    const erasure = await eraseWhatIsFinished({ claimId: "CALL-1" });
    expect(erasure).toMatchObject({ claims: 0, openClaims: 1, completedAt: null });
    await app.db.execute(sql`delete from outbox where claim_id = 'CALL-1'`);
    expect(await completed(erasure.id)).toMatchObject({ claims: 1, openClaims: 0 });
  });

  test("removes it from saved map configurations, export files and the change log", async () => {
    const { saved } = configurationCalls(app);
    const operator = await app.signIn();
    await take(
      finished("TRACE-1", { nuexpediente: "FILE-77", txtelefonoaseg: "+34 600 777 888" }),
      finished("TRACE-2", { nuexpediente: "FILE-78" }),
    );
    const searches = {
      own: await saved(operator, { name: "File", address: "file=file-77&at=40.4,-3.7,9.5" }),
      other: await saved(operator, { name: "Other", address: "file=FILE-78" }),
    };
    const begun = (await startExport(app, "claims", { sort: "ID", columns: ["id", "file"] }, admin)).data!.export;
    expect(await endedExport(app, begun.id, admin)).toMatchObject({ state: "DONE" });
    const positions = async (id: string) =>
      [
        ...(await app.db.execute<{ lon: number | null }>(
          sql`select (state->>'lon')::float8 as lon from changes where kind = 'claim' and state->>'id' = ${id}`,
        )),
      ].map(({ lon }) => lon);
    expect(await positions("TRACE-1")).not.toContain(null);

    await erase({ claimId: "TRACE-1" });
    const { data } = await app.graphql<{ mapConfigurations: { id: string; address: string }[] }>(
      "{ mapConfigurations { id address } }",
      {},
      operator,
    );
    const addressOf = ({ id }: { id: string }) => data!.mapConfigurations.find((one) => one.id === id)!.address;
    expect(new URLSearchParams(addressOf(searches.own)).get("file")).toBeNull();
    expect(new URLSearchParams(addressOf(searches.own)).get("at")).toBe("40.4,-3.7,9.5");
    expect(addressOf(searches.other)).toBe("file=FILE-78");
    const [kept] = await app.db.execute<{ all: string }>(
      sql`select coalesce(string_agg(concat(before, after), ' '), '') as all from audit where model = 'mapConfiguration'`,
    );
    expect(kept!.all).not.toMatch(/file-77/i);
    expect(kept!.all).toMatch(/FILE-78/);
    expect((await fetchExport(app, begun.id, admin)).status).toBe(409);
    expect([...(await app.db.execute(sql`select 1 from export_parts where export_id = ${begun.id}::uuid`))]).toEqual([]);
    expect(new Set(await positions("TRACE-1"))).toEqual(new Set([null]));
    expect(await positions("TRACE-2")).not.toContain(null);
  });

  test("erases an archived claim and keeps the rest of its archive intact", async () => {
    const { saved } = configurationCalls(app);
    const operator = await app.signIn();
    const { id: searchId } = await saved(operator, { name: "Filed", address: "file=FILE-11" });
    await take(finished("FILED-1", { nuexpediente: "FILE-11" }, 900), finished("FILED-2", {}, 900));
    expect(await removeOldClaims(app, { folder, keptDays: 730 }, new AbortController().signal)).toBe(2);
    const { id } = await erase({ claimId: "FILED-1" });
    await expect.poll(async () => (await erasureOf(id)).archivedClaims, EVENTUALLY).toBe(1);
    await expect.poll(async () => [...(await searchArchives(folder, {})).keys()], EVENTUALLY).toEqual(["FILED-2"]);
    expect((await archivesOf(folder)).map(({ rows }) => rows)).toEqual([1]);
    const searches = await app.graphql<{ mapConfigurations: { id: string; address: string }[] }>(
      "{ mapConfigurations { id address } }",
      {},
      operator,
    );
    expect(searches.data!.mapConfigurations.find((one) => one.id === searchId)).toMatchObject({ address: "" });
    expect((await take(finished("FILED-1", { version: 2 }, 900))).refused).toMatchObject([{ code: "ERASED" }]);
  });

  test("repeats an interrupted erasure of an archive file and counts it once", async () => {
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

describe("erasing a person", () => {
  test("finds phone, plate and name in any spelling in the database and archives and counts open claims", async () => {
    const person = { nbtitular: "María Núñez", txtelefonoaseg: "+34 600 111 222", txmat: "1234 BCD" };
    await take(finished("HERS-0", person, 900));
    await removeOldClaims(app, { folder, keptDays: 730 }, new AbortController().signal);
    await take(...Array.from({ length: 60 }, (_, n) => finished(`HERS-${n + 1}`, person)));
    await take(claimRecord("HERS-OPEN", person), finished("OTHER-1", { ...person, nbtitular: "Juan Núñez" }));
    const { saved } = configurationCalls(app);
    const operator = await app.signIn();
    const { id: searchId } = await saved(operator, { name: "Hers", address: "attributes=N%C3%BA%C3%B1ez+Mar%C3%ADa" });
    const erasure = await eraseWhatIsFinished({ phone: "600111222", name: "nuñez maria" });
    expect(erasure).toMatchObject({ claims: 60, openClaims: 1, claimId: null, completedAt: null });
    const searches = await app.graphql<{ mapConfigurations: { id: string; address: string }[] }>(
      "{ mapConfigurations { id address } }",
      {},
      operator,
    );
    expect(searches.data!.mapConfigurations.find(({ id }) => id === searchId)).toMatchObject({ address: "" });
    await expect.poll(async () => (await erasureOf(erasure.id)).archivedClaims, EVENTUALLY).toBe(1);
    expect(await stored(["HERS-1", "HERS-60", "HERS-OPEN", "OTHER-1"])).toEqual(["HERS-OPEN", "OTHER-1"]);
    expect((await take(finished("HERS-0", { version: 2 }), finished("HERS-7", { version: 2 }))).refused).toHaveLength(2);
    await take(finished("HERS-OPEN", { ...person, version: 2 }));
    expect(await completed(erasure.id)).toMatchObject({ claims: 61, openClaims: 0 });
    expect(await stored(["HERS-OPEN", "OTHER-1"])).toEqual(["OTHER-1"]);
  });

  test("leaves no trace of the person in the record of the erasure", async () => {
    const [row] = await app.db.execute<{ all: string }>(
      sql`select (select string_agg(to_jsonb(e)::text, ' ') from erasures e) || (select string_agg(coalesce(after::text, ''), ' ') from audit where action = 'claims.erase') as all`,
    );
    expect(row!.all).not.toMatch(/600111222|nunez|nuñez/i);
  });
});

describe("an erasure request", () => {
  test("requires the permission to manage all users and rejects API keys", async () => {
    for (const user of ["supervisor", "operator"])
      expect((await ask({ claimId: "X" }, await app.signIn(user))).errors?.[0]!.extensions.code).toBe("FORBIDDEN");
    expect((await ask({ claimId: "X" }, await app.key("act"))).errors?.[0]!.extensions.code).toBe("FORBIDDEN");
  });

  test("names either a claim or a person, and a reason", async () => {
    for (const input of [{}, { claimId: "X", name: "Ana" }, { name: " - " }, { claimId: "X", reason: " " }])
      expect([input, (await ask(input)).errors?.[0]!.extensions.code]).toEqual([input, "BAD_USER_INPUT"]);
  });
});
