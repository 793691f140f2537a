import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { milestones } from "../../../server/db/tables/claims";
import { claimRecord, createIngestFixture, minutes, supplierRecord, type IngestFixture } from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
  await ingestFixture.suppliers([
    supplierRecord({ cdprovee: "TRUCK", tpaccprovee: "MOBILE", mobile: "truck" }),
    supplierRecord({ cdprovee: "TRUCK-2", tpaccprovee: "MOBILE", mobile: "truck-2" }),
    supplierRecord({ cdprovee: "PHONE", tpaccprovee: "MANUAL" }),
  ]);
});

const at = (iso: string): Date => new Date(iso);

describe("the supplier of a claim", () => {
  const [assigned, again] = [minutes(-20), minutes(-5)];
  test("is assigned with a promise that a second assignment keeps", async () => {
    const claim = await ingestFixture.claimAfter(
      { cdprovee: "TRUCK", fhasignacion: assigned, eta: 45 },
      { cdprovee: "PHONE", fhasignacion: again, eta: 90 },
    );
    expect(claim).toMatchObject({
      supplierId: "PHONE",
      assignedAt: at(again),
      promisedFrom: at(assigned),
      assignmentType: "MANUAL",
      promisedMinutes: 90,
    });
    expect(claim.promisedAt!.getTime() - claim.promisedFrom!.getTime()).toBe(45 * 60_000);
    expect(claim.status).toBe("PENDING_ARRIVAL_INTIME");
  });

  test("is notified by its access unless the record contains another value", async () => {
    expect(await ingestFixture.claimAfter({ cdprovee: "TRUCK" })).toMatchObject({ assignmentType: "DIGITAL" });
    expect(await ingestFixture.claimAfter({ cdprovee: "TRUCK", tpasignacion: "MANUAL" }, { txmat: "1" })).toMatchObject({
      assignmentType: "MANUAL",
    });
    expect(await ingestFixture.claimAfter({ cdprovee: "TRUCK", tpasignacion: "MANUAL" }, { cdprovee: "TRUCK-2" })).toMatchObject({
      assignmentType: "DIGITAL",
    });
  });

  test("leaves the promise when removed, and the waiting time starts at the record's time or now", async () => {
    const first = { cdprovee: "TRUCK", fhasignacion: assigned, eta: 45, milestones: [{ code: "A", at: assigned }] };
    const claim = await ingestFixture.claimAfter(first, { cdprovee: null });
    expect(claim).toMatchObject({ supplierId: null, assignedAt: null, acceptedAt: null, assignmentType: null, status: "NO_SUPPLIER" });
    expect(claim.promisedAt).not.toBeNull();
    expect(Math.abs(claim.noSupplierSince!.getTime() - Date.now())).toBeLessThan(5_000);
    expect(await ingestFixture.db.select().from(milestones).where(eq(milestones.claimId, claim.id))).toEqual([]);
    expect(await ingestFixture.claimAfter(first, { cdprovee: null, fhnosupplier: minutes(-16) })).toMatchObject({
      status: "NO_SUPPLIER_DELAYED",
    });
  });

  test("has no promise and no log entry while it is only proposed", async () => {
    const claim = await ingestFixture.claimAfter({ cdprovee: "TRUCK", swpropuesta: 1, fhasignacion: assigned, eta: 45 });
    expect(claim).toMatchObject({ supplierId: "TRUCK", promisedAt: null, status: "NO_SUPPLIER_DELAYED" });
    expect(await ingestFixture.changes("claim", claim.id)).toMatchObject([{ supplierId: null }]);
    expect(
      await ingestFixture.claimAfter({ cdprovee: "TRUCK", swpropuesta: 1, eta: 45 }, { swpropuesta: 0, fhasignacion: again }),
    ).toMatchObject({
      promisedFrom: at(again),
    });
  });

  test("without an assignment time is assigned when the record arrives", async () => {
    for (const none of [{}, { fhasignacion: null }]) {
      const claim = await ingestFixture.claimAfter({ fhvalida: minutes(-50) }, { cdprovee: "TRUCK", eta: 30, ...none });
      expect(Math.abs(claim.assignedAt!.getTime() - Date.now())).toBeLessThan(5_000);
      expect(claim.status).toBe("PENDING_ARRIVAL_INTIME");
    }
  });

  test("without an assignment time in the first record is assigned at the validation, else the occurrence", async () => {
    const [occurred, validated] = [minutes(-50), minutes(-20)];
    const first = { cdprovee: "PHONE", fhocurrencia: occurred, eta: 30 };
    expect(await ingestFixture.claimAfter({ ...first, fhvalida: validated })).toMatchObject({
      promisedFrom: at(validated),
      status: "PENDING_ARRIVAL_INTIME",
    });
    expect(await ingestFixture.claimAfter(first)).toMatchObject({ promisedFrom: at(occurred), status: "PENDING_ARRIVAL_DELAYED" });
  });

  test("keeps its first promise after a newer record with another promise or assignment time", async () => {
    const first = { cdprovee: "TRUCK", fhasignacion: assigned, eta: 45 };
    const claim = await ingestFixture.claimAfter(first, { eta: 10 });
    expect(claim).toMatchObject({ promisedFrom: at(assigned), promisedMinutes: 10 });
    expect(claim.promisedAt).toEqual(new Date(at(assigned).getTime() + 45 * 60_000));
    const moved = await ingestFixture.claimAfter(first, { fhasignacion: again });
    expect(moved).toMatchObject({ promisedFrom: at(assigned), promisedAt: claim.promisedAt });
  });

  test("is busy during the claim", async () => {
    const fix = { fhposiciongmt: minutes(-1), x: -3.7, y: 40.4 };
    await ingestFixture.suppliers([supplierRecord({ cdprovee: "TRUCK-3", tpaccprovee: "MOBILE", mobile: "truck-3", ...fix })]);
    expect(await ingestFixture.supplier("TRUCK-3")).toMatchObject({ status: "MOBILE_FREE" });
    const record = claimRecord({ cdprovee: "TRUCK-3", fhasignacion: assigned });
    await ingestFixture.claims([record]);
    expect(await ingestFixture.supplier("TRUCK-3")).toMatchObject({ status: "MOBILE_OCCUPIED" });
    await ingestFixture.claims([{ rgpresta: record.rgpresta, version: 2, cdestadoserv: "FIN" }]);
    expect(await ingestFixture.supplier("TRUCK-3")).toMatchObject({ status: "MOBILE_FREE" });
    expect((await ingestFixture.changes("supplier", "TRUCK-3")).map(({ status }) => status)).toEqual([
      "MOBILE_NO_LOCATION",
      "MOBILE_FREE",
      "MOBILE_OCCUPIED",
      "MOBILE_FREE",
    ]);
  });
});
