import { afterEach, expect, test } from "vitest";
import { ConnectionLost, EndpointError, openEndpoints } from "../../../server/demo/endpoints";
import { knots, traccarFix } from "../../../server/demo/fixes";
import { startFakeEndpoints, type FakeEndpoints } from "./fakeEndpoints";

let fake: FakeEndpoints;
afterEach(() => fake.close());
const claim = { rgpresta: "1", version: 1 };

test("sends records as NDJSON with the key, and returns the response", async () => {
  fake = await startFakeEndpoints(() => ({
    body: { accepted: 1, unchanged: 0, refused: [{ line: 2, field: "cdama", code: "UNKNOWN", message: "no such" }] },
  }));
  const answer = await openEndpoints({ url: fake.url, key: "k1", attempts: 1 }).claims([claim, { rgpresta: "2", version: 1 }]);
  expect(fake.seen[0]).toMatchObject({ path: "/ingest/claims", authorization: "Bearer k1", type: "application/x-ndjson" });
  expect(fake.seen[0]!.records).toEqual([claim, { rgpresta: "2", version: 1 }]);
  expect(answer).toMatchObject({ accepted: 1, refused: [{ line: 2, field: "cdama" }] });
});

test("retries after a lost connection or a busy server, with growing pauses", async () => {
  let calls = 0;
  fake = await startFakeEndpoints(() =>
    ++calls === 1 ? "hang up" : calls === 2 ? { status: 503 } : calls === 3 ? { status: 503, headers: { "retry-after": "7" } } : undefined,
  );
  const waits: number[] = [];
  const wait = (milliseconds: number) => (waits.push(milliseconds), Promise.resolve());
  const answer = await openEndpoints({ url: fake.url, key: "k", attempts: 5, wait }).suppliers([{ cdprovee: "a", version: 1 }]);
  expect(answer.accepted).toBe(1);
  expect(waits).toEqual([250, 500, 7_000]);
});

test("reports a lost connection after the last attempt", async () => {
  fake = await startFakeEndpoints(() => "hang up");
  await expect(openEndpoints({ url: fake.url, key: "k", attempts: 2, wait: () => Promise.resolve() }).claims([claim])).rejects.toThrow(
    ConnectionLost,
  );
});

test("does not repeat a request that cannot succeed", async () => {
  fake = await startFakeEndpoints(() => ({ status: 403, body: { message: "scope ingest is missing" } }));
  const lost = openEndpoints({ url: fake.url, key: "k", attempts: 9 }).claims([claim]);
  await expect(lost).rejects.toThrow(/scope ingest/);
  await expect(lost).rejects.toSatisfy((error: EndpointError) => error.forbidden);
});

test("reports a server that always fails on the same batch as unable to accept it, not as lost", async () => {
  fake = await startFakeEndpoints(() => ({ status: 500 }));
  await expect(openEndpoints({ url: fake.url, key: "k", attempts: 3, wait: () => Promise.resolve() }).claims([claim])).rejects.toThrow(
    EndpointError,
  );
});

test("reports an error of a GraphQL query", async () => {
  fake = await startFakeEndpoints(() => ({ body: { errors: [{ message: "unknown field" }] } }));
  await expect(openEndpoints({ url: fake.url, key: "k", attempts: 1 }).query("{ x }", {})).rejects.toThrow("unknown field");
});

test("sends a fix in Traccar's format: knots, its time, the device's code", async () => {
  fake = await startFakeEndpoints(() => ({ body: {} }));
  const fix = traccarFix(
    { device: "van-1", place: [2.1700001, 41.39], speed: 10, course: 359.7, accuracy: 6, attributes: { motion: true } },
    Date.UTC(2026, 0, 2, 3, 4, 5),
  );
  const answer = await openEndpoints({ url: fake.url, key: "k", attempts: 1 }).fixes([fix]);
  expect(knots(0.514444)).toBe(1);
  expect(fake.sent("/ingest/positions/traccar")[0]).toMatchObject({
    position: { longitude: 2.17, latitude: 41.39, speed: 19.44, course: 0, fixTime: "2026-01-02T03:04:05.000Z" },
    device: { uniqueId: "van-1" },
  });
  expect(answer.accepted, "a door that counts nothing has taken it").toBe(1);
});
