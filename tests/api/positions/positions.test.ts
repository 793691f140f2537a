import { sql } from "drizzle-orm";
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  await app.db.execute(sql`insert into suppliers (id, instance_id, name, access, mobile, source_version)
    values ('M-1', 'ES', 'Unit 1', 'MOBILE', 'dev-1', 1), ('M-2', 'ES', 'Unit 2', 'MOBILE', 'dev-2', 1)`);
});

const osmand = (query: string, init?: RequestInit) =>
  fetch(`${app.url}/ingest/positions/osmand${query}`, { headers: { authorization: `Bearer ${key}` }, ...init }).then(async (response) => ({
    status: response.status,
    body: (await response.json()) as { accepted: number; refused: { code: string }[] },
  }));
const last = async (id: string) =>
  (
    await app.graphql<{
      suppliers: { nodes: { status: string; position: { lon: number; lat: number; at: string; speedMetresPerSecond: number } | null }[] };
    }>(
      `{ suppliers(filter: { ids: ["${id}"] }) { nodes { status position { lon lat at speedMetresPerSecond } } } }`,
      {},
      await app.signIn(),
    )
  ).data!.suppliers.nodes[0]!;
const iso = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

describe("a position by the OsmAnd protocol", () => {
  test("becomes the last one, its speed in metres per second, the resource free", async () => {
    expect(await osmand(`?id=dev-1&lat=40.4&lon=-3.7&speed=10&timestamp=${iso(-1)}`)).toMatchObject({ status: 200, body: { accepted: 1 } });
    expect(await last("M-1")).toMatchObject({ status: "MOBILE_FREE", position: { lon: -3.7, lat: 40.4, speedMetresPerSecond: 5.14444 } });
  });

  test("with the key in the address, for phones that can send no header", async () => {
    const response = await fetch(`${app.url}/ingest/positions/osmand/${key}?id=dev-2&lat=40.5&lon=-3.6`);
    expect(response.status).toBe(200);
    expect((await last("M-2")).position).toMatchObject({ lon: -3.6, lat: 40.5 });
  });

  test.each([
    ["an older one", `?id=dev-1&lat=41&lon=-3&timestamp=${iso(-20)}`, "STALE"],
    ["one at 0,0", `?id=dev-1&lat=0&lon=0&timestamp=${iso(0)}`, "NULL_ISLAND"],
    ["one off the earth", `?id=dev-1&lat=91&lon=0&timestamp=${iso(0)}`, "OUT_OF_RANGE"],
    ["one from the future", `?id=dev-1&lat=41&lon=-3&timestamp=${iso(6)}`, "IN_THE_FUTURE"],
    ["one without position", `?id=dev-1&timestamp=${iso(0)}&cell=257,02,16,2224`, "NO_POSITION"],
    ["one of an unknown device", `?id=nobody&lat=41&lon=-3&timestamp=${iso(0)}`, "UNKNOWN_DEVICE"],
  ])("%s is answered 200 with its reason, counted, and not taken", async (_which, query, code) => {
    expect(await osmand(query)).toMatchObject({ status: 200, body: { accepted: 0, refused: [{ code }] } });
    expect((await last("M-1")).position).toMatchObject({ lon: -3.7, lat: 40.4 });
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain(`outcome="${code}"`);
  });

  test("one that cannot be read is 400", async () => {
    expect(await osmand("?lat=60&lon=30")).toMatchObject({ status: 400, body: { refused: [{ code: "UNREADABLE", field: "id" }] } });
    expect((await osmand("?id=dev-1&lat=abc&lon=30")).status).toBe(400);
  });

  test("the JSON variant is in metres per second; -1 means unknown", async () => {
    const body = {
      device_id: "dev-2",
      location: {
        timestamp: iso(0.1),
        coords: { latitude: 40.6, longitude: -3.5, speed: 7, heading: -1, accuracy: 5, altitude: 600 },
        mock: false,
      },
    };
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    expect(await osmand("", { method: "POST", headers, body: JSON.stringify(body) })).toMatchObject({
      status: 200,
      body: { accepted: 1, refused: [] },
    });
    expect((await last("M-2")).position).toMatchObject({ lon: -3.5, speedMetresPerSecond: 7 });
  });
});

describe("a position forwarded by Traccar", () => {
  const traccar = (body: unknown, bearer: string | undefined = key, type = "application/json") =>
    fetch(`${app.url}/ingest/positions/traccar`, {
      method: "POST",
      headers: { "content-type": type, ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const message = (fixTime: string, more: object = {}) => ({
    position: {
      id: 0,
      deviceId: 4,
      fixTime,
      valid: true,
      latitude: 40.7,
      longitude: -3.4,
      speed: 20,
      course: 90,
      accuracy: 0,
      attributes: [],
      ...more,
    },
    device: { id: 4, uniqueId: "dev-1", attributes: [] },
  });

  test("is in knots, several at once, the newest wins", async () => {
    const response = await traccar([message(iso(1)), message(iso(2), { latitude: 40.8 }), message(iso(1.5), { latitude: 40.9 })]);
    expect(await response.json()).toMatchObject({
      accepted: 1,
      refused: [
        { line: 1, code: "STALE" },
        { line: 3, code: "STALE" },
      ],
    });
    expect((await last("M-1")).position).toMatchObject({ lat: 40.8, speedMetresPerSecond: 10.28888 });
  });

  test("without a fix it is no position", async () => {
    expect(await (await traccar(message(iso(3), { valid: false }))).json()).toMatchObject({ refused: [{ code: "NO_POSITION" }] });
  });

  test("one that no database can keep is refused or mended, and nobody else's with it", async () => {
    const from = (uniqueId: string, fixTime: string, more: object = {}) => ({ ...message(fixTime, more), device: { uniqueId } });
    const [spoilt, other] = await Promise.all([
      traccar([
        from("dev-\u0000", iso(4)),
        from("dev-\ud800", iso(4)),
        from("dev-1", "-005000-01-01T00:00:00Z"),
        from("dev-1", "1980-01-06T00:00:00Z"),
        from("dev-1", iso(3.5), { latitude: 41.1, attributes: { "a\u0000": "b\ud800c", deep: { list: ["d\u0000", "né"] } } }),
      ]).then((response) => response.json()),
      osmand(`?id=dev-2&lat=41.2&lon=-3.3&timestamp=${iso(3.5)}&note=%00`),
    ]);
    expect(spoilt).toMatchObject({
      accepted: 1,
      refused: [
        { line: 1, field: "device.uniqueId", code: "UNREADABLE" },
        { line: 2, field: "device.uniqueId", code: "UNREADABLE" },
        { line: 3, code: "TIME_IMPLAUSIBLE" },
        { line: 4, code: "TIME_IMPLAUSIBLE" },
      ],
    });
    expect(other).toMatchObject({ status: 200, body: { accepted: 1 } });
    const kept = await app.db.execute(sql`select supplier_id, lat, attributes from positions order by supplier_id`);
    expect([...kept]).toEqual([
      { supplier_id: "M-1", lat: 41.1, attributes: { "a\ufffd": "b\ufffdc", deep: { list: ["d\ufffd", "né"] } } },
      { supplier_id: "M-2", lat: 41.2, attributes: { note: "\ufffd" } },
    ]);
  });

  test("what the database refuses in spite of all checks fails alone", async () => {
    await app.owner.execute(sql`alter table positions add constraint planted check (lat <> 45.5) not valid`);
    const answers = await Promise.all([
      traccar([message(iso(4), { latitude: 45.5 })]).then((response) => response.json()),
      osmand(`?id=dev-2&lat=41.3&lon=-3.3&timestamp=${iso(4)}`),
    ]);
    expect(answers).toMatchObject([
      { accepted: 0, refused: [{ line: 1, code: "NOT_STORABLE" }] },
      { status: 200, body: { accepted: 1 } },
    ]);
    await app.owner.execute(sql`alter table positions drop constraint planted`);
  });

  test("errors say what is wrong: 400, 415, 401, 403", async () => {
    expect([(await traccar("{")).status, (await traccar("x", key, "text/csv")).status]).toEqual([400, 415]);
    expect((await traccar(message(iso(0)), "")).status).toBe(401);
    const forbidden = await traccar(message(iso(0)), await app.key("read"));
    expect([forbidden.status, await forbidden.json()]).toEqual([
      403,
      { code: "FORBIDDEN", message: "this API key does not have the scope ingest" },
    ]);
  });

  test.runIf(existsSync("../shared/data/traccar"))("recorded messages are each read or named", async () => {
    const lines = readFileSync("../shared/data/traccar/forward-positions.ndjson", "utf8").trim().split("\n");
    const answer = (await (await traccar(`[${lines.join(",")}]`)).json()) as { accepted: number; refused: { code: string }[] };
    expect(answer.accepted + answer.refused.length).toBe(lines.length);
    expect(answer.refused.map(({ code }) => code)).not.toContain("UNREADABLE");
  });
});
