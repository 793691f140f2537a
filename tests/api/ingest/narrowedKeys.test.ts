// A key narrowed to some AMA instances: what belongs to another one is to it as if it did not exist.
import { beforeAll, describe, expect, test } from "vitest";
import { systemSender, unrestrictedScope, type Sender } from "../../../server/platform/viewer";
import { claimRecord, createIngestFixture, minutes, supplierRecord, type IngestFixture, withoutIds } from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
const spanish: Sender = { ...systemSender, scope: { ...unrestrictedScope, instances: new Set(["ES"]) } };
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
  await ingestFixture.suppliers([supplierRecord({ cdprovee: "PT-S", cdama: "PT" })]);
  await ingestFixture.claims([claimRecord({ rgpresta: "PT-C", cdama: "PT", version: 7 })]);
});

const parts = {
  claims: [
    {},
    { txobserva: "note" },
    { version: 3 },
    { cdama: "ES" },
    { cdama: "PT" },
    { cdama: "PT", cdservicio: "GRU" },
    { cdservicio: "GRU", fhocurrencia: minutes(-5) },
    { cdama: "PT", cdservicio: "GRU", fhocurrencia: minutes(-5), cdcontrato: "K" },
  ],
  suppliers: [{}, { nbprovee: "Name" }, { version: 3 }, { cdama: "ES" }, { cdama: "PT" }, { cdama: "PT", tpaccprovee: "BASES" }],
};

describe.each(["claims", "suppliers"] as const)("a partial record of %s", (endpoint) => {
  const [field, foreign] = endpoint === "claims" ? ["rgpresta", "PT-C"] : ["cdprovee", "PT-S"];
  test.each(parts[endpoint])("with %o is answered identically for another instance's id and an unknown id", async (part) => {
    const missing = await ingestFixture[endpoint]([{ [field]: "NOWHERE", ...part }], spanish);
    expect(missing.refused).not.toEqual([]);
    expect(withoutIds(await ingestFixture[endpoint]([{ [field]: foreign, ...part }], spanish))).toEqual(withoutIds(missing));
  });
});

describe("a supplier of another instance", () => {
  /** A code that another instance uses for a truck near the claim, and an unused one. */
  const codes = { foreign: "PT-TRUCK", missing: "NO-TRUCK" };
  beforeAll(async () => {
    const place = { x: -3.71, y: 40.41, fhposiciongmt: minutes(-1) };
    const truck = { cdprovee: codes.foreign, cdama: "PT", tpaccprovee: "MOBILE", mobile: "pt-truck", ...place, nbprovee: "Porto" };
    expect((await ingestFixture.suppliers([supplierRecord(truck)])).refused).toEqual([]);
  });
  const plain = (code: string, row: object): unknown =>
    JSON.parse(
      JSON.stringify(row)
        .replaceAll(code, "THE-CODE")
        .replaceAll(/R-\d+/g, "THE-CLAIM")
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "then")
        .replaceAll(/1[78]\d{11}/g, "0"),
    );

  test("is unknown in a claim: not assigned, occupied, read or announced", async () => {
    const before = await ingestFixture.supplier(codes.foreign);
    expect(before.status).toBe("MOBILE_FREE");
    const seen = await Promise.all(
      Object.values(codes).map(async (code) => {
        const record = claimRecord({ cdprovee: code, fhasignacion: minutes(-5), eta: 45, x: -3.7, y: 40.4 });
        const answers = [
          await ingestFixture.claims([record], spanish),
          await ingestFixture.claims([{ ...record, version: 2 }], spanish),
          await ingestFixture.claims([{ rgpresta: record.rgpresta, version: 3, cdprovee: code, nbprovee: "Grúas" }], spanish),
        ];
        const claim = await ingestFixture.claim(`${record.rgpresta}@ES`);
        return plain(code, { answers, claim, supplier: await ingestFixture.supplier(claim.supplierId!) });
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]).toMatchObject({
      answers: [{ accepted: 1 }, { unchanged: 1 }, { unchanged: 1 }],
      claim: { status: "PENDING_ARRIVAL_INTIME", assignmentType: "MANUAL", predictedAt: null },
      supplier: { instanceId: "ES", name: "THE-CODE", access: "MANUAL" },
    });
    expect(await ingestFixture.supplier(codes.foreign)).toEqual(before);
  });

  test("is unknown in a supplier record", async () => {
    const before = await ingestFixture.supplier(codes.foreign);
    const seen = await Promise.all(
      Object.values(codes).map(async (code) => {
        const record = supplierRecord({ cdprovee: code, nbprovee: "Nuestra", tpaccprovee: "BASES", x: -3.6, y: 40.5 });
        return plain(code, [
          await ingestFixture.suppliers([record], spanish),
          await ingestFixture.suppliers([record], spanish),
          await ingestFixture.suppliers([{ cdprovee: code, version: 2, nbprovee: "Otra" }], spanish),
          await ingestFixture.suppliers([{ cdprovee: code, version: 3, cdama: "PT" }], spanish),
          await ingestFixture.supplier(`${code}@ES`),
        ]);
      }),
    );
    expect(seen[0]).toEqual(seen[1]);
    expect((seen[0] as object[])[4]).toMatchObject({ instanceId: "ES", name: "Otra", access: "BASE" });
    expect(await ingestFixture.supplier(codes.foreign)).toEqual(before);
  });

  test("is separate from the supplier with the same code in each instance for unrestricted senders", async () => {
    const record = claimRecord({ cdprovee: codes.foreign, fhasignacion: minutes(-5) });
    await ingestFixture.claims([record]);
    expect((await ingestFixture.claim(record.rgpresta)).supplierId).toBe(`${codes.foreign}@ES`);
    const portuguese = claimRecord({ cdama: "PT", cdprovee: codes.foreign, fhasignacion: minutes(-5) });
    await ingestFixture.claims([portuguese]);
    expect((await ingestFixture.claim(portuguese.rgpresta)).supplierId).toBe(codes.foreign);
  });

  test("a free code stays the id for unrestricted senders and finds the sender's supplier", async () => {
    const [record, named] = [supplierRecord(), claimRecord()];
    await ingestFixture.suppliers([record]);
    await ingestFixture.claims([{ ...named, cdprovee: record.cdprovee }], spanish);
    expect((await ingestFixture.claim(`${named.rgpresta}@ES`)).supplierId).toBe(record.cdprovee);
    expect((await ingestFixture.suppliers([{ cdprovee: record.cdprovee, version: 2, nbprovee: "Mejor" }], spanish)).accepted).toBe(1);
    expect(await ingestFixture.supplier(record.cdprovee)).toMatchObject({ name: "Mejor", version: 2 });
  });
});

test("a position of another instance's device is answered as an unknown device and changes nothing", async () => {
  await ingestFixture.suppliers([supplierRecord({ cdprovee: "PT-M", cdama: "PT", tpaccprovee: "MOBILE", mobile: "pt-device" })]);
  const line = (uniqueId: string) => [{ device: { uniqueId }, position: { fixTime: minutes(-1), latitude: 41.1, longitude: -8.6 } }];
  const missing = await ingestFixture.positions(line("no-device"), spanish);
  expect(missing).toMatchObject({ accepted: 0, refused: [{ code: "UNKNOWN_DEVICE" }] });
  expect(withoutIds(await ingestFixture.positions(line("pt-device"), spanish))).toEqual(withoutIds(missing));
  expect(await ingestFixture.count("position_history")).toBe(1);
  expect(await ingestFixture.positions(line("pt-device"))).toEqual({ accepted: 1, unchanged: 0, refused: [] });
});
