import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodePolyline } from "../../../../schema/rules/geo/polyline";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { expectSoon } from "../../../fixtures/claims/trips";
import { claimRecord, minutes, supplierRecord } from "../../../fixtures/records";

// The product with an OSRM server of the test's own: it answers what the test says, when the test says so.
let osrm: Server;
let asked: ServerResponse[];
let answer: "at once" | "held" | "down";
const path = encodePolyline([
  [-3.6, 40.4],
  [-3.65, 40.42],
  [-3.7, 40.4],
]);
const route = { code: "Ok", routes: [{ distance: 9_000, duration: 600, geometry: path }] };
const give = (response: ServerResponse): void =>
  void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(route));

let app: TestApp;
let key: string;
let reader: string;
beforeAll(async () => {
  asked = [];
  osrm = createServer((_, response) => {
    asked.push(response);
    if (answer === "at once") give(response);
    if (answer === "down") response.writeHead(503).end();
  });
  await new Promise<void>((ready) => osrm.listen(0, "127.0.0.1", ready));
  app = await startTestApp({ OSRM_URL: `http://127.0.0.1:${(osrm.address() as AddressInfo).port}`, ROUTES_PER_SECOND: "100" });
  key = await app.key("ingest");
  reader = await app.key("read");
});
afterAll(() => {
  osrm.closeAllConnections();
  osrm.close();
});

let last = 0;
async function driving(): Promise<string> {
  const [id, unit] = [`C-${++last}`, `M-${last}`];
  await app.ingest("suppliers", [supplierRecord(unit, { tpaccprovee: "MOBILE", mobile: unit, x: null, y: null })], key);
  await app.ingest("claims", [claimRecord(id, { cdprovee: unit, fhasignacion: minutes(-5), eta: 45 })], key);
  const response = await fetch(`${app.url}/ingest/positions/osmand?id=${unit}&lat=40.4&lon=-3.6`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(response.status).toBe(200);
  return id;
}
const tripOf = async (id: string) => {
  const query = `{ claim(id: "${id}") { trip { router seconds metres } routes { precalculated { path } } } }`;
  return (await app.graphql<{ claim: { trip: { router: string } | null; routes: object } }>(query, {}, reader)).data!.claim;
};

test("uses the route of a configured routing service", async () => {
  answer = "at once";
  const id = await driving();
  await expectSoon(async () => (await tripOf(id)).trip).toEqual({ router: "OSRM", seconds: 600, metres: 9_000 });
  expect((await tripOf(id)).routes).toEqual({ precalculated: { path } });
});

test("holds no transaction open while the routing service computes", async () => {
  answer = "held";
  asked = [];
  const id = await driving();
  await expectSoon(() => asked.length).toBe(1);
  // Others come and go; one that waits for the answer would stay.
  const open = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`;
  await expectSoon(async () => (await app.owner.execute<{ n: number }>(open))[0]!.n).toBe(0);
  expect((await tripOf(id)).trip).toBeNull();
  give(asked[0]!);
  await expectSoon(async () => (await tripOf(id)).trip?.router).toBe("OSRM");
});

test("falls back to a straight line and pauses requests when the service is down", async () => {
  answer = "down";
  asked = [];
  const ids = [await driving(), await driving()];
  for (const id of ids) await expectSoon(async () => (await tripOf(id)).trip?.router).toBe("STRAIGHT");
  expect(asked.length).toBeLessThan(3);
});
