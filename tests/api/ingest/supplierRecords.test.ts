import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { localOf } from "../../../schema/rules/language/localTimes";
import { positions } from "../../../server/db/tables/positions";
import { fleetVehicles } from "../../../server/db/tables/suppliers";
import { systemSender } from "../../../server/platform/viewer";
import { claimRecord, createIngestFixture, minutes, supplierRecord, took, type IngestFixture } from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
});

describe("a supplier record", () => {
  test("for a base is stored once with its place, bands and fleet and announced once", async () => {
    const record = supplierRecord({
      tpaccprovee: "BASES",
      x: 2.1,
      y: 41.4,
      tramos_info: { TRAMO_8_9: 4 },
      flota: [{ code: "V2" }, { code: "V1", plate: "1" }],
      services: ["GRU"],
    });
    expect(await ingestFixture.suppliers([record])).toEqual(took(1));
    expect(await ingestFixture.suppliers([record])).toEqual(took(0, 1));
    const supplier = await ingestFixture.supplier(record.cdprovee);
    expect(supplier).toMatchObject({ access: "BASE", lon: 2.1, status: null, networkState: "ACTIVE", services: ["GRU"], version: 1 });
    expect(supplier.bands?.[8]).toBe(4);
    expect(await ingestFixture.db.select().from(fleetVehicles).where(eq(fleetVehicles.supplierId, supplier.id))).toHaveLength(2);
    expect(await ingestFixture.changes("supplier", supplier.id)).toEqual([
      {
        id: supplier.id,
        version: 1,
        instanceId: "ES",
        name: "Grúas",
        access: "BASE",
        status: null,
        lon: 2.1,
        lat: 41.4,
        active: true,
        services: ["GRU"],
      },
    ]);
  });

  test("requires an instance and an access, and the name defaults to the code", async () => {
    expect(
      (await ingestFixture.suppliers([supplierRecord({ cdama: undefined, tpaccprovee: undefined })])).refused.map(({ field }) => field),
    ).toEqual(["cdama", "tpaccprovee"]);
    const record = supplierRecord({ nbprovee: null });
    await ingestFixture.suppliers([record]);
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ name: record.cdprovee });
  });

  test("changes only its fields: hides a supplier outside the network and replaces its fleet", async () => {
    const record = supplierRecord({ flota: ["V1", "V2"], txtelefono: "1" });
    await ingestFixture.suppliers([record]);
    expect(await ingestFixture.suppliers([{ cdprovee: record.cdprovee, version: 2, cdsituaprov: "B", flota: ["V3"] }])).toEqual(took(1));
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ phone: "1", networkState: "OFF", version: 2 });
    expect(
      await ingestFixture.db.select({ code: fleetVehicles.code }).from(fleetVehicles).where(eq(fleetVehicles.supplierId, record.cdprovee)),
    ).toEqual([{ code: "V3" }]);
    expect((await ingestFixture.changes("supplier", record.cdprovee)).map(({ active }) => active)).toEqual([true, false]);
  });

  test("is announced once per change, also with a changed resource status", async () => {
    const record = supplierRecord({ tpaccprovee: "S", mobile: "d-1" });
    await ingestFixture.suppliers([record]);
    await ingestFixture.suppliers([
      { ...record, version: 2, connected: 0 },
      { ...record, version: 3, nbprovee: "Other" },
    ]);
    const states = await ingestFixture.changes("supplier", record.cdprovee);
    expect(states.map(({ status }) => status)).toEqual(["MOBILE_NO_LOCATION", "MOBILE_DISCONNECTED"]);
    expect(states.at(-1)!.version).toBe((await ingestFixture.supplier(record.cdprovee)).version);
  });

  test("stores the position of a mobile resource with its time like any other position", async () => {
    const record = supplierRecord({ tpaccprovee: "MOBILE", mobile: "d-2", x: 2.1, y: 41.4, fhposiciongmt: minutes(-2) });
    expect(await ingestFixture.suppliers([record])).toEqual(took(1));
    const [last] = await ingestFixture.db.select().from(positions).where(eq(positions.supplierId, record.cdprovee));
    expect(last).toMatchObject({ lon: 2.1, lat: 41.4, fixAt: new Date(String(record.fhposiciongmt)) });
    expect(
      await ingestFixture.suppliers([
        { ...record, version: 2, x: 2.2, fhposiciongmt: minutes(-1) },
        { ...record, version: 3, x: 9, fhposiciongmt: minutes(-9) },
      ]),
    ).toEqual(took(1, 1));
    expect((await ingestFixture.db.select().from(positions).where(eq(positions.supplierId, record.cdprovee)))[0]).toMatchObject({
      lon: 2.2,
    });
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ lon: null, status: "MOBILE_FREE" });
  });

  test("warns about a position without device code or time or with invalid values", async () => {
    const place = { tpaccprovee: "S", x: 2.1, y: 41.4 };
    const records = [
      supplierRecord({ ...place, fhposiciongmt: minutes(-2) }),
      supplierRecord({ ...place, mobile: "d-untimed" }),
      supplierRecord({ ...place, mobile: "d-skipped", fhposicion: "2026-03-29T02:30:00" }),
      supplierRecord({ ...place, mobile: "d-future", fhposiciongmt: minutes(60) }),
      supplierRecord({ ...place, tpaccprovee: "BASES" }),
      supplierRecord({ ...place, mobile: "d-timed", fhposiciongmt: minutes(-2) }),
    ];
    const answer = await ingestFixture.suppliers(records);
    expect(answer).toMatchObject({ accepted: 6, refused: [] });
    expect(answer.warnings?.map(({ line, field, code }) => [line, field, code])).toEqual([
      [1, "mobile", "POSITION_WITHOUT_DEVICE"],
      [2, "fhposiciongmt", "POSITION_WITHOUT_TIME"],
      [3, "fhposiciongmt", "POSITION_WITHOUT_TIME"],
      [4, "geometry", "IN_THE_FUTURE"],
    ]);
    expect(answer.warnings?.[0]?.message).toBe("the position was ignored: a mobile supplier needs its device code in mobile");
    // An earlier position of the same device is no fault of the sender.
    const [, , , , , last] = records;
    expect(await ingestFixture.suppliers([{ ...last, version: 2, fhposiciongmt: minutes(-5) }])).toEqual(took(0, 1));
  });

  test("converts the local time of the instance if the UTC time is absent", async () => {
    const at = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 120_000);
    const local = localOf(at.getTime(), "Europe/Lisbon");
    const record = supplierRecord({ cdama: "PT", tpaccprovee: "MOBILE", mobile: "d-local", x: -8.6, y: 41.1, outdated: 1 });
    const withTime = { ...record, fhposicion: `${local}:${String(at.getUTCSeconds()).padStart(2, "0")}` };
    expect(await ingestFixture.suppliers([withTime])).toEqual(took(1));
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ feedPositionAt: at, feedOutdated: true });
    const [last] = await ingestFixture.db.select().from(positions).where(eq(positions.supplierId, record.cdprovee));
    expect(last).toMatchObject({ lon: -8.6, fixAt: at });
    // The time in UTC counts, where there is one.
    const utc = new Date(at.getTime() + 60_000).toISOString();
    await ingestFixture.suppliers([{ ...withTime, version: 2, x: -8.7, fhposiciongmt: utc, outdated: 0 }]);
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ feedPositionAt: new Date(utc), feedOutdated: false });
    // A local time that a clock change skips counts as missing; null clears the value.
    await ingestFixture.suppliers([{ ...record, version: 3, fhposicion: "2026-03-29T01:30:00", outdated: null }]);
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ feedPositionAt: null, feedOutdated: null });
  });

  test("stores the threshold of each hour if the source sends it", async () => {
    const record = supplierRecord({ tramos_info: { TRAMO_8_9: 4, exceedthreshold: 1 }, tramos_umbral: { TRAMO_8_9: 3 } });
    expect(await ingestFixture.suppliers([record])).toEqual(took(1));
    const { bandThresholds, exceedThreshold } = await ingestFixture.supplier(record.cdprovee);
    expect([bandThresholds?.length, bandThresholds?.[8], bandThresholds?.[9], exceedThreshold]).toEqual([24, 3, null, true]);
  });

  test("for a code of another instance stores a separate supplier without revealing the other", async () => {
    const spanish = { ...systemSender, scope: { ...systemSender.scope, instances: new Set(["ES"]) } };
    const record = supplierRecord({ cdama: "PT", version: 5 });
    await ingestFixture.suppliers([record]);
    for (const version of [4, 5, 6])
      expect(await ingestFixture.suppliers([{ ...record, cdama: "ES", version }], spanish)).toEqual(version === 4 ? took(1) : took(0, 1));
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ instanceId: "PT", version: 1 });
    expect(await ingestFixture.supplier(`${record.cdprovee}@ES`)).toMatchObject({ instanceId: "ES", sourceVersion: 6, version: 1 });
  });

  test("with another supplier's device is rejected, except for a transfer within one body", async () => {
    const [one, other] = [supplierRecord({ mobile: "d-3" }), supplierRecord({ mobile: "d-3" })];
    expect((await ingestFixture.suppliers([one, other])).refused).toEqual([
      { line: 2, id: other.cdprovee, field: "mobile", code: "DEVICE_TAKEN", message: `supplier ${one.cdprovee} has this device` },
    ]);
    const spanish = { ...systemSender, scope: { ...systemSender.scope, instances: new Set(["ES"]) } };
    await ingestFixture.suppliers([supplierRecord({ cdama: "PT", mobile: "d-pt" })]);
    expect(
      (await ingestFixture.suppliers([supplierRecord({ mobile: "d-pt" }), supplierRecord({ mobile: "d-3" })], spanish)).refused,
    ).toMatchObject([{ line: 2, field: "mobile", code: "DEVICE_TAKEN", message: `supplier ${one.cdprovee} has this device` }]);
    const third = supplierRecord({ cdprovee: `A-${one.cdprovee}`, mobile: "d-4" });
    await ingestFixture.suppliers([third]);
    expect(
      await ingestFixture.suppliers([
        { cdprovee: one.cdprovee, version: 2, mobile: null },
        { cdprovee: third.cdprovee, version: 2, mobile: "d-3" },
        { cdprovee: one.cdprovee, version: 3, mobile: "d-4" },
      ]),
    ).toEqual(took(3));
    expect([(await ingestFixture.supplier(one.cdprovee)).mobile, (await ingestFixture.supplier(third.cdprovee)).mobile]).toEqual([
      "d-4",
      "d-3",
    ]);
  });
});

describe("a supplier first named by a claim", () => {
  test("is updated by its record, and its open claims follow its access", async () => {
    const claim = claimRecord({ cdprovee: "LATER", fhasignacion: minutes(-57), eta: 45 });
    await ingestFixture.claims([claim]);
    expect(await ingestFixture.claim(claim.rgpresta)).toMatchObject({ assignmentType: "MANUAL", status: "PENDING_ARRIVAL_INTIME" });
    expect(
      await ingestFixture.suppliers([supplierRecord({ cdprovee: "LATER", version: 0, nbprovee: "Unit", tpaccprovee: "MOBILE" })]),
    ).toEqual(took(1));
    expect(await ingestFixture.supplier("LATER")).toMatchObject({ name: "Unit", access: "MOBILE", version: 2 + 1 });
    // 12 minutes late: a mobile resource is delayed from 10, any other supplier from 15.
    expect(await ingestFixture.claim(claim.rgpresta)).toMatchObject({
      assignmentType: "DIGITAL",
      status: "PENDING_ARRIVAL_DELAYED",
      version: 2,
    });
    expect(await ingestFixture.changes("claim", claim.rgpresta)).toHaveLength(2);
  });
});
