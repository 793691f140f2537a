// Device codes belong to an AMA instance: two instances use the same code, and neither learns of the other.
import { beforeAll, describe, expect, test } from "vitest";
import { positions as positionsTable } from "../../../server/db/tables/positions";
import { systemSender, unrestrictedScope, type Sender } from "../../../server/platform/viewer";
import { createIngestFixture, minutes, supplierRecord, took, type IngestFixture, withoutIds } from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
const senderOf = (...instances: string[]): Sender => ({ ...systemSender, scope: { ...unrestrictedScope, instances: new Set(instances) } });
const [spanish, portuguese] = [senderOf("ES"), senderOf("PT")];
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
});

const unit = (cdprovee: string, cdama: string, mobile: string, more: object = {}) =>
  supplierRecord({ cdprovee, cdama, tpaccprovee: "MOBILE", mobile, ...more });
let lastMinute = -60;
const fix = (uniqueId: string) => [
  { device: { uniqueId }, position: { fixTime: minutes(++lastMinute), latitude: 40 + lastMinute / 100, longitude: -3.7 } },
];
const positions = async (...ids: string[]) => {
  const rows = await ingestFixture.db.select().from(positionsTable);
  return ids.map((id) => rows.find(({ supplierId }) => supplierId === id)?.fixAt.toISOString() ?? null);
};

describe("a device code used by two instances", () => {
  beforeAll(async () => {
    expect(await ingestFixture.suppliers([unit("ES-1", "ES", "truck")], spanish)).toEqual(took(1));
  });

  test("is accepted from the second instance like a free code", async () => {
    const before = await ingestFixture.supplier("ES-1@ES");
    const taken = await ingestFixture.suppliers([unit("PT-1", "PT", "truck")], portuguese);
    const free = await ingestFixture.suppliers([unit("PT-2", "PT", "free")], portuguese);
    expect(taken).toEqual(free);
    expect(taken).toEqual(took(1));
    expect(await ingestFixture.supplier("ES-1@ES")).toEqual(before);
  });

  test("is rejected for a second supplier of the same instance", async () => {
    expect(await ingestFixture.suppliers([unit("ES-2", "ES", "truck")], spanish)).toMatchObject({
      refused: [{ field: "mobile", code: "DEVICE_TAKEN", message: expect.stringContaining("ES-1@ES") }],
    });
  });

  test("moves the supplier of the sender's instance only", async () => {
    const before = await positions("ES-1@ES", "PT-1@PT");
    expect(await ingestFixture.positions(fix("truck"), spanish)).toEqual(took(1));
    const spanishMoved = await positions("ES-1@ES", "PT-1@PT");
    expect([spanishMoved[0] === before[0], spanishMoved[1]]).toEqual([false, before[1]]);
    expect(await ingestFixture.positions(fix("truck"), portuguese)).toEqual(took(1));
    const portugueseMoved = await positions("ES-1@ES", "PT-1@PT");
    expect([portugueseMoved[0], portugueseMoved[1] === spanishMoved[1]]).toEqual([spanishMoved[0], false]);
  });

  test.each([
    ["all instances", systemSender],
    ["both instances", senderOf("ES", "PT")],
  ])("is rejected as ambiguous from a sender of %s, and accepted with the instance", async (_, sender) => {
    const count = await ingestFixture.count("position_history");
    expect(await ingestFixture.positions(fix("truck"), sender)).toMatchObject({
      accepted: 0,
      refused: [{ line: 1, field: "position", code: "AMBIGUOUS_DEVICE", message: expect.stringContaining("CODE@INSTANCE") }],
    });
    expect(await ingestFixture.count("position_history")).toBe(count);
    const [spanishAt] = await positions("ES-1@ES");
    expect(await ingestFixture.positions(fix("truck@PT"), sender)).toEqual(took(1));
    expect(await positions("ES-1@ES")).toEqual([spanishAt]);
    expect(await ingestFixture.positions(fix("truck@ES"), sender)).toEqual(took(1));
    expect(await positions("ES-1@ES")).not.toEqual([spanishAt]);
    // A batch with an ambiguous code stores the others.
    expect(await ingestFixture.positions([...fix("truck"), ...fix("free")], sender)).toMatchObject({ accepted: 1, refused: [{ line: 1 }] });
  });

  test.each(["truck@PT", "truck@FR", "truck@"])("is not reached as %s by a sender of one instance", async (device) => {
    const missing = await ingestFixture.positions(fix("no-device"), spanish);
    expect(withoutIds(await ingestFixture.positions(fix(device), spanish))).toEqual(withoutIds(missing));
    expect(missing).toMatchObject({ refused: [{ code: "UNKNOWN_DEVICE" }] });
  });

  test("takes the position in a supplier's record for that supplier", async () => {
    const [spanishAt] = await positions("ES-1@ES");
    const place = { version: 2, x: -8.6, y: 41.1, fhposiciongmt: minutes(-0.1) };
    expect(await ingestFixture.suppliers([unit("PT-1", "PT", "truck", place)])).toEqual(took(1));
    expect(await positions("ES-1@ES")).toEqual([spanishAt]);
    expect((await positions("PT-1@PT"))[0]).toBe(place.fhposiciongmt);
  });
});

test("a supplier record that names another instance does not move the supplier and its device", async () => {
  await ingestFixture.suppliers([unit("S-1", "ES", "moving"), unit("S-2", "PT", "moving")]);
  const before = [await ingestFixture.supplier("S-1"), await ingestFixture.supplier("S-2")];
  expect((await ingestFixture.suppliers([{ cdprovee: "S-2", version: 2, cdama: "ES" }])).refused).toMatchObject([
    { field: "tpaccprovee", code: "REQUIRED" },
  ]);
  // A complete record is another supplier of the named instance, whose device is in use there.
  expect((await ingestFixture.suppliers([{ ...unit("S-2", "ES", "moving"), version: 2 }])).refused).toMatchObject([
    { field: "mobile", code: "DEVICE_TAKEN" },
  ]);
  expect(await ingestFixture.suppliers([{ ...unit("S-2", "ES", "other"), version: 2 }])).toEqual(took(1));
  expect(await ingestFixture.supplier("S-2@ES")).toMatchObject({ instanceId: "ES", mobile: "other" });
  expect([await ingestFixture.supplier("S-1"), await ingestFixture.supplier("S-2")]).toEqual(before);
});

test("a device code with an instance suffix belongs to that instance for senders in its scope", async () => {
  await ingestFixture.suppliers([unit("S-3", "ES", "van@PT"), unit("S-4", "PT", "van")]);
  expect(await ingestFixture.positions(fix("van@PT"))).toEqual(took(1));
  expect(await positions("S-3")).toEqual([null]);
  expect(await ingestFixture.positions(fix("van@PT"), spanish)).toEqual(took(1));
  expect(await positions("S-3")).not.toEqual([null]);
  expect(await ingestFixture.positions(fix("van@PT@ES"))).toEqual(took(1));
});
