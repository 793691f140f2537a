import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { exportLimits } from "../../../schema/rules/exports/exports";
import { removeOldExports } from "../../../server/exports/exports.queries";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, setFunctionalities } from "../../fixtures/auth/profiles";
import { endedExport, exportFile, exportNow, fetchExport, startExport } from "../../fixtures/exports/exportFile";
import { readCsv } from "../../fixtures/exports/readFiles";
import { claimRecord, ofDemoClient, ofDemoProvider, supplierRecord, minutes } from "../../fixtures/records";

let app: TestApp;
/** A node on the same database that leaves exports to others. */
let idle: TestApp;
const CLAIMS = 60;
beforeAll(async () => {
  app = await startTestApp();
  idle = await startTestApp({ EXPORTS_AT_ONCE: "0" }, { beside: app });
  const key = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord("B-1"), supplierRecord(ofDemoProvider.cdprovee)], key);
  const claims = Array.from({ length: CLAIMS }, (_, n) =>
    claimRecord(`X-${n}`, {
      cdama: n % 3 ? "ES" : "PT",
      txmat: `PLATE ${n}`,
      ...(n % 4 === 0 && ofDemoClient),
      ...(n % 5 === 0 && { ...ofDemoProvider, fhasignacion: minutes(-5) }),
    }),
  );
  await app.ingest("claims", claims, key);
}, 60_000);

const asked = { sort: "ID", columns: ["id", "plate"] };
const codeOf = async (list: Parameters<typeof startExport>[1], input: object, bearer: string): Promise<string | undefined> =>
  (await startExport(app, list, input, bearer)).errors?.[0]?.extensions.code;
const rightsError = async (response: Response): Promise<unknown> => [response.status, ((await response.json()) as { code?: string }).code];
/** Written down once the last byte has gone. */
const downloaded = (id: string, bearer: string): Promise<void> =>
  vi.waitFor(async () => expect((await exportNow(app, id, bearer))!.state).toBe("DOWNLOADED"));
const keptParts = async (id: string): Promise<unknown> =>
  (await app.db.execute(sql`select count(*)::int as n from export_parts where export_id = ${id}::uuid`))[0]!.n;
const newUser = async (profileType: "SUPERVISOR" | "LOCALADMIN", more: object = {}): Promise<{ id: string; token: string }> => {
  const user = await insertNarrowedUser(app, { profileType, ...more });
  return { id: user.id, token: await app.signIn(user.user) };
};

describe("permission to export", () => {
  test.each(["operator", "client", "provider"])("denies %s until the profile allows it, and then exports claims in scope", async (name) => {
    const profile = { operator: "OPERADOR", client: "CLIENTE", provider: "PROVEEDOR" }[name]!;
    const token = await app.signIn(name);
    expect(await codeOf("claims", asked, token)).toBe("FORBIDDEN");
    expect((await fetchExport(app, "00000000-0000-7000-8000-000000000000", token)).status).toBe(403);
    await setFunctionalities(app, profile as never, ["map", "layer.incidents", "registers", "registers.export"]);
    const { data } = await app.graphql<{ claims: { nodes: { id: string; plate: string }[] } }>(
      "{ claims(first: 100, sort: ID) { nodes { id plate } } }",
      {},
      token,
    );
    const [, ...rows] = readCsv(await exportFile(app, "claims", asked, token));
    expect(rows).toEqual(data!.claims.nodes.map(({ id, plate }) => [id, plate]));
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length < CLAIMS).toBe(name !== "operator");
  });

  test("exports no rows of a layer that the caller may not see", async () => {
    const { token } = await newUser("SUPERVISOR", { hiddenLayers: ["INCIDENTS"] });
    expect(readCsv(await exportFile(app, "claims", asked, token))).toEqual([["Claim", "Plate"]]);
  });
});

describe("an invalid export", () => {
  test("has unknown, repeated or no columns, or an invalid filter", async () => {
    const { token } = await newUser("SUPERVISOR");
    expect(await codeOf("claims", { columns: [] }, token)).toBe("BAD_USER_INPUT");
    expect(await codeOf("claims", { columns: ["id", "id"] }, token)).toBe("BAD_USER_INPUT");
    expect(await codeOf("claims", { columns: ["networks"] }, token)).toBe("BAD_USER_INPUT");
    expect(await codeOf("claims", { columns: ["sourceVersion"] }, token)).toBe("BAD_USER_INPUT");
    expect(await codeOf("claims", { columns: ["id"], filter: { assignedMinutes: { from: -1 } } }, token)).toBe("BAD_USER_INPUT");
    expect(await exportNow(app, null, token)).toBeNull();
  });

  test("has a hidden column, filter or order, and derived values never appear in cells", async () => {
    const { token } = await newUser("SUPERVISOR", { hiddenFields: { INCIDENTS: ["plate", "client"], BASE: ["name"] } });
    expect(await codeOf("claims", { columns: ["id", "plate"] }, token)).toBe("FIELD_UNKNOWN");
    expect(await codeOf("claims", { columns: ["contract"] }, token)).toBe("FIELD_UNKNOWN");
    expect(await codeOf("claims", { columns: ["id"], filter: { clientIds: ["AUR"] } }, token)).toBe("FIELD_UNKNOWN");
    expect(await codeOf("claims", { columns: ["id"], orderBy: [{ field: "PLATE" }] }, token)).toBe("FIELD_UNKNOWN");
    const byPlate = { columns: [{ field: "PLATE", contains: "1" }] };
    expect(await codeOf("claims", { columns: ["id"], filter: byPlate }, token)).toBe("FIELD_UNKNOWN");
    expect(await codeOf("bases", { columns: ["id"], orderBy: [{ field: "NAME" }] }, token)).toBe("FIELD_UNKNOWN");
    // A hidden field of one layer is not asked about in the list of another.
    expect(await codeOf("mobileSuppliers", { columns: ["name"], orderBy: [{ field: "NAME" }] }, token)).toBeUndefined();
    await endedExport(app, (await exportNow(app, null, token))!.id, token);
    const rows = readCsv(await exportFile(app, "claims", { columns: ["id", "supplier"], filter: { ids: ["X-5"] } }, token));
    expect(rows[1]).toEqual(["X-5", ofDemoProvider.cdprovee]);
  });

  test("is a second one on any node while the first is not complete", async () => {
    const { token } = await newUser("SUPERVISOR");
    const both = await Promise.all([startExport(app, "claims", asked, token), startExport(idle, "bases", { columns: ["id"] }, token)]);
    expect(both.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(["EXPORT_UNDER_WAY", undefined]);
  });

  test("exceeds the storage limit", async () => {
    const { token } = await newUser("SUPERVISOR");
    await app.db.execute(sql`insert into exports select (e).* from (
      select jsonb_populate_record(x, jsonb_build_object('id', '00000000-0000-7000-8000-0000000000ff', 'state', 'DONE', 'bytes', ${exportLimits.keptBytes}::bigint)) as e from exports x limit 1) one`);
    expect(await codeOf("claims", asked, token)).toBe("EXPORTS_FULL");
    await app.db.execute(sql`delete from exports where id = '00000000-0000-7000-8000-0000000000ff'`);
  });
});

describe("an export of another user", () => {
  test("cannot be read, cancelled or downloaded and is answered as unknown", async () => {
    const [mine, other] = [await newUser("SUPERVISOR"), await newUser("LOCALADMIN")];
    const { id } = (await startExport(app, "claims", asked, mine.token)).data!.export;
    await endedExport(app, id, mine.token);
    expect(await exportNow(app, id, other.token)).toBeNull();
    expect(await exportNow(app, "what can be no id", other.token)).toBeNull();
    const cancelled = await app.graphql("mutation($id: ID!) { cancelExport(input: { id: $id }) { id } }", { id }, other.token);
    expect(cancelled.errors![0]!.extensions.code).toBe("NOT_FOUND");
    expect((await fetchExport(app, id, other.token)).status).toBe(404);
    expect((await fetch(`${app.url}/exports/${id}`)).status).toBe(401);
    expect((await fetchExport(app, id, mine.token)).status).toBe(200);
  });
});

describe("the life of an export", () => {
  test("is requested, written and downloaded on different nodes, once", async () => {
    const { token } = await newUser("SUPERVISOR");
    const begun = (await startExport(idle, "claims", asked, token)).data!.export;
    expect(begun).toMatchObject({ state: "WAITING", rows: 0, total: null });
    expect(begun.fileName).toMatch(/^claims-\d{4}-\d\d-\d\d-\d{4}Z\.csv$/);
    const done = await endedExport(idle, begun.id, token);
    expect(done).toMatchObject({ state: "DONE", rows: CLAIMS, total: CLAIMS });
    const response = await fetchExport(idle, begun.id, token);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${done.fileName}"`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.length, readCsv(bytes).length]).toEqual([done.bytes, CLAIMS + 1]);
    await downloaded(begun.id, token);
    expect(await rightsError(await fetchExport(app, begun.id, token))).toEqual([409, "EXPORT_NOT_READY"]);
    expect(await keptParts(begun.id)).toBe(0);
  });

  test("a second download that begins as the first one ends is answered EXPORT_NOT_READY", async () => {
    const { token } = await newUser("SUPERVISOR");
    const { id } = (await startExport(app, "claims", asked, token)).data!.export;
    await endedExport(app, id, token);
    // as the second download finds it, which has read the row just before
    await app.owner.execute(sql`delete from export_parts where export_id = ${id}::uuid`);
    for (let i = 0; i < 3; i++) expect(await rightsError(await fetchExport(app, id, token))).toEqual([409, "EXPORT_NOT_READY"]);
  });

  test("holds no transaction open during a slow download", async () => {
    const { token } = await newUser("SUPERVISOR");
    const { id } = (await startExport(app, "claims", asked, token)).data!.export;
    await endedExport(app, id, token);
    // More than waits between the database and the reader.
    const [parts, bytes] = [64, 512 * 1_024];
    await app.owner.execute(sql`delete from export_parts where export_id = ${id}::uuid`);
    await app.owner.execute(
      sql`insert into export_parts (export_id, number, bytes) select ${id}::uuid, n - 1, convert_to(repeat('x', ${bytes}), 'UTF8') from generate_series(1, ${parts}) n`,
    );
    await app.owner.execute(sql`update exports set bytes = ${parts * bytes} where id = ${id}::uuid`);
    const reader = (await fetchExport(app, id, token)).body!.getReader();
    expect((await reader.read()).done).toBe(false);
    const held = async () => [
      ...(await app.owner.execute(
        sql`select state, query from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query ~ 'from "export_parts"'`,
      )),
    ];
    await expect.poll(held, { timeout: 2_000 }).toEqual([]);
    expect((await exportNow(app, id, token))!.state).toBe("DONE");
    await reader.cancel();
  });

  test("ends without a file after a cancellation", async () => {
    const { token } = await newUser("SUPERVISOR");
    const { id } = (await startExport(app, "claims", asked, token)).data!.export;
    const { data } = await app.graphql("mutation($id: ID!) { cancelExport(input: { id: $id }) { state } }", { id }, token);
    expect(data).toEqual({ cancelExport: { state: "CANCELLED" } });
    expect(await codeOf("claims", asked, token)).toBeUndefined();
    expect((await fetchExport(app, id, token)).status).toBe(409);
    expect((await exportNow(app, id, token))!.state).toBe("CANCELLED");
  });

  test("ends without a file or download after a change of rights", async () => {
    const user = await newUser("SUPERVISOR", { instances: ["ES"] });
    const { id } = (await startExport(app, "claims", asked, user.token)).data!.export;
    await endedExport(app, id, user.token);
    await app.db.execute(sql`insert into user_instances (user_id, instance_id) values (${user.id}::uuid, 'PT')`);
    app.accessCache.forgetAll();
    expect(await rightsError(await fetchExport(app, id, user.token))).toEqual([403, "EXPORT_RIGHTS"]);
    await app.db.execute(sql`update exports set state = 'WAITING' where id = ${id}::uuid`);
    expect((await endedExport(app, id, user.token)).state).toBe("FAILED");
  });

  test("rejects the download after sign-out", async () => {
    const { token } = await newUser("SUPERVISOR");
    const { id } = (await startExport(app, "claims", asked, token)).data!.export;
    await endedExport(app, id, token);
    await app.graphql("mutation { logout }", {}, token);
    expect((await fetchExport(app, id, token)).status).toBe(401);
  });

  test("fails half a minute after its node stopped, keeps no parts and can be repeated", async () => {
    const user = await newUser("SUPERVISOR");
    const { id } = (await startExport(app, "claims", asked, user.token)).data!.export;
    await endedExport(app, id, user.token);
    // State after a node was killed between two parts.
    await app.db.execute(sql`update exports set state = 'RUNNING' where id = ${id}::uuid`);
    expect(await codeOf("claims", asked, user.token)).toBe("EXPORT_UNDER_WAY");
    app.clock.offset += exportLimits.silentMs + 1_000;
    expect((await endedExport(app, id, user.token)).state).toBe("FAILED");
    expect(await keptParts(id)).toBe(0);
    const events = await app.owner.execute(sql`select action from audit where entity_id = ${id} order by xid, seq`);
    expect(events.at(-1)).toEqual({ action: "export.fail" });
    expect(readCsv(await exportFile(app, "claims", asked, user.token))).toHaveLength(CLAIMS + 1);
  });

  test("removes unclaimed files and parts written after the end", async () => {
    const { token } = await newUser("SUPERVISOR");
    const { id } = (await startExport(app, "claims", asked, token)).data!.export;
    await endedExport(app, id, token);
    await app.db.execute(sql`update exports set changed_at = changed_at - interval '16 minutes' where id = ${id}::uuid`);
    await removeOldExports(app.db, app.clock.now());
    expect(await exportNow(app, id, token)).toBeNull();
    expect(await keptParts(id)).toBe(0);

    const late = (await startExport(app, "claims", asked, token)).data!.export.id;
    await endedExport(app, late, token);
    await app.db.execute(sql`update exports set state = 'CANCELLED' where id = ${late}::uuid`);
    await removeOldExports(app.db, app.clock.now());
    expect((await exportNow(app, late, token))!.state).toBe("CANCELLED");
    expect(await keptParts(late)).toBe(0);
  });

  test("records user, content and origin in the audit log", async () => {
    const user = await newUser("SUPERVISOR");
    const looked = [
      { field: "CREATION_MODE", empty: true },
      { field: "PLATE", contains: "plate" },
    ];
    const filter = { instanceIds: ["PT"], plannedFrom: null, columns: looked };
    const { id } = (await startExport(app, "claims", { ...asked, filter }, user.token)).data!.export;
    await endedExport(app, id, user.token);
    await (await fetchExport(app, id, user.token)).arrayBuffer();
    await downloaded(id, user.token);
    const rows = await app.owner.execute(sql`
      select action, model, actor_id = ${user.id}::uuid as own, origin is not null and request_id is not null as placed, after from audit where entity_id = ${id} order by xid, seq`);
    // The audit of a search in a personal column contains the fact, not the text.
    const audited = {
      instanceIds: ["PT"],
      columns: [
        { field: "creationMode", empty: true },
        { field: "plate", contains: "…" },
      ],
    };
    const facts = { list: "claims", format: "CSV", columns: ["id", "plate"], filter: audited, sort: "ID", orderBy: [] };
    const common = { model: "export", own: true, placed: true };
    const ended = { ...facts, rows: CLAIMS / 3, fileName: expect.any(String), bytes: expect.any(Number) };
    expect([...rows]).toEqual([
      { action: "export.start", ...common, after: facts },
      { action: "export.finish", ...common, after: ended },
      { action: "export.download", ...common, after: ended },
    ]);
  });
});
