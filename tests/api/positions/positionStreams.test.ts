// Positions in bulk: a stream of lines or an array, as Traccar forwards them or in the JSON of the OsmAnd protocol.
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.db.execute(sql`insert into suppliers (id, instance_id, name, access, mobile, source_version)
    select 'B-' || n, 'ES', 'Bulk', 'MOBILE', 'bulk-' || n, 1 from generate_series(1, 8) n`);
});

const lonOf = async (id: string): Promise<number | undefined> =>
  (await app.db.execute<{ lon: number }>(sql`select lon from positions where supplier_id = ${id}`))[0]?.lon;
const iso = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
const bulk = (body: string, type = "application/x-ndjson", bearer = key) =>
  fetch(`${app.url}/ingest/positions`, {
    method: "POST",
    headers: { "content-type": type, authorization: `Bearer ${bearer}` },
    body,
  });
const traccar = (device: string, fixTime: string, longitude: number) => ({
  device: { uniqueId: device },
  position: { fixTime, latitude: 41.5, longitude, valid: true },
});
const osmandJson = (device: string, timestamp: string, longitude: number) => ({
  device_id: device,
  location: { timestamp, coords: { latitude: 41.6, longitude } },
});

test("accepts one position per line in either format and answers each line", async () => {
  const lines = [
    JSON.stringify(traccar("bulk-1", iso(-2), -3.1)),
    "no JSON",
    JSON.stringify(traccar("nobody", iso(-2), -3.2)),
    JSON.stringify(osmandJson("bulk-2", iso(-2), -3.3)),
    JSON.stringify({ position: {} }),
    JSON.stringify(traccar("bulk-2", iso(-3), -3.4)),
  ];
  const response = await bulk(lines.join("\n"));
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    accepted: 2,
    unchanged: 0,
    stale: 1,
    refused: [
      { line: 2, code: "JSON_INVALID" },
      { line: 3, field: "position", code: "UNKNOWN_DEVICE", message: "no mobile supplier has this device in its mobile field" },
      { line: 5, code: "UNREADABLE" },
    ],
  });
  expect([await lonOf("B-1"), await lonOf("B-2")]).toEqual([-3.1, -3.3]);
});

test("stores all positions of one device in the history and the newest as the last", async () => {
  const lines = Array.from({ length: 2_000 }, (_, i) => traccar(`bulk-${3 + (i % 4)}`, iso(-60 + i / 40), -4 + i / 2_000));
  const answer = (await (await bulk(lines.map((line) => `${JSON.stringify(line)}\n`).join(""))).json()) as Record<string, number>;
  expect(answer.accepted! + answer.stale!).toBe(2_000);
  expect(answer).toMatchObject({ refused: [] });
  expect(await lonOf("B-6")).toBeCloseTo(-4 + 1_999 / 2_000, 6);
  const [kept] = await app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from position_history where supplier_id in ('B-3', 'B-4', 'B-5', 'B-6')`,
  );
  expect(kept!.n).toBe(2_000);
});

test("accepts an array and stores nothing if it does not parse", async () => {
  const array = JSON.stringify([traccar("bulk-7", iso(-1), -3.5)]);
  expect((await bulk(array.slice(0, -1), "application/json")).status).toBe(400);
  expect(await lonOf("B-7")).toBeUndefined();
  expect(await (await bulk(array, "application/json")).json()).toEqual({ accepted: 1, unchanged: 0, refused: [] });
});

test("rejects requests without a key or with another scope", async () => {
  const line = JSON.stringify(traccar("bulk-8", iso(-1), -3.5));
  expect((await bulk(line, undefined, "none")).status).toBe(401);
  expect((await bulk(line, undefined, await app.key("read"))).status).toBe(403);
  expect(await lonOf("B-8")).toBeUndefined();
});
