import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { apiKeys } from "../../../server/db/tables/keys";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";
import { administration, codeOf, named } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

const days = (n: number): string => new Date(app.clock.now() + n * 86_400_000).toISOString();

describe("an API key", () => {
  test("is shown once, authenticates requests, records its last use and never appears in the audit log", async () => {
    const { key, apiKey } = (await adminFixture.createKey(admin, { name: "  Tráfico   Uno " })).data!.createApiKey;
    expect(apiKey).toMatchObject({ name: "Tráfico Uno", scopes: ["READ"], allInstances: false, instances: [{ id: "ES" }] });
    expect((await app.graphql("{ claims { totalCount } }", {}, key)).errors).toBeUndefined();
    const { data } = await adminFixture.ask<{ apiKeys: { nodes: { id: string; lastUsedAt: string }[] } }>(
      admin,
      "apiKeys(revoked: false) { nodes { id lastUsedAt owner { user } } }",
    );
    expect(data!.apiKeys.nodes.find((one) => one.id === apiKey.id)).toMatchObject({
      lastUsedAt: expect.any(String),
      owner: { user: "admin" },
    });
    const rows = await adminFixture.audited(apiKey.id);
    expect(rows.map(({ action }) => action)).toEqual(["apiKey.create"]);
    const [stored] = await app.db.select().from(apiKeys).where(eq(apiKeys.id, apiKey.id));
    for (const secret of [key, stored!.keyHash]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test("is created once for a repeated request", async () => {
    const name = "Doble envío";
    const answers = await Promise.all([1, 2, 3].map(() => adminFixture.createKey(admin, { name })));
    expect(answers.map(codeOf).sort()).toEqual(["API_KEY_EXISTS", "API_KEY_EXISTS", undefined]);
  });

  test("stops working when it expires", async () => {
    const { key } = (await adminFixture.createKey(admin, { expiresAt: days(1) })).data!.createApiKey;
    app.clock.offset = 25 * 3_600_000;
    const late = await app.graphql("{ claims { totalCount } }", {}, key);
    app.clock.offset = 0;
    expect(codeOf(late)).toBe("CREDENTIAL_EXPIRED");
  });

  test("stops working when it is revoked, closes its socket within a second and is revoked once", async () => {
    const { key, apiKey } = (await adminFixture.createKey(admin)).data!.createApiKey;
    const revoke = `revokeApiKey(input: { id: "${apiKey.id}" }) { revokedAt }`;
    const closed = new Promise<number>((done) => {
      const client = app.socket(key, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      client.on("connected", () => void adminFixture.do(admin, revoke));
    });
    expect(await closed).toBe(4403);
    const again = await adminFixture.do(admin, revoke);
    expect(await adminFixture.do(admin, revoke)).toEqual(again);
    expect(codeOf(await app.graphql("{ claims { totalCount } }", {}, key))).toBe("CREDENTIAL_REVOKED");
    expect((await adminFixture.audited(apiKey.id)).map(({ action }) => action)).toEqual(["apiKey.create", "apiKey.revoke"]);
  });

  test("is rejected after a database restore until it is confirmed", async () => {
    const { key, apiKey } = (await adminFixture.createKey(admin)).data!.createApiKey;
    await app.directly((db) => db.execute(sql`update api_keys set unconfirmed_since = now() where id = ${apiKey.id}`));
    expect(codeOf(await app.graphql("{ claims { totalCount } }", {}, key))).toBe("CREDENTIAL_REVOKED");
    const confirm = "mutation($id: ID!) { confirmApiKey(input: { id: $id }) { unconfirmedSince } }";
    const stranger = await adminFixture.person(admin, { profileType: "LOCALADMIN" });
    expect(codeOf(await app.graphql(confirm, { id: apiKey.id }, stranger.token))).toBe("NOT_FOUND");
    expect((await app.graphql(confirm, { id: apiKey.id }, admin)).data).toEqual({ confirmApiKey: { unconfirmedSince: null } });
    expect((await app.graphql("{ claims { totalCount } }", {}, key)).errors).toBeUndefined();
    expect((await adminFixture.audited(apiKey.id)).map(({ action }) => action)).toEqual(["apiKey.create", "apiKey.confirm"]);
  });

  test.each([
    ["in the past", { expiresAt: "2020-01-01T00:00:00.000Z" }, "KEY_EXPIRY"],
    ["for ever", { expiresAt: "2999-01-01T00:00:00.000Z" }, "KEY_EXPIRY"],
    ["without a scope", { scopes: [] }, "BAD_USER_INPUT"],
    ["with a tag for a name", { name: "<b>" }, "NAME_INVALID"],
    ["of an instance that there is not", { instanceIds: ["XX"] }, "NOT_FOUND"],
    ["of every instance and some", { allInstances: true }, "BAD_USER_INPUT"],
    ["of no profile", { specificProfileId: "none" }, "NOT_FOUND"],
  ])("is rejected when created %s", async (_, more, code) => {
    expect(codeOf(await adminFixture.createKey(admin, more))).toBe(code);
  });

  test("has at most the access of its creator", async () => {
    const client = await adminFixture.contracts("ES", "A", "B");
    const profile = await adminFixture.profile(admin, {
      profileType: "LOCALADMIN",
      contracts: [{ instanceId: "ES", clientId: client, contractId: "A" }],
    });
    const narrow = await adminFixture.person(admin, { profileType: "LOCALADMIN", specificProfileId: profile.id });
    expect(codeOf(await adminFixture.createKey(narrow.token))).toBe("BEYOND_OWN_RIGHTS");
    expect(codeOf(await adminFixture.createKey(narrow.token, { allInstances: true, instanceIds: [] }))).toBe("BEYOND_OWN_RIGHTS");
    expect(codeOf(await adminFixture.createKey(narrow.token, { instanceIds: ["PT"] }))).toBe("NOT_FOUND");
    const own = await adminFixture.profile(narrow.token, {
      profileType: "SUPERVISOR",
      contracts: [{ instanceId: "ES", clientId: client, contractId: "A" }],
    });
    const more = { profileType: "SUPERVISOR", specificProfileId: own.id };
    expect((await adminFixture.createKey(narrow.token, more)).errors).toBeUndefined();
    expect(codeOf(await adminFixture.createKey(narrow.token, { ...more, scopes: ["INGEST"] }))).toBe("BEYOND_OWN_RIGHTS");
    expect(codeOf(await adminFixture.createKey(narrow.token, { ...more, profileType: "OPERADOR" }))).toBe("PROFILE_PARENT");
  });

  test("writes only to the AMA instances in its scope", async () => {
    const all = await app.key("ingest");
    const { key } = (await adminFixture.createKey(admin, { scopes: ["INGEST"] })).data!.createApiKey;
    const [claim, supplier, device] = [named("CLAIM-"), named("SUP-"), named("dev-")];
    const portugal = { cdama: "PT" };
    const rejected = await app.ingest("claims", [claimRecord(claim, portugal), claimRecord(named("CLAIM-"))], key);
    expect(rejected.body).toMatchObject({ accepted: 1, refused: [{ line: 1, field: "cdama", code: "INSTANCE_UNKNOWN" }] });
    expect((await app.ingest("suppliers", [supplierRecord(supplier, portugal)], key)).body).toMatchObject({ accepted: 0 });
    await app.ingest("claims", [claimRecord(claim, portugal)], all);
    const moved = await app.ingest("claims", [claimRecord(claim, { version: 2 })], key);
    expect(moved.body).toMatchObject({ accepted: 1, refused: [] });
    const ids = await app.db.execute(sql`select id, instance_id from claims where id like ${`${claim}%`} order by id`);
    expect([...ids]).toEqual([
      { id: claim, instance_id: "PT" },
      { id: `${claim}@ES`, instance_id: "ES" },
    ]);
    await app.ingest("suppliers", [supplierRecord(supplier, { ...portugal, tpaccprovee: "MOBILE", mobile: device })], all);
    const fix = {
      position: { latitude: 38.7, longitude: -9.1, fixTime: new Date().toISOString(), valid: true },
      device: { uniqueId: device },
    };
    expect((await app.ingest("positions/traccar", fix, key)).body).toMatchObject({ accepted: 0, refused: [{ code: "UNKNOWN_DEVICE" }] });
    expect((await app.ingest("positions/traccar", fix, all)).body).toMatchObject({ accepted: 1 });
  });
});
