import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { offsetBy, type Place } from "../../../../schema/rules/geo/geo";
import { Announcer } from "../../../../server/changes/announcer";
import { leaseTrips, LEASE_SECONDS, settleTrips, type TripLeases } from "../../../../server/claims/trips/trips.actions";
import { packArrivals } from "../../../../server/claims/trips/arrival.actions";
import { tripsToPack, resourcesToRecompute } from "../../../../server/claims/trips/trips.queries";
import { reevaluateDueRows } from "../../../../server/claims/status/dueStatuses";
import { trips } from "../../../../server/db/tables/trips";
import { straightRoute } from "../../../../server/integrations/routing/straightLine";
import { createLog } from "../../../../server/platform/log";
import { takeFixes } from "../../../../server/positions/positions.actions";
import { createIngestFixture, supplierRecord, took, type IngestFixture } from "../../../fixtures/claims/intake";

let ingestFixture: IngestFixture;
let work: Parameters<typeof settleTrips>[0];
beforeAll(async () => {
  ingestFixture = await createIngestFixture();
  work = { db: ingestFixture.db, clock: ingestFixture.clock, announcer: new Announcer(ingestFixture.db, createLog("silent")) };
});
beforeEach(() => void (ingestFixture.clock.offset = 0));

const claimPlace: Place = [-3.7, 40.4];
const SECOND_MS = 1_000;
const iso = (seconds = 0): string => new Date(ingestFixture.clock.now() + seconds * SECOND_MS).toISOString();

/** A claim, and the tow truck that drives to it from three kilometres away. */
async function driving(): Promise<{ id: string; unit: string }> {
  const { cdprovee: unit } = supplierRecord();
  expect(await ingestFixture.suppliers([supplierRecord({ cdprovee: unit, tpaccprovee: "MOBILE", mobile: unit })])).toEqual(took(1));
  const { id } = await ingestFixture.claimAfter({ cdprovee: unit, fhasignacion: iso(-600), eta: 45, x: claimPlace[0], y: claimPlace[1] });
  await fix(unit, offsetBy(claimPlace, 3_000, 0));
  return { id, unit };
}
async function fix(unit: string, [lon, lat]: Place, seconds = 0): Promise<void> {
  const one = { device: unit, lon, lat, fixAt: ingestFixture.clock.now() + seconds * SECOND_MS };
  expect(await takeFixes(work, [{ ...one, speed: null, course: null, accuracy: null, altitude: null, attributes: null }])).toEqual([null]);
}
const tripRow = async (id: string) => (await ingestFixture.db.select().from(trips).where(eq(trips.claimId, id)))[0];
const lease = (...units: string[]): Promise<TripLeases> => leaseTrips(work, units, 100);
const settle = ({ leased, released, refreshed }: TripLeases): Promise<number> =>
  settleTrips(work, { computed: leased.map((due) => ({ due, route: straightRoute(due.trip) })), released, refreshed });
const claimsOf = ({ leased }: TripLeases): string[] => leased.map(({ claimId }) => claimId);

describe("several nodes", () => {
  test("share the trips, each leased by one node and computed once", async () => {
    const trips = await Promise.all(Array.from({ length: 8 }, driving));
    const units = trips.map(({ unit }) => unit);
    const both = await Promise.all([lease(...units), lease(...units), lease(...units)]);
    const all = both.flatMap(claimsOf);
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort()).toEqual(trips.map(({ id }) => id).sort());
    expect((await Promise.all(both.map(settle))).reduce((sum, settled) => sum + settled)).toBe(8);
    expect(claimsOf(await lease(...units))).toEqual([]);
  });

  test("lease at most the requested number and list the waiting ones", async () => {
    const units = (await Promise.all(Array.from({ length: 3 }, driving))).map(({ unit }) => unit);
    const { leased, waiting } = await leaseTrips(work, units, 2);
    expect(leased).toHaveLength(2);
    expect([...leased.map(({ supplierId }) => supplierId), ...waiting].sort()).toEqual(units.sort());
  });

  test("complete trips of a killed node after its lease expires", async () => {
    const { id, unit } = await driving();
    expect(claimsOf(await lease(unit))).toEqual([id]);
    // killed here: no partial result, and no other node does the work
    expect(await tripRow(id)).toMatchObject({ computedAt: null, seconds: null });
    expect((await ingestFixture.claim(id)).predictedAt).toBeNull();
    expect(claimsOf(await lease(unit))).toEqual([]);
    expect(await resourcesToRecompute(ingestFixture.db, new Date(ingestFixture.clock.now()))).toContain(unit);
    ingestFixture.clock.offset = LEASE_SECONDS * SECOND_MS;
    const next = await lease(unit);
    expect(claimsOf(next)).toEqual([id]);
    expect(await settle(next)).toBe(1);
    expect((await ingestFixture.claim(id)).predictedAt).not.toBeNull();
    expect(await resourcesToRecompute(ingestFixture.db, new Date(ingestFixture.clock.now()))).not.toContain(unit);
  });

  test("discard the result of a node whose lease was taken over", async () => {
    const { id, unit } = await driving();
    const slow = await lease(unit);
    ingestFixture.clock.offset = LEASE_SECONDS * SECOND_MS;
    const quick = await lease(unit);
    await settle(quick);
    const after = await tripRow(id);
    expect(await settle({ ...slow, leased: [{ ...slow.leased[0]!, trip: { ...slow.leased[0]!.trip, from: [0, 0] } }] })).toBe(0);
    expect(await tripRow(id)).toEqual(after);
  });
});

describe("a change during the routing request", () => {
  test.each<[string, object]>([
    ["another supplier", { cdprovee: null }],
    ["another place", { x: -3.8, y: 40.4 }],
    ["the arrival", { milestones: [{ code: "C", at: new Date().toISOString() }] }],
    ["the end", { cdestadoserv: "FIN" }],
  ])("%s discards the response", async (_, change) => {
    const { id, unit } = await driving();
    const leases = await lease(unit);
    await ingestFixture.claims([{ rgpresta: id, version: 2, ...change }]);
    expect(await settle(leases)).toBe(0);
    expect((await ingestFixture.claim(id)).etaFixAt).toBeNull();
    expect(await tripRow(id)).toMatchObject({ computedAt: null });
  });
});

describe("a trip in progress", () => {
  test("keeps its initial route, counts the distance and restarts after the claim was reassigned", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    const begun = (await tripRow(id))!;
    expect(begun).toMatchObject({
      realMetres: 0,
      deviationMetres: 0,
      plannedMetres: begun.metres,
      straightMetres: expect.closeTo(3_000, 0),
    });
    ingestFixture.clock.offset = 60 * SECOND_MS;
    await fix(unit, offsetBy(claimPlace, 2_000, 0));
    await settle(await lease(unit));
    ingestFixture.clock.offset = 120 * SECOND_MS;
    await fix(unit, offsetBy(claimPlace, 1_000, 400));
    await settle(await lease(unit));
    const on = (await tripRow(id))!;
    expect(on).toMatchObject({ plannedMetres: begun.plannedMetres, plannedPath: begun.plannedPath, startedAt: begun.startedAt });
    expect(on.realMetres).toBeCloseTo(1_000 + Math.hypot(1_000, 400), -1);
    expect(on.realSeconds).toBeCloseTo(120, -1);
    expect(on.deviationMetres).toBeCloseTo(400, -1);
    expect(on.metres!).toBeLessThan(begun.metres!);

    await ingestFixture.claims([{ rgpresta: id, version: 2, cdprovee: null }]);
    await ingestFixture.claims([{ rgpresta: id, version: 3, cdprovee: unit, fhasignacion: iso() }]);
    await settle(await lease(unit));
    const again = (await tripRow(id))!;
    expect(again).toMatchObject({ realMetres: 0, deviationMetres: 0, plannedMetres: again.metres });
    expect(again.plannedMetres!).toBeLessThan(begun.plannedMetres!);
  });

  test("ends without a prediction when the supplier is no longer mobile", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    expect((await ingestFixture.claim(id)).predictedAt).not.toBeNull();
    await ingestFixture.suppliers([{ cdprovee: unit, version: 2, tpaccprovee: "MANUAL" }]);
    expect(await settle(await lease(unit))).toBe(1);
    expect(await ingestFixture.claim(id)).toMatchObject({ predictedAt: null, etaFixAt: null });
  });

  test("makes an outdated claim early with the next position, even without a route", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    const waked = async () => {
      await reevaluateDueRows({ ...work, log: createLog("silent") });
      return ingestFixture.claim(id);
    };
    expect(await waked()).toMatchObject({ status: "PENDING_ARRIVAL_ADVANCED", statusReason: { notes: [] } });
    ingestFixture.clock.offset = 10.5 * 60 * SECOND_MS;
    expect(await waked()).toMatchObject({ status: "PENDING_ARRIVAL_INTIME", statusReason: { notes: ["POSITION_OUTDATED"] } });
    await fix(unit, offsetBy(claimPlace, 1_000, 0));
    const { refreshed } = await lease(unit);
    expect(refreshed).toEqual([id]);
    await settleTrips(work, { refreshed });
    const { status, statusReason, statusDueAt, etaFixAt } = await ingestFixture.claim(id);
    expect({ status, notes: statusReason.notes }).toEqual({ status: "PENDING_ARRIVAL_ADVANCED", notes: [] });
    expect(statusReason.instants.fixAt! - etaFixAt!.getTime()).toBeGreaterThan(10 * 60 * SECOND_MS);
    expect(statusDueAt!.getTime()).toBeGreaterThan(ingestFixture.clock.now());
    expect((await lease(unit)).refreshed).toEqual([]);
  });

  test("has a duration of at least zero and no prediction before its position", async () => {
    const { id, unit } = await driving();
    await settle({ ...(await lease(unit)), released: [] });
    ingestFixture.clock.offset = 60 * SECOND_MS;
    await fix(unit, claimPlace);
    const leases = await lease(unit);
    await settleTrips(work, { computed: [{ due: leases.leased[0]!, route: { ...straightRoute(leases.leased[0]!.trip), seconds: -40 } }] });
    const claim = await ingestFixture.claim(id);
    expect(claim.etaSeconds).toBeGreaterThanOrEqual(0);
    expect(claim.predictedAt!.getTime()).toBeGreaterThanOrEqual(claim.etaFixAt!.getTime());
  });
});

describe("an arrival", () => {
  test("packs the driven route once with concurrent workers, even without a computed trip", async () => {
    const { id, unit } = await driving();
    for (let i = 1; i <= 30; i++) await fix(unit, offsetBy(claimPlace, 3_000 - i * 100, i % 2 ? 2 : -2), i);
    ingestFixture.clock.offset = 60 * SECOND_MS;
    await ingestFixture.claims([{ rgpresta: id, version: 2, milestones: [{ code: "C", at: iso(-20) }] }]);
    expect((await Promise.all([packArrivals(work, [id]), packArrivals(work, [id])])).sort()).toEqual([0, 1]);
    const claim = await ingestFixture.claim(id);
    expect(claim).toMatchObject({ realRouteMetres: expect.closeTo(3_010, -2), assignedRouteMetres: null, thresholdMetres: null });
    expect((await tripRow(id))!.realPath!.length).toBeLessThan(40);
    expect(await packArrivals(work, [id])).toBe(0);
  });

  test("is packed later if all nodes were down", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    await ingestFixture.claims([{ rgpresta: id, version: 2, milestones: [{ code: "C", at: iso() }], cdestadoserv: "FIN" }]);
    const now = new Date(ingestFixture.clock.now());
    expect(await tripsToPack(ingestFixture.db, now)).toContain(id);
    await packArrivals(work, [id]);
    expect(await tripsToPack(ingestFixture.db, now)).not.toContain(id);
    expect(await ingestFixture.claim(id)).toMatchObject({ status: "FINISHED", precalculatedRouteMetres: expect.closeTo(3_900, -1) });
  });
});
