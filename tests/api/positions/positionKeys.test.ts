import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { createKey, type NewKeyOptions } from "../../../server/auth/keys/apiKeys";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { administration, codeOf, named } from "../../fixtures/auth/administration";
import { withoutIds } from "../../fixtures/claims/intake";
import { claimRecord, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
  const unit = (cdprovee: string, cdama = "ES") => supplierRecord(cdprovee, { cdama, tpaccprovee: "MOBILE", mobile: `dev-${cdprovee}` });
  const sent = await app.ingest("suppliers", [unit("OWN"), unit("OTHER"), unit("PORTO", "PT")], await app.key("ingest"));
  expect(sent.body).toMatchObject({ accepted: 3, refused: [] });
});

const newKey = (facts: NewKeyOptions) => createKey({ db: app.db, clock: app.clock }, named("Phone "), ["positions"], facts);
const fixOf = (uniqueId: string) => ({
  device: { uniqueId },
  position: { latitude: 40.4, longitude: -3.7, fixTime: new Date().toISOString(), valid: true },
});
const byAddress = async (key: string, device: string) => {
  const response = await fetch(`${app.url}/ingest/positions/osmand/${key}?id=${device}&lat=40.4&lon=-3.7`);
  return { status: response.status, body: (await response.json()) as { refused: object[] } };
};

describe.each([
  ["bound to devices", { devices: ["dev-OWN"], instanceIds: ["ES"] }],
  ["bound to a supplier", { supplierId: "OWN", instanceIds: ["ES"] }],
  ["bound to devices, for all instances", { devices: ["dev-OWN"] }],
])("a key %s", (_, facts) => {
  let key: string;
  beforeAll(async () => {
    key = await newKey(facts);
  });

  test("accepts a position of its device by each protocol", async () => {
    expect(await byAddress(key, "dev-OWN")).toMatchObject({ status: 200, body: { accepted: 1 } });
    for (const endpoint of ["positions/traccar", "positions"])
      expect(await app.ingest(endpoint, [fixOf("dev-OWN")], key)).toMatchObject({ status: 200, body: { accepted: 1 } });
  });

  test.each(["dev-OTHER", "dev-PORTO"])("rejects a position of %s like one of an unknown device", async (device) => {
    const count = async () => (await app.db.execute<{ n: number }>(sql`select count(*)::int as n from position_history`))[0]!.n;
    const before = await count();
    expect(withoutIds((await byAddress(key, device)).body)).toEqual(withoutIds((await byAddress(key, "dev-UNKNOWN")).body));
    for (const endpoint of ["positions/traccar", "positions"]) {
      const answer = await app.ingest(endpoint, [fixOf(device)], key);
      expect(answer).toMatchObject({ status: 200, body: { accepted: 0, refused: [{ code: "UNKNOWN_DEVICE" }] } });
      expect(withoutIds(answer.body)).toEqual(withoutIds((await app.ingest(endpoint, [fixOf("dev-UNKNOWN")], key)).body));
    }
    expect(await count()).toBe(before);
  });

  test("is refused records and GraphQL", async () => {
    expect((await app.ingest("claims", [claimRecord("C-1")], key)).status).toBe(403);
    expect((await app.ingest("suppliers", [supplierRecord("S-1")], key)).status).toBe(403);
    expect(codeOf(await app.graphql("{ claims { totalCount } }", {}, key))).toBe("CREDENTIAL_INSUFFICIENT");
  });
});

test("an ingest key is refused in an address and accepted in the header", async () => {
  const key = await app.key("ingest");
  expect(await byAddress(key, "dev-OWN")).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  const response = await fetch(`${app.url}/ingest/positions/osmand?id=dev-OWN&lat=40.4&lon=-3.7`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(await response.json()).toMatchObject({ accepted: 1 });
});

describe("an administrator", () => {
  test("creates a key for positions with its binding", async () => {
    const made = await adminFixture.createKey(admin, { scopes: ["POSITIONS"], devices: [" dev-OWN ", "dev-OWN"] });
    const { key, apiKey } = made.data!.createApiKey;
    expect(await byAddress(key, "dev-OWN")).toMatchObject({ body: { accepted: 1 } });
    const { data } = await adminFixture.ask<{ apiKeys: { nodes: { id: string }[] } }>(
      admin,
      "apiKeys(revoked: false) { nodes { id scopes devices supplierId } }",
    );
    expect(data!.apiKeys.nodes.find(({ id }) => id === apiKey.id)).toEqual({
      id: apiKey.id,
      scopes: ["POSITIONS"],
      devices: ["dev-OWN"],
      supplierId: null,
    });
  });

  test.each([
    ["without a binding", {}, "BAD_USER_INPUT"],
    ["with two bindings", { devices: ["dev-OWN"], supplierId: "OWN" }, "BAD_USER_INPUT"],
    ["with an empty device", { devices: [" "] }, "BAD_USER_INPUT"],
    ["with another scope", { scopes: ["INGEST", "POSITIONS"], devices: ["dev-OWN"] }, "BAD_USER_INPUT"],
    ["of another scope with devices", { scopes: ["READ"], devices: ["dev-OWN"] }, "BAD_USER_INPUT"],
    ["of an unknown supplier", { supplierId: "NONE" }, "NOT_FOUND"],
    ["of a supplier of another instance", { supplierId: "PORTO" }, "NOT_FOUND"],
  ])("cannot create a key %s", async (_name, more, code) => {
    expect(codeOf(await adminFixture.createKey(admin, { scopes: ["POSITIONS"], ...more }))).toBe(code);
  });
});
