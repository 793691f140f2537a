import { beforeAll, describe, expect, test } from "vitest";
import {
  claimRecord,
  createIngestFixture,
  minutes,
  rejectedAnswer,
  supplierRecord,
  took,
  type IngestFixture,
  stale,
} from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
  await ingestFixture.suppliers([supplierRecord({ cdprovee: "PHONE", tpaccprovee: "MANUAL" })]);
});

const at = (iso: string): Date => new Date(iso);

describe("the progress of a claim", () => {
  const assigned = { cdprovee: "PHONE", fhasignacion: minutes(-70), eta: 30 };
  const [arrived, finished] = [minutes(-20), minutes(-2)];

  test("follows its milestones, and the punctuality of the arrival is decided once", async () => {
    const claim = await ingestFixture.claimAfter(
      assigned,
      { milestones: [{ code: "A", at: minutes(-65) }] },
      { milestones: [{ code: "C", at: arrived }] },
    );
    expect(claim).toMatchObject({ acceptedAt: expect.any(Date), arrivedAt: at(arrived), arrivedLate: true, status: "NO_FINISHED" });
    const corrected = await ingestFixture.claimAfter(
      assigned,
      { milestones: [{ code: "C", at: arrived }] },
      { milestones: [{ code: "C", at: minutes(-60) }] },
    );
    expect(corrected).toMatchObject({ arrivedLate: true });
  });

  test("ends with milestone F, or with the source's state at fhtrabajo or the current time", async () => {
    expect(await ingestFixture.claimAfter(assigned, { milestones: [{ code: "F", at: finished }] })).toMatchObject({
      status: "FINISHED",
      finishedAt: at(finished),
      cancelledAt: null,
    });
    expect(await ingestFixture.claimAfter(assigned, { cdestadoserv: "FIN", fhtrabajo: finished })).toMatchObject({
      status: "FINISHED",
      finishedAt: at(finished),
    });
    const cancelled = await ingestFixture.claimAfter(assigned, { cdestadoserv: "anu" });
    expect(cancelled).toMatchObject({ status: "FINISHED", finishedAt: null });
    expect(Math.abs(cancelled.cancelledAt!.getTime() - Date.now())).toBeLessThan(5_000);
  });

  test("is not reverted by an older record or a record without it", async () => {
    const claim = await ingestFixture.claimAfter(
      { ...assigned, cdestadoserv: "ASI" },
      {
        cdestadoserv: "FIN",
        milestones: [
          { code: "C", at: arrived },
          { code: "F", at: finished },
        ],
      },
    );
    const id = claim.id;
    expect(await ingestFixture.claims([{ rgpresta: id, version: 1, cdestadoserv: "ASI", milestones: null }])).toEqual(stale(0));
    expect(
      await ingestFixture.claims([
        { rgpresta: id, version: 3, txmat: "1", milestones: [] },
        { rgpresta: id, version: 4, milestones: [{ code: "T", at: arrived }] },
      ]),
    ).toEqual(took(2));
    expect(await ingestFixture.claim(id)).toMatchObject({
      status: "FINISHED",
      arrivedAt: at(arrived),
      finishedAt: at(finished),
      version: 3,
    });
  });

  test("is reverted by a newer record with an explicit value", async () => {
    const over = {
      milestones: [
        { code: "C", at: arrived },
        { code: "F", at: finished },
      ],
    };
    expect(await ingestFixture.claimAfter(assigned, over, { milestones: [{ code: "F", at: null }], cdestadoserv: "ASI" })).toMatchObject({
      finishedAt: null,
      arrivedAt: at(arrived),
    });
    expect(await ingestFixture.claimAfter(assigned, over, { milestones: null })).toMatchObject({
      finishedAt: at(finished),
      arrivedAt: null,
      arrivedLate: null,
    });
    expect(await ingestFixture.claimAfter(assigned, { cdestadoserv: "ANU" }, { cdestadoserv: "ASI" })).toMatchObject({
      cancelledAt: null,
      status: "PENDING_ARRIVAL_DELAYED",
    });
    expect(await ingestFixture.claimAfter(assigned, { cdestadoserv: "FIN", ...over }, { cdestadoserv: "ASI" })).toMatchObject({
      finishedAt: null,
      status: "NO_FINISHED",
    });
  });

  test("rejects a work period that ends before it begins", async () => {
    expect(await ingestFixture.claims([claimRecord({ milestones: [{ code: "F", at: minutes(-90) }] })])).toMatchObject(
      rejectedAnswer("milestones", "END_BEFORE_START"),
    );
  });
});
