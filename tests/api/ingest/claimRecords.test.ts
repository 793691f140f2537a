import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { centres, clients, contracts, services } from "../../../server/db/tables/instances";
import { milestones, movements } from "../../../server/db/tables/claims";
import { systemSender } from "../../../server/platform/viewer";
import { claimRecord, createIngestFixture, minutes, rejectedAnswer, took, type IngestFixture, stale } from "../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
});

const at = (iso: string): Date => new Date(iso);

describe("a claim record", () => {
  test("is stored once with its status, version 1, one change and one audit row", async () => {
    const record = claimRecord({ geometry: { type: "Point", coordinates: [-3.7, 40.4] }, cdriesgo: "automovil", txobserva: "x" });
    expect(await ingestFixture.claims([record])).toEqual(took(1));
    expect(await ingestFixture.claim(record.rgpresta)).toMatchObject({
      status: "NO_SUPPLIER_DELAYED",
      kind: "TOW",
      riskType: "CAR",
      lon: -3.7,
      timeZone: "Europe/Madrid",
      version: 1,
      notes: "x",
    });
    expect(await ingestFixture.changes("claim", record.rgpresta)).toMatchObject([{ version: 1, status: "NO_SUPPLIER_DELAYED", lat: 40.4 }]);
    const lines = await ingestFixture.db
      .select()
      .from(audit)
      .where(sql`after->'claims' ? ${record.rgpresta}`);
    expect(lines).toMatchObject([{ action: "ingest.claims", model: "claim", actorName: "system" }]);
  });

  test("sent twice changes nothing, with or without a version", async () => {
    for (const record of [claimRecord(), claimRecord({ version: undefined })]) {
      const full = {
        ...record,
        attributes: { a: "1" },
        milestones: [{ code: "T", at: minutes(-5) }],
        movements: [{ rgmovimi: 1, ecomov: 10.1 }],
      };
      expect(await ingestFixture.claims([full])).toEqual(took(1));
      const before = await ingestFixture.claim(record.rgpresta);
      expect(await ingestFixture.claims([full])).toEqual(took(0, 1));
      expect(await ingestFixture.claim(record.rgpresta)).toEqual(before);
      expect(await ingestFixture.changes("claim", record.rgpresta)).toHaveLength(1);
    }
  });

  test("with an older version changes nothing, and a newer one without changes only updates the version", async () => {
    const record = claimRecord({ version: 5, txmat: "1" });
    await ingestFixture.claims([record]);
    expect(await ingestFixture.claims([{ ...record, version: 4, txmat: "2" }])).toEqual(stale(0));
    expect(await ingestFixture.claims([{ ...record, version: 5, txmat: "3" }])).toEqual(took(0, 1));
    expect(await ingestFixture.claims([{ ...record, version: 9 }])).toEqual(took(0, 1));
    expect(await ingestFixture.claims([{ ...record, version: 8, txmat: "4" }])).toEqual(stale(0));
    expect(await ingestFixture.claim(record.rgpresta)).toMatchObject({ plate: "1", version: 1, sourceVersion: 9 });
    expect(await ingestFixture.changes("claim", record.rgpresta)).toHaveLength(1);
  });

  test("without a version is newer and keeps the source's version", async () => {
    const record = claimRecord({ version: 5 });
    await ingestFixture.claims([record]);
    expect(await ingestFixture.claims([{ rgpresta: record.rgpresta, txmat: "2" }])).toEqual(took(1));
    expect(await ingestFixture.claims([{ rgpresta: record.rgpresta, version: 6, txmat: "3" }])).toEqual(took(1));
    expect(await ingestFixture.claim(record.rgpresta)).toMatchObject({ plate: "3", version: 3, sourceVersion: 6 });
  });

  test("keeps absent fields and clears null fields", async () => {
    expect(await ingestFixture.claimAfter({ txmat: "1", nbtitular: "N", txobserva: "x" }, { txmat: null, txobserva: "y" })).toMatchObject({
      plate: null,
      insuredName: "N",
      notes: "y",
    });
  });

  test("repeated in one body is applied in order as one change", async () => {
    const record = claimRecord();
    const lines = [
      record,
      { rgpresta: record.rgpresta, version: 3, txmat: "3" },
      { rgpresta: record.rgpresta, version: 2, txmat: "2", nbtitular: "N" },
    ];
    expect(await ingestFixture.claims(lines)).toEqual(stale(2));
    expect(await ingestFixture.claim(record.rgpresta)).toMatchObject({ plate: "3", insuredName: null, version: 1, sourceVersion: 3 });
    expect(await ingestFixture.changes("claim", record.rgpresta)).toHaveLength(1);
  });

  test("rejects invalid records and stores the valid ones of the same request", async () => {
    const [good, better] = [claimRecord(), claimRecord()];
    const bad = [
      claimRecord({ cdama: "XX" }),
      claimRecord({ eta: "soon", x: 500, y: 1 }),
      { rgpresta: "R-unknown", version: 3, txmat: "1" },
    ];
    const lines = [JSON.stringify(good), ...bad.map((one) => JSON.stringify(one)), "{", JSON.stringify(better)].join("\n");
    expect(await ingestFixture.claims(lines)).toEqual({
      accepted: 2,
      unchanged: 0,
      refused: [
        { line: 2, id: bad[0]!.rgpresta, field: "cdama", code: "INSTANCE_UNKNOWN", message: expect.any(String) },
        { line: 3, id: bad[1]!.rgpresta, field: "eta", code: "NUMBER_EXPECTED", message: "must be a number" },
        { line: 3, id: bad[1]!.rgpresta, field: "x", code: "POSITION_RANGE", message: expect.any(String) },
        { line: 4, id: "R-unknown", field: "cdama", code: "REQUIRED", message: "required" },
        { line: 4, id: "R-unknown", field: "cdservicio", code: "REQUIRED", message: "required" },
        { line: 4, id: "R-unknown", field: "fhocurrencia", code: "REQUIRED", message: "required" },
        { line: 5, id: null, field: "", code: "JSON_INVALID", message: "not JSON" },
      ],
    });
    expect(await ingestFixture.claim(better.rgpresta)).toBeDefined();
    expect(await ingestFixture.claim("R-unknown")).toBeUndefined();
  });

  test("for an instance out of the sender's scope is rejected without changes", async () => {
    const record = claimRecord({ cdama: "PT" });
    const spanish = { ...systemSender, scope: { ...systemSender.scope, instances: new Set(["ES"]) } };
    expect(await ingestFixture.claims([record], spanish)).toMatchObject(rejectedAnswer("cdama", "INSTANCE_UNKNOWN"));
    await ingestFixture.claims([record]);
    for (const version of [0, 1, 2])
      expect(await ingestFixture.claims([{ ...record, cdama: "ES", version }], spanish)).toEqual(version === 0 ? took(1) : took(0, 1));
    expect(await ingestFixture.claim(record.rgpresta)).toMatchObject({ instanceId: "PT", version: 1 });
  });

  test("adds unknown centres, clients, contracts, services and suppliers and updates their names", async () => {
    const record = claimRecord({
      cdcentro: "C9",
      cdcliente: "K9",
      nbcliente: "Client",
      cdcontrato: "T9",
      nbcontrato: "Contract",
      cdservicio: "NEW",
      cdprovee: "S9",
    });
    expect(await ingestFixture.claims([record])).toEqual(took(1));
    expect(await ingestFixture.supplier("S9")).toMatchObject({ name: "S9", access: "MANUAL", instanceId: "ES", sourceVersion: -1 });
    expect(await ingestFixture.changes("supplier", "S9")).toMatchObject([{ version: 1, access: "MANUAL" }]);
    expect(
      await ingestFixture.claims([
        claimRecord({ cdcentro: "C9", nbcentro: "Centre", cdservicio: "NEW", nbservicio: "Service", cdcliente: "K9", nbcliente: "Other" }),
      ]),
    ).toEqual(took(1));
    expect(await ingestFixture.db.select().from(centres).where(eq(centres.id, "C9"))).toEqual([
      { instanceId: "ES", id: "C9", name: "Centre", timeZone: null },
    ]);
    expect(await ingestFixture.db.select().from(services).where(eq(services.id, "NEW"))).toEqual([
      { instanceId: "ES", id: "NEW", name: "Service" },
    ]);
    expect(await ingestFixture.db.select().from(clients).where(eq(clients.id, "K9"))).toMatchObject([{ name: "Other" }]);
    expect(await ingestFixture.db.select().from(contracts).where(eq(contracts.id, "T9"))).toMatchObject([
      { clientId: "K9", name: "Contract" },
    ]);
    await ingestFixture.claims([claimRecord({ cdprovee: "S10", nbprovee: "Web", tpasignacion: "DIGITAL" })]);
    expect(await ingestFixture.supplier("S10")).toMatchObject({ name: "Web", access: "WEB" });
  });

  test("with a contract but no client is rejected, also when the client is cleared later", async () => {
    expect(await ingestFixture.claims([claimRecord({ cdcontrato: "T1" })])).toMatchObject(
      rejectedAnswer("cdcontrato", "CONTRACT_WITHOUT_CLIENT"),
    );
    const record = claimRecord({ cdcliente: "K1", cdcontrato: "T1" });
    await ingestFixture.claims([record]);
    expect(await ingestFixture.claims([{ rgpresta: record.rgpresta, version: 2, cdcliente: null }])).toMatchObject(
      rejectedAnswer("cdcontrato", "CONTRACT_WITHOUT_CLIENT"),
    );
  });

  test("updates milestones one by one and replaces movements as a set", async () => {
    const url = "https://pictures.test/1";
    const claim = await ingestFixture.claimAfter(
      {
        milestones: [
          { code: "T", at: minutes(-9) },
          { code: "D", at: minutes(-8), url },
        ],
        movements: [
          { rgmovimi: 1, ecomov: "10" },
          { rgmovimi: 2, ecomov: -3.5 },
        ],
      },
      {
        milestones: [
          { code: "T", at: null },
          { code: "D", at: "2026-01-01T00:00:00Z" },
        ],
        movements: [{ rgmovimi: 2, ecomov: 4 }],
      },
    );
    expect(await ingestFixture.db.select().from(milestones).where(eq(milestones.claimId, claim.id))).toEqual([
      { claimId: claim.id, code: "PHOTOGRAPHS", at: at("2026-01-01T00:00:00Z"), url },
    ]);
    expect(await ingestFixture.db.select().from(movements).where(eq(movements.claimId, claim.id))).toEqual([
      { claimId: claim.id, number: 2, amount: "4.00" },
    ]);
  });
});

describe("the zone of a claim", () => {
  test.each([
    ["is its position's", { x: -15.4, y: 28.1 }, "Atlantic/Canary"],
    ["is its centre's where the position is in another country", { x: 2.35, y: 48.85, cdcentro: "CAN" }, "Atlantic/Canary"],
    ["is its instance's where neither says", { x: 0, y: 0 }, "Europe/Madrid"],
    ["is the one of a country with many", { cdama: "US", x: -86.15, y: 39.77 }, "America/Indiana/Indianapolis"],
  ])("%s", async (_how, fields, zone) => {
    await ingestFixture.db
      .insert(centres)
      .values({ instanceId: "ES", id: "CAN", name: "Canarias", timeZone: "Atlantic/Canary" })
      .onConflictDoNothing();
    expect((await ingestFixture.claimAfter(fields)).timeZone).toBe(zone);
  });

  test("follows a changed place of the claim", async () => {
    expect((await ingestFixture.claimAfter({ x: -3.7, y: 40.4 }, { x: -15.4, y: 28.1 })).timeZone).toBe("Atlantic/Canary");
    expect(await ingestFixture.claimAfter({ x: -15.4, y: 28.1 }, { x: 0, y: 0, txmat: "1" })).toMatchObject({
      timeZone: "Atlantic/Canary",
      lon: -15.4,
    });
    expect(await ingestFixture.claimAfter({ x: -15.4, y: 28.1 }, { geometry: null })).toMatchObject({
      timeZone: "Europe/Madrid",
      lon: null,
    });
  });
});

describe("the plan of a claim", () => {
  const [start, later, end] = [minutes(60), minutes(90), minutes(120)];
  test("without an end ends at its start, also when the start moves", async () => {
    expect(await ingestFixture.claimAfter({ fhplanificai: start })).toMatchObject({ plannedEnd: at(start) });
    expect(await ingestFixture.claimAfter({ fhplanificai: start }, { fhplanificai: later })).toMatchObject({
      plannedStart: at(later),
      plannedEnd: at(later),
    });
    expect(await ingestFixture.claimAfter({ fhplanificai: start, fhplanificaf: end }, { fhplanificai: later })).toMatchObject({
      plannedEnd: at(end),
    });
    expect(await ingestFixture.claimAfter({ fhplanificai: start }, { fhplanificai: null })).toMatchObject({
      plannedStart: null,
      plannedEnd: null,
    });
  });

  test("rejects a planned period that ends before it starts", async () => {
    expect(await ingestFixture.claims([claimRecord({ fhplanificai: end, fhplanificaf: start })])).toMatchObject(
      rejectedAnswer("fhplanificaf", "END_BEFORE_START"),
    );
    const record = claimRecord({ fhplanificai: start, fhplanificaf: later });
    await ingestFixture.claims([record]);
    expect(await ingestFixture.claims([{ rgpresta: record.rgpresta, version: 2, fhplanificai: end }])).toMatchObject(
      rejectedAnswer("fhplanificai", "END_BEFORE_START"),
    );
  });

  test("without dates is absent, which the reason states", async () => {
    expect(await ingestFixture.claimAfter({ swprogramado: 1 })).toMatchObject({
      status: "NO_SUPPLIER_DELAYED",
      statusReason: { notes: ["SCHEDULED_WITHOUT_DATES"] },
    });
  });
});
