import { afterEach, expect, test } from "vitest";
import { EndpointError, openEndpoints } from "../../../server/demo/endpoints";
import { finishingRecord } from "../../../server/demo/simulation/earlierRuns";
import { simulate } from "../../../server/demo/simulation/main";
import { Outbox } from "../../../server/demo/simulation/outbox";
import { readSettings } from "../../../server/demo/simulation/settings";
import { startFakeEndpoints, playedClock, type Body, type FakeEndpoints, type Reply } from "./fakeEndpoints";

const start = Date.UTC(2026, 2, 2, 9);
let fake: FakeEndpoints;
afterEach(() => fake?.close());

const page = (ids: string[], endCursor: string | null) => ({
  body: { data: { claims: { nodes: ids.map((id) => ({ id })), pageInfo: { hasNextPage: endCursor !== null, endCursor } } } },
});
const nothingLeft: Reply = ({ path }) => (path === "/graphql" ? page([], null) : undefined);

/** Runs the demo for so many waits of the played clock. */
async function run(
  waits: number,
  reply: Reply = nothingLeft,
  amounts = { claims: 40, resources: 30 },
): Promise<{ log: string[]; clock: ReturnType<typeof playedClock> }> {
  fake = await startFakeEndpoints(reply);
  const clock = playedClock(start);
  const stop = new AbortController();
  const log: string[] = [];
  const wait = async (milliseconds: number): Promise<void> => {
    await clock.wait(milliseconds);
    if (clock.waits.length >= waits) stop.abort();
  };
  const client = openEndpoints({ url: fake.url, key: "k", attempts: 1 });
  await simulate(
    { ...amounts, speed: 1, seed: 1 },
    {
      endpoints: client,
      roads: null,
      clock: { now: clock.now, wait },
      signal: stop.signal,
      log: (text) => log.push(text),
      warn: (text) => log.push(text),
    },
  );
  return { log, clock };
}

test("opens with all suppliers and open claims, then sends changes and vehicle positions every second", async () => {
  const { clock } = await run(60);
  const claims = fake.sent("/ingest/claims");
  expect(new Set(claims.slice(0, 40).map(({ rgpresta }) => rgpresta)).size).toBe(40);
  expect(claims.length).toBeGreaterThan(40);
  expect(fake.sent("/ingest/suppliers").length).toBeGreaterThanOrEqual(30 + 80);
  expect(fake.sent("/ingest/positions/traccar").length).toBeGreaterThan(150);
  expect(clock.waits.every((wait) => wait === 1_000)).toBe(true);
  expect(fake.seen.every(({ authorization }) => authorization === "Bearer k")).toBe(true);
});

test("finishes open claims of an earlier run first, and leaves other claims alone", async () => {
  const left = ["DEMO-ABC-PT-TAX-TB8V40-17", "REAL-1", "DEMO-ABC-ES-GRU-TB8V41-18"];
  const asked: unknown[] = [];
  await run(3, (seen) => {
    if (seen.path !== "/graphql") return undefined;
    const { after } = (seen.records[0] as { variables: { after: string | null } }).variables;
    asked.push(after);
    return after === null ? page(left.slice(0, 2), "c1") : page(left.slice(2), null);
  });
  expect(asked).toEqual([null, "c1"]);
  const [first, second, third] = fake.sent("/ingest/claims") as [Body, Body, Body];
  expect([first, second]).toMatchObject([
    { rgpresta: left[0], cdama: "PT", cdservicio: "TAX", cdestadoserv: "FIN" },
    { rgpresta: left[2], cdama: "ES", cdservicio: "GRU", cdestadoserv: "FIN" },
  ]);
  expect(third.cdestadoserv).toBe("ABI");
});

test("ends an earlier run's leftovers without claims or vehicles to play, and sends nothing else", async () => {
  const left = "DEMO-ABC-PT-TAX-TB8V40-17";
  const { clock } = await run(3, ({ path }) => (path === "/graphql" ? page([left], null) : undefined), { claims: 0, resources: 0 });
  expect(fake.sent("/ingest/claims")).toMatchObject([{ rgpresta: left, cdestadoserv: "FIN" }]);
  expect(fake.sent("/ingest/suppliers")).toEqual([]);
  expect(clock.waits).toEqual([]);
});

test("ends a leftover with a record that repeats its id's contents and is newer than any of its run", () => {
  const occurred = Date.UTC(2026, 2, 1, 8, 30);
  const record = finishingRecord(`DEMO-X-IT-ABC-${(occurred / 1_000).toString(36).toUpperCase()}-9`, start);
  expect(record).toMatchObject({ cdama: "IT", cdservicio: "ABC", fhocurrencia: "2026-03-01T08:30:00.000Z" });
  expect(record.version).toBeGreaterThan(1_000_000);
});

test("keeps its records while the product is unreachable, and reports it once", async () => {
  let calls = 0;
  const { log, clock } = await run(40, (seen) => (++calls > 6 && calls <= 12 ? "hang up" : nothingLeft(seen)));
  expect(log.filter((line) => line.includes("again"))).toHaveLength(1);
  expect(log.filter((line) => line.startsWith("http"))).toHaveLength(1);
  expect(clock.waits.filter((wait) => wait === 5_000)).toHaveLength(6);
  const versions = new Map<unknown, number>();
  for (const { rgpresta, version } of fake.sent("/ingest/claims")) {
    expect(version as number).toBeGreaterThan(versions.get(rgpresta) ?? 0);
    versions.set(rgpresta, version as number);
  }
});

test("manages one late claim of each stage while few are managed, and only the demo's claims", async () => {
  const nodes = [
    { id: "DEMO-1", status: "PENDING_ARRIVAL_DELAYED" },
    { id: "DEMO-2", status: "NO_FINISH_DELAYED" },
    { id: "DEMO-3", status: "NO_FINISH_MANAGED" },
    { id: "REAL-1", status: "PENDING_ARRIVAL_CRITICAL" },
  ];
  await run(30, (seen) => {
    if (seen.path !== "/graphql") return undefined;
    const { query } = seen.records[0] as { query: string };
    if (query.includes("DemoLeftovers")) return page([], null);
    return { body: { data: query.includes("DemoLate") ? { claims: { nodes } } : { manageDelay: { id: "DEMO-1" } } } };
  });
  const asked = fake.sent("/graphql").filter(({ query }) => (query as string).includes("DemoManage"));
  expect(asked.length).toBeGreaterThan(0);
  for (const { variables } of asked) {
    const { input } = variables as { input: { claimId: string; minutes: number; requestId: string } };
    expect(input).toMatchObject({ claimId: "DEMO-1", minutes: expect.any(Number) });
    expect(input.minutes).toBeGreaterThanOrEqual(20);
  }
  expect(new Set(asked.map(({ variables }) => (variables as { input: { requestId: string } }).input.requestId)).size).toBe(asked.length);
});

test("stops only the operator if the key may not act, and reports it once", async () => {
  const { log } = await run(60, (seen) => {
    if (seen.path !== "/graphql") return undefined;
    const { query } = seen.records[0] as { query: string };
    if (query.includes("DemoManage")) return { body: { data: null, errors: [{ message: "FORBIDDEN" }] } };
    return query.includes("DemoLate")
      ? { body: { data: { claims: { nodes: [{ id: "DEMO-1", status: "PENDING_ARRIVAL_DELAYED" }] } } } }
      : page([], null);
  });
  expect(log.filter((line) => line.includes("operator stops"))).toHaveLength(1);
  expect(fake.sent("/ingest/positions/traccar").length).toBeGreaterThan(100);
});

test("ends the demo on a refused key, and skips the leftovers if the key may not read", async () => {
  await expect(run(5, () => ({ status: 401 }))).rejects.toThrow(EndpointError);
  await fake.close();
  const { log } = await run(2, ({ path }) =>
    path === "/graphql" ? { body: { errors: [{ message: "scope read is missing" }] } } : undefined,
  );
  expect(log.some((line) => line.includes("scope read"))).toBe(true);
  expect(fake.sent("/ingest/claims").length).toBeGreaterThanOrEqual(40);
});

test("keeps one record per id in the outbox, with later changes applied, until it is sent", async () => {
  const outbox = new Outbox();
  const claim = (version: number, more: Body) => ({ claims: [{ rgpresta: "1", version, ...more }], suppliers: [], fixes: [] });
  outbox.add(claim(1, { nbtitular: "A", eta: 30 }));
  outbox.add(claim(2, { eta: null }));
  fake = await startFakeEndpoints();
  const client = openEndpoints({ url: fake.url, key: "k", attempts: 1 });
  await outbox.send(client);
  await outbox.send(client);
  expect(fake.sent("/ingest/claims")).toEqual([{ rgpresta: "1", version: 2, nbtitular: "A", eta: null }]);
});

test("has default settings and names an invalid one", () => {
  expect(readSettings({ DEMO_KEY: "k", DEMO_ROADS: "" })).toEqual({
    url: "http://localhost:4000",
    key: "k",
    claims: 300,
    resources: 150,
    speed: 1,
    seed: 1,
    roads: [],
  });
  expect(() => readSettings({ DEMO_KEY: "k", DEMO_CLAIMS: "many" })).toThrow(/DEMO_CLAIMS/);
  expect(() => readSettings({})).toThrow(/DEMO_KEY/);
});
