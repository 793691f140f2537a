import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/claims/intake";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
});

const post = (endpoint: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${app.url}/ingest/${endpoint}`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json", ...headers },
    body,
  });

test("returns an ingested claim and its supplier through the API", async () => {
  const supplier = supplierRecord({ cdprovee: "DOOR-S", tpaccprovee: "BASES", x: 2.1, y: 41.4 });
  const claim = claimRecord({
    rgpresta: "DOOR-C",
    cdprovee: "DOOR-S",
    fhasignacion: minutes(-5),
    eta: 30,
    milestones: [{ code: "A", at: minutes(-4) }],
  });
  expect(await app.ingest("suppliers", [supplier], key)).toEqual({ status: 200, body: { accepted: 1, unchanged: 0, refused: [] } });
  expect((await app.ingest("claims", JSON.stringify(claim), key)).body.accepted).toBe(1);
  const [row] = await app.db.execute("select origin, request_id as request from audit where action = 'ingest.claims'");
  expect(row).toEqual({ origin: expect.stringMatching(/127|::1/), request: expect.any(String) });
  const query = `{ claim(id: "DOOR-C") { status supplier { name position { lon lat } } milestones { code } } }`;
  expect((await app.graphql(query, {}, await app.signIn())).data).toEqual({
    claim: {
      status: "PENDING_ARRIVAL_INTIME",
      supplier: { name: "Grúas", position: { lon: 2.1, lat: 41.4 } },
      milestones: [{ code: "ACCEPTANCE" }],
    },
  });
});

test("answers invalid records with 200, bodies with 400, types with 415, no key with 401 and scopes with 403", async () => {
  expect(await app.ingest("claims", `{}\n[]`, key)).toMatchObject({
    status: 200,
    body: {
      accepted: 0,
      refused: [
        { line: 1, field: "rgpresta", code: "REQUIRED" },
        { line: 2, field: "", code: "OBJECT_EXPECTED" },
      ],
    },
  });
  const statuses = [
    await post("claims", "[{]"),
    await post("claims", "a;b", { "content-type": "text/csv" }),
    await post("claims", "[]", { authorization: "" }),
    await post("claims", "[]", { authorization: `Bearer ${await app.key("read")}` }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([400, 415, 401, 403]);
});

test("answers a truncated array with 400 and stores nothing, regardless of the rest", async () => {
  const record = claimRecord();
  const body = `[${JSON.stringify(record)},}${" ".repeat(4_000_000)}]`;
  expect((await post("claims", body)).status).toBe(400);
  const { data } = await app.graphql<{ claim: unknown }>(`{ claim(id: "${record.rgpresta}") { id } }`, {}, await app.signIn());
  expect(data?.claim).toBeNull();
});
