// Vehicle positions of GTFS-realtime, as a fleet's feed is forwarded.
import { existsSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { PbfWriter } from "pbf";
import { beforeAll, describe, expect, test } from "vitest";
import { positions } from "../../../server/db/tables/positions";
import { MAX_ENTITIES, readGtfsRealtime } from "../../../server/ingest/positions/gtfsRealtime";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { supplierRecord } from "../../fixtures/records";

/** Not committed; see ../shared/data. */
const SAMPLE = "../shared/data/gtfsrt/silesia-trains-vehicle_positions.pb";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("positions");
  const units = ["1", "2"].map((n) => supplierRecord(`GTFS-${n}`, { tpaccprovee: "MOBILE", mobile: `bus-${n}`, x: null, y: null }));
  expect((await app.ingest("suppliers", units, await app.key("ingest"))).body).toMatchObject({ accepted: 2 });
});

interface Sent {
  id?: string;
  vehicle?: string;
  at?: number;
  lat?: number;
  lon?: number;
  hasPosition?: boolean;
}
const seconds = (offset: number): number => Math.round(Date.now() / 1_000) + offset;

function feed(entities: Sent[], timestamp: number | null = seconds(-5)): Uint8Array<ArrayBuffer> {
  const pbf = new PbfWriter();
  const header = (_: null, to: PbfWriter): void => {
    to.writeStringField(1, "2.0");
    if (timestamp !== null) to.writeVarintField(3, timestamp);
  };
  pbf.writeMessage(1, header, null);
  const position = ({ lat = 40.5, lon = -3.75 }: Sent, to: PbfWriter): void => {
    to.writeFloatField(1, lat);
    to.writeFloatField(2, lon);
    to.writeFloatField(3, 90);
    to.writeFloatField(5, 12.5);
  };
  const descriptor = (vehicle: string, to: PbfWriter): void => {
    to.writeStringField(1, vehicle);
    to.writeStringField(2, "Line 6");
  };
  const vehiclePosition = (sent: Sent, to: PbfWriter): void => {
    if (sent.hasPosition !== false) to.writeMessage(2, position, sent);
    if (sent.at !== undefined) to.writeVarintField(5, sent.at);
    if (sent.vehicle !== undefined) to.writeMessage(8, descriptor, sent.vehicle);
  };
  const entity = (sent: Sent, to: PbfWriter): void => {
    to.writeStringField(1, sent.id ?? "");
    to.writeMessage(4, vehiclePosition, sent);
  };
  for (const sent of entities) pbf.writeMessage(2, entity, sent);
  return new Uint8Array(pbf.finish());
}

async function post(body: Uint8Array<ArrayBuffer> | string, { bearer = key, type = "application/x-protobuf" } = {}) {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": type };
  const response = await fetch(`${app.url}/ingest/positions/gtfs-realtime`, { method: "POST", headers, body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const lastOf = async (id: string) => (await app.db.select().from(positions).where(eq(positions.supplierId, id)))[0];

describe("a feed", () => {
  test("moves the suppliers of its vehicles, lists the unknown ones, and repeated counts as stale", async () => {
    const at = seconds(-10);
    const sent = feed([{ id: "e1", vehicle: "bus-1", at }, { id: "bus-2" }, { id: "e3", vehicle: "tram-9" }]);
    const unknown = { line: 3, id: "tram-9", code: "UNKNOWN_DEVICE" };
    expect(await post(sent)).toMatchObject({ status: 200, body: { accepted: 2, refused: [unknown] } });
    const shown = { lat: 40.5, lon: -3.75, speed: 12.5, course: 90 };
    expect(await lastOf("GTFS-1")).toMatchObject({ ...shown, attributes: { label: "Line 6" } });
    expect((await lastOf("GTFS-1"))!.fixAt).toEqual(new Date(at * 1_000));
    // The time of the feed, and the id of the entity.
    expect(await lastOf("GTFS-2")).toMatchObject(shown);
    expect(await post(sent)).toMatchObject({ status: 200, body: { accepted: 0, stale: 2, refused: [unknown] } });
  });

  test("skips entities without a position", async () => {
    expect(await post(feed([{ vehicle: "bus-1", hasPosition: false }]))).toEqual({
      status: 200,
      body: { accepted: 0, unchanged: 0, refused: [] },
    });
  });

  test.each([
    ["a vehicle without id", feed([{}]), "vehicle.id"],
    ["a vehicle without time", feed([{ vehicle: "bus-1" }], null), "timestamp"],
    ["a latitude that is no number", feed([{ vehicle: "bus-1", lat: NaN }]), "position"],
    ["an id with a NUL", feed([{ vehicle: "bus\u0000" }]), "vehicle.id"],
  ])("rejects %s alone", async (_name, sent, field) => {
    expect(await post(sent)).toMatchObject({ status: 200, body: { accepted: 0, refused: [{ line: 1, field, code: "UNREADABLE" }] } });
  });
});

describe("a body that is no feed is refused:", () => {
  const whole = feed([{ vehicle: "bus-1" }]);
  test.each([
    ["nothing", new Uint8Array(0)],
    ["text", new TextEncoder().encode("<html>Not found</html>")],
    ["a feed that is cut", whole.slice(0, -3)],
    ["ones", new Uint8Array(1_000).fill(255)],
  ])("%s", async (_name, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: "BODY_UNREADABLE" } });
  });

  test("JSON", async () => {
    expect(await post("{}", { type: "application/json" })).toMatchObject({ status: 415, body: { code: "BODY_TYPE" } });
  });

  test("protocol buffers for another protocol", async () => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/octet-stream" };
    const response = await fetch(`${app.url}/ingest/positions/traccar`, { method: "POST", headers, body: whole });
    expect(response.status).toBe(415);
  });

  test("more vehicles than the limit", async () => {
    const many = feed(Array.from({ length: MAX_ENTITIES + 1 }, () => ({ vehicle: "bus-1" })));
    expect(await post(many)).toMatchObject({ status: 413, body: { code: "BODY_TOO_LARGE" } });
  });
});

test("random bytes in a feed are read or refused, and quickly", () => {
  const whole = feed([{ id: "e1", vehicle: "bus-1", at: seconds(-5) }, { vehicle: "bus-2" }]);
  let [read, refused] = [0, 0];
  for (let n = 0; n < whole.length; n++)
    for (const value of [0, 1, 127, 128, 255]) {
      const changed = whole.slice();
      changed[n] = value;
      try {
        readGtfsRealtime(changed);
        read++;
      } catch (error) {
        expect((error as { code?: string }).code).toBe("BODY_UNREADABLE");
        refused++;
      }
    }
  expect(read).toBeGreaterThan(0);
  expect(refused).toBeGreaterThan(0);
});

test("a key without the scope is refused", async () => {
  expect(await post(feed([]), { bearer: await app.key("read") })).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
});

test.runIf(existsSync(SAMPLE))("a real feed is read", () => {
  const fixes = readGtfsRealtime(readFileSync(SAMPLE));
  expect(fixes.length).toBeGreaterThan(5);
  for (const fix of fixes) {
    expect(fix).toMatchObject({ device: expect.stringMatching(/./) });
    const { lat, lon } = fix as { lat: number; lon: number };
    expect([lat > 49 && lat < 51, lon > 17 && lon < 20]).toEqual([true, true]);
  }
});
