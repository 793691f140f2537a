import { sql } from "drizzle-orm";
import { existsSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { createKey } from "../../../server/auth/keys/apiKeys";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { onCleanup } from "../../fixtures/cleanup";
import { lockPosition, untilLockWaiter } from "../../fixtures/db/rowLocks";
import { statements } from "../../fixtures/db/statements";

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

describe("the position time", () => {
  const at = new Date(Date.now() - 60_000).toISOString().slice(0, 19);
  const traccar = (device: string, fixTime: string) =>
    fetch(`${app.url}/ingest/positions/traccar`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ position: { fixTime, valid: true, latitude: 40.4, longitude: -3.7, speed: 0 }, device: { uniqueId: device } }),
    }).then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }));
  const byOsmand = (device: string, timestamp: string) => osmand(`?id=${device}&lat=40.4&lon=-3.7&timestamp=${timestamp}`);

  beforeAll(async () => {
    const zone = process.env["TZ"];
    process.env["TZ"] = "Pacific/Kiritimati";
    onCleanup(() => {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    });
    await app.db.execute(sql`insert into suppliers (id, instance_id, name, access, mobile, source_version)
      select 'Z-' || n, 'ES', 'Unit ' || n, 'MOBILE', 'Z' || n, 1 from generate_series(1, 4) n`);
  });

  test.each([
    ["Z-1", "Traccar with T", () => traccar("Z1", at)],
    ["Z-2", "Traccar with a blank", () => traccar("Z2", at.replace("T", " "))],
    ["Z-3", "OsmAnd with T", () => byOsmand("Z3", at)],
    ["Z-4", "OsmAnd with a blank", () => byOsmand("Z4", at.replace("T", " "))],
  ])("is read as UTC without an offset in any server time zone: %s, %s", async (id, _door, send) => {
    expect(new Date().getTimezoneOffset()).toBe(-14 * 60);
    expect((await send()).status).toBe(200);
    expect((await last(id)).position?.at).toBe(`${at}.000Z`);
  });

  test.each(["5", "2026", "Thursday 3", "03/05/2026 10:00", "2026-02-30T10:00:00Z", "2026-03-05T10:00:00+25:00", ""])(
    "rejects values other than ISO 8601: %j",
    async (text) => {
      expect(await traccar("Z1", text)).toMatchObject({
        status: 200,
        body: { accepted: 0, refused: [{ code: "UNREADABLE", field: "position.fixTime" }] },
      });
    },
  );

  test.each(["Thursday 3", "03/05/2026T10:00", "2026-02-30T10:00:00Z"])(
    "rejects values other than ISO 8601 through OsmAnd: %j",
    async (text) => {
      expect(await byOsmand("Z3", encodeURIComponent(text))).toMatchObject({ status: 400, body: { refused: [{ field: "timestamp" }] } });
    },
  );
});

describe("a position by the OsmAnd protocol", () => {
  test("is stored as the last one with metres per second, and the resource becomes free", async () => {
    expect(await osmand(`?id=dev-1&lat=40.4&lon=-3.7&speed=10&timestamp=${iso(-1)}`)).toMatchObject({ status: 200, body: { accepted: 1 } });
    expect(await last("M-1")).toMatchObject({ status: "MOBILE_FREE", position: { lon: -3.7, lat: 40.4, speedMetresPerSecond: 5.14444 } });
  });

  test("accepts the key in the address for phones without headers", async () => {
    const phoneKey = await createKey({ db: app.db, clock: app.clock }, "phone", ["positions"], { devices: ["dev-2"] });
    const response = await fetch(`${app.url}/ingest/positions/osmand/${phoneKey}?id=dev-2&lat=40.5&lon=-3.6`);
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
  ])("%s is answered 200 with its reason, counted and not stored", async (_which, query, code) => {
    expect(await osmand(query)).toMatchObject({ status: 200, body: { accepted: 0, refused: [{ code }] } });
    expect((await last("M-1")).position).toMatchObject({ lon: -3.7, lat: 40.4 });
    expect(await (await fetch(`${app.url}/metrics`)).text()).toContain(`outcome="${code}"`);
  });

  test("returns 400 for an unreadable position", async () => {
    expect(await osmand("?lat=60&lon=30")).toMatchObject({ status: 400, body: { refused: [{ code: "UNREADABLE", field: "id" }] } });
    expect((await osmand("?id=dev-1&lat=abc&lon=30")).status).toBe(400);
  });

  test("reads metres per second in the JSON variant, and -1 as unknown", async () => {
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

  test("reads knots and several positions, and the newest wins", async () => {
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

  test("shows altitude, ignition, battery and alarms of the device", async () => {
    const attributes = { ignition: true, batteryLevel: 37, alarm: "sos" };
    await traccar(message(iso(2.5), { altitude: 655.5, attributes }));
    const query = `{ suppliers(filter: { ids: ["M-1", "M-2"] }, sort: ID) { nodes { position { altitudeMetres ignition batteryPercent alarms } } } }`;
    const { data } = await app.graphql<{ suppliers: { nodes: { position: unknown }[] } }>(query, {}, await app.signIn());
    expect(data!.suppliers.nodes.map(({ position }) => position)).toEqual([
      { altitudeMetres: 655.5, ignition: true, batteryPercent: 37, alarms: ["sos"] },
      { altitudeMetres: 600, ignition: null, batteryPercent: null, alarms: null },
    ]);
  });

  test("ignores a position without a fix", async () => {
    expect(await (await traccar(message(iso(3), { valid: false }))).json()).toMatchObject({ refused: [{ code: "NO_POSITION" }] });
  });

  test("rejects or corrects a position that cannot be stored without affecting others", async () => {
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
        { line: 3, field: "position.fixTime", code: "UNREADABLE" },
        { line: 4, code: "TIME_IMPLAUSIBLE" },
      ],
    });
    expect(other).toMatchObject({ status: 200, body: { accepted: 1 } });
    const kept = await app.db.execute(
      sql`select supplier_id, lat, attributes from positions where supplier_id like 'M-%' order by supplier_id`,
    );
    expect([...kept]).toEqual([
      { supplier_id: "M-1", lat: 41.1, attributes: { "a\ufffd": "b\ufffdc", deep: { list: ["d\ufffd", "né"] } } },
      { supplier_id: "M-2", lat: 41.2, attributes: { note: "\ufffd" } },
    ]);
  });

  test("rejects only the position that the database rejects despite validation", async () => {
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

  test("returns 400, 415, 401 and 403 with the reason", async () => {
    expect([(await traccar("{")).status, (await traccar("x", key, "text/csv")).status]).toEqual([400, 415]);
    expect((await traccar(message(iso(0)), "")).status).toBe(401);
    const forbidden = await traccar(message(iso(0)), await app.key("read"));
    expect([forbidden.status, await forbidden.json()]).toEqual([
      403,
      {
        code: "FORBIDDEN",
        message: "this API key does not have the scope ingest; for positions the scope positions is enough, and in an address required",
      },
    ]);
  });

  test.runIf(existsSync("../shared/data/traccar"))("each recorded message is stored or reported", async () => {
    const lines = readFileSync("../shared/data/traccar/forward-positions.ndjson", "utf8").trim().split("\n");
    const answer = (await (await traccar(`[${lines.join(",")}]`)).json()) as { accepted: number; refused: { code: string }[] };
    expect(answer.accepted + answer.refused.length).toBe(lines.length);
    expect(answer.refused.map(({ code }) => code)).not.toContain("UNREADABLE");
  });
});

describe("a position without a status change", () => {
  test("is written in one statement, and with a status change in a transaction", async () => {
    // Workers lock claims and feeds at the same time.
    const ofPositions = /insert into position_history|from suppliers .*for no key update/;
    const send = (id: string, seconds: number) => osmand(`?id=${id}&lat=43&lon=-3&timestamp=${iso(4 + seconds / 60)}`);
    await app.db.execute(sql`insert into suppliers (id, instance_id, name, access, mobile, source_version)
      values ('S-1', 'ES', 'Statement 1', 'MOBILE', 'stat-1', 1)`);
    expect((await send("stat-1", 0)).body.accepted).toBe(1);
    expect((await last("S-1")).status).toBe("MOBILE_FREE");
    const sent = await statements(app.intakeDb, () => send("stat-1", 1), ofPositions);
    expect([sent.result.body.accepted, sent.count]).toEqual([1, 1]);
    await app.db.execute(sql`update suppliers set status = 'MOBILE_NO_LOCATION', status_due_at = null where id = 'S-1'`);
    expect((await send("stat-1", 2)).body.accepted).toBe(1);
    expect((await last("S-1")).status).toBe("MOBILE_FREE");
  });

  test("is stored in the history, and all movements share one change log row", async () => {
    const body = ["dev-1", "dev-2", "nobody", "dev-1"].map((device_id, n) => ({
      device_id,
      location: {
        timestamp: iso(4.5 + n / 60),
        coords: { latitude: 44 + n / 10, longitude: -3, speed: n, heading: -1, accuracy: 5, altitude: 600 },
      },
    }));
    const before = await app.owner.execute<{ seq: string }>(sql`select coalesce(max(seq), 0) as seq from changes`);
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await osmand("", { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.body).toMatchObject({
      accepted: 2,
      refused: [
        { line: 1, code: "STALE" },
        { line: 3, code: "UNKNOWN_DEVICE" },
      ],
    });
    const appended = await app.owner.execute<{ state: { supplierId: string }[] }>(
      sql`select state from changes where kind = 'positions' and seq > ${before[0]!.seq}::bigint`,
    );
    const states = appended.flatMap(({ state }) => state).sort((a, b) => (a.supplierId < b.supplierId ? -1 : 1));
    expect(states).toEqual([
      { supplierId: "M-1", lon: -3, lat: 44.3, fixAt: Date.parse(body[3]!.location.timestamp), course: null, speed: 3, accuracy: 5 },
      { supplierId: "M-2", lon: -3, lat: 44.1, fixAt: Date.parse(body[1]!.location.timestamp), course: null, speed: 1, accuracy: 5 },
    ]);
    const [kept] = await app.owner.execute<{ n: number }>(
      sql`select count(*)::int as n from position_history where lat between 44 and 44.4`,
    );
    expect(kept!.n).toBe(3);
  });
});

describe("single positions", () => {
  const changesOf = async (): Promise<number> =>
    Number((await app.owner.execute<{ n: string }>(sql`select count(*) as n from changes where kind = 'positions'`))[0]!.n);

  test("are written immediately, or together after a waiting transaction, without blocking other lanes", async () => {
    const at = Date.now();
    const send = (device: string, seconds: number) =>
      osmand(`?id=${device}&lat=42&lon=-3&timestamp=${new Date(at + seconds * 1_000).toISOString()}`);
    await app.db.execute(sql`insert into suppliers (id, instance_id, name, access, mobile, source_version)
      select 'L-' || n, 'ES', 'Lane ' || n, 'MOBILE', 'lane-' || n, 1 from generate_series(1, 9) n`);
    for (let n = 1; n <= 9; n++) expect((await send(`lane-${n}`, -60)).body.accepted).toBe(1);
    const before = await changesOf();
    const release = await lockPosition(app, "L-1");
    const held = send("lane-1", -50);
    await untilLockWaiter(app);
    const behind = [1, 2, 3, 4].map((n) => send("lane-1", -50 + n));
    // the devices of other lanes: some of nine are in another one
    const others = Array.from({ length: 8 }, (_, n) => send(`lane-${n + 2}`, -50));
    expect((await Promise.race([...others, held])).body.accepted).toBe(1);
    await release();
    const answers = await Promise.all([held, ...behind, ...others]);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await last("L-1")).position!.at).toBe(new Date(at - 46_000).toISOString());
    // at most one for the blocked request, one for all behind it, and one for each other request
    expect((await changesOf()) - before).toBeLessThanOrEqual(2 + others.length);
  });
});
