import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { moved, type Place } from "../../schema/rules/geo";
import { Announcer } from "../../server/changes/announcer";
import { leaseDrives, leaseSeconds, settleDrives, type Leases } from "../../server/claims/drives.actions";
import { packArrivals } from "../../server/claims/drives.arrival.actions";
import { arrivalsUnpacked, resourcesBehind } from "../../server/claims/drives.queries";
import { moveOn } from "../../server/clock/statusClock";
import { drives } from "../../server/db/tables/drives";
import { straightRoute } from "../../server/outside/maps/straight";
import { createLog } from "../../server/platform/log";
import { takeFixes } from "../../server/positions/positions.actions";
import { givenDoors, supplierRecord, took, type GivenDoors } from "../given/doors";

let doors: GivenDoors;
let work: Parameters<typeof settleDrives>[0];
beforeAll(async () => {
  doors = await givenDoors();
  work = { db: doors.db, clock: doors.clock, announcer: new Announcer(doors.db, createLog("silent")) };
});
beforeEach(() => void (doors.clock.offset = 0));

const spot: Place = [-3.7, 40.4];
const second = 1_000;
const iso = (seconds = 0): string => new Date(doors.clock.now() + seconds * second).toISOString();

/** A claim, and the tow truck that drives to it from three kilometres away. */
async function driving(): Promise<{ id: string; unit: string }> {
  const { cdprovee: unit } = supplierRecord();
  expect(await doors.suppliers([supplierRecord({ cdprovee: unit, tpaccprovee: "MOBILE", mobile: unit })])).toEqual(took(1));
  const { id } = await doors.claimAfter({ cdprovee: unit, fhasignacion: iso(-600), eta: 45, x: spot[0], y: spot[1] });
  await fix(unit, moved(spot, 3_000, 0));
  return { id, unit };
}
async function fix(unit: string, [lon, lat]: Place, seconds = 0): Promise<void> {
  const one = { device: unit, lon, lat, fixAt: doors.clock.now() + seconds * second };
  expect(await takeFixes(work, [{ ...one, speed: null, course: null, accuracy: null, altitude: null, attributes: null }])).toEqual([null]);
}
const drive = async (id: string) => (await doors.db.select().from(drives).where(eq(drives.claimId, id)))[0];
const lease = (...units: string[]): Promise<Leases> => leaseDrives(work, units, 100);
const settle = ({ leased, released, refreshed }: Leases): Promise<number> =>
  settleDrives(work, { computed: leased.map((due) => ({ due, route: straightRoute(due.trip) })), released, refreshed });
const claimsOf = ({ leased }: Leases): string[] => leased.map(({ claimId }) => claimId);

describe("several nodes", () => {
  test("share the drives: each is leased by one of them, and computed once", async () => {
    const given = await Promise.all(Array.from({ length: 8 }, driving));
    const units = given.map(({ unit }) => unit);
    const both = await Promise.all([lease(...units), lease(...units), lease(...units)]);
    const all = both.flatMap(claimsOf);
    expect(new Set(all).size).toBe(all.length);
    expect(all.sort()).toEqual(given.map(({ id }) => id).sort());
    expect((await Promise.all(both.map(settle))).reduce((sum, told) => sum + told)).toBe(8);
    expect(claimsOf(await lease(...units))).toEqual([]);
  });

  test("do not take more than they may ask for; the rest is named", async () => {
    const units = (await Promise.all(Array.from({ length: 3 }, driving))).map(({ unit }) => unit);
    const { leased, waiting } = await leaseDrives(work, units, 2);
    expect(leased).toHaveLength(2);
    expect([...leased.map(({ supplierId }) => supplierId), ...waiting].sort()).toEqual(units.sort());
  });

  test("finish what one that was killed between its two transactions had begun, when its lease is over", async () => {
    const { id, unit } = await driving();
    expect(claimsOf(await lease(unit))).toEqual([id]);
    // killed here: nothing is half done, nobody else does it meanwhile
    expect(await drive(id)).toMatchObject({ computedAt: null, seconds: null });
    expect((await doors.claim(id)).predictedAt).toBeNull();
    expect(claimsOf(await lease(unit))).toEqual([]);
    expect(await resourcesBehind(doors.db, new Date(doors.clock.now()))).toContain(unit);
    doors.clock.offset = leaseSeconds * second;
    const next = await lease(unit);
    expect(claimsOf(next)).toEqual([id]);
    expect(await settle(next)).toBe(1);
    expect((await doors.claim(id)).predictedAt).not.toBeNull();
    expect(await resourcesBehind(doors.db, new Date(doors.clock.now()))).not.toContain(unit);
  });

  test("the slower one, whose lease another has taken over, writes nothing", async () => {
    const { id, unit } = await driving();
    const slow = await lease(unit);
    doors.clock.offset = leaseSeconds * second;
    const quick = await lease(unit);
    await settle(quick);
    const after = await drive(id);
    expect(await settle({ ...slow, leased: [{ ...slow.leased[0]!, trip: { ...slow.leased[0]!.trip, from: [0, 0] } }] })).toBe(0);
    expect(await drive(id)).toEqual(after);
  });
});

describe("between the question to the routing service and its answer", () => {
  test.each<[string, object]>([
    ["another supplier", { cdprovee: null }],
    ["another place", { x: -3.8, y: 40.4 }],
    ["the arrival", { milestones: [{ code: "C", at: new Date().toISOString() }] }],
    ["the end", { cdestadoserv: "FIN" }],
  ])("%s makes the answer worthless", async (_, change) => {
    const { id, unit } = await driving();
    const leases = await lease(unit);
    await doors.claims([{ rgpresta: id, version: 2, ...change }]);
    expect(await settle(leases)).toBe(0);
    expect((await doors.claim(id)).etaFixAt).toBeNull();
    expect(await drive(id)).toMatchObject({ computedAt: null });
  });
});

describe("a drive that goes on", () => {
  test("keeps the route as it set off, counts what was driven, and sets off anew when the claim was somebody else's meanwhile", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    const begun = (await drive(id))!;
    expect(begun).toMatchObject({
      realMetres: 0,
      deviationMetres: 0,
      plannedMetres: begun.metres,
      straightMetres: expect.closeTo(3_000, 0),
    });
    doors.clock.offset = 60 * second;
    await fix(unit, moved(spot, 2_000, 0));
    await settle(await lease(unit));
    doors.clock.offset = 120 * second;
    await fix(unit, moved(spot, 1_000, 400));
    await settle(await lease(unit));
    const on = (await drive(id))!;
    expect(on).toMatchObject({ plannedMetres: begun.plannedMetres, plannedPath: begun.plannedPath, startedAt: begun.startedAt });
    expect(on.realMetres).toBeCloseTo(1_000 + Math.hypot(1_000, 400), -1);
    expect(on.realSeconds).toBeCloseTo(120, -1);
    expect(on.deviationMetres).toBeCloseTo(400, -1);
    expect(on.metres!).toBeLessThan(begun.metres!);

    await doors.claims([{ rgpresta: id, version: 2, cdprovee: null }]);
    await doors.claims([{ rgpresta: id, version: 3, cdprovee: unit, fhasignacion: iso() }]);
    await settle(await lease(unit));
    const again = (await drive(id))!;
    expect(again).toMatchObject({ realMetres: 0, deviationMetres: 0, plannedMetres: again.metres });
    expect(again.plannedMetres!).toBeLessThan(begun.plannedMetres!);
  });

  test("ends when the supplier is no mobile resource any more: the claim has no prediction", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    expect((await doors.claim(id)).predictedAt).not.toBeNull();
    await doors.suppliers([{ cdprovee: unit, version: 2, tpaccprovee: "MANUAL" }]);
    expect(await settle(await lease(unit))).toBe(1);
    expect(await doors.claim(id)).toMatchObject({ predictedAt: null, etaFixAt: null });
  });

  test("a claim called outdated is early again with its resource's next position, also while no route can be computed", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    const waked = async () => {
      await moveOn({ ...work, log: createLog("silent") });
      return doors.claim(id);
    };
    expect(await waked()).toMatchObject({ status: "PENDING_ARRIVAL_ADVANCED", statusReason: { notes: [] } });
    doors.clock.offset = 10.5 * 60 * second;
    expect(await waked()).toMatchObject({ status: "PENDING_ARRIVAL_INTIME", statusReason: { notes: ["POSITION_OUTDATED"] } });
    await fix(unit, moved(spot, 1_000, 0));
    const { refreshed } = await lease(unit);
    expect(refreshed).toEqual([id]);
    await settleDrives(work, { refreshed });
    const { status, statusReason, statusDueAt, etaFixAt } = await doors.claim(id);
    expect({ status, notes: statusReason.notes }).toEqual({ status: "PENDING_ARRIVAL_ADVANCED", notes: [] });
    expect(statusReason.instants.fixAt! - etaFixAt!.getTime()).toBeGreaterThan(10 * 60 * second);
    expect(statusDueAt!.getTime()).toBeGreaterThan(doors.clock.now());
    expect((await lease(unit)).refreshed).toEqual([]);
  });

  test("is floored at zero: who is there already has nothing to drive, and is never predicted before its position", async () => {
    const { id, unit } = await driving();
    await settle({ ...(await lease(unit)), released: [] });
    doors.clock.offset = 60 * second;
    await fix(unit, spot);
    const leases = await lease(unit);
    await settleDrives(work, { computed: [{ due: leases.leased[0]!, route: { ...straightRoute(leases.leased[0]!.trip), seconds: -40 } }] });
    const claim = await doors.claim(id);
    expect(claim.etaSeconds).toBe(0);
    expect(claim.predictedAt).toEqual(claim.etaFixAt);
  });
});

describe("at the arrival", () => {
  test("the way that was driven is packed once, whoever does it, also when nobody had computed the drive", async () => {
    const { id, unit } = await driving();
    for (let i = 1; i <= 30; i++) await fix(unit, moved(spot, 3_000 - i * 100, i % 2 ? 2 : -2), i);
    doors.clock.offset = 60 * second;
    await doors.claims([{ rgpresta: id, version: 2, milestones: [{ code: "C", at: iso(-20) }] }]);
    expect((await Promise.all([packArrivals(work, [id]), packArrivals(work, [id])])).sort()).toEqual([0, 1]);
    const claim = await doors.claim(id);
    expect(claim).toMatchObject({ realRouteDistance: expect.closeTo(3_010, -2), assignedRouteDistance: null, thresholdDistance: null });
    expect((await drive(id))!.realPath!.length).toBeLessThan(40);
    expect(await packArrivals(work, [id])).toBe(0);
  });

  test("what nobody packed, because the nodes were down, is found", async () => {
    const { id, unit } = await driving();
    await settle(await lease(unit));
    await doors.claims([{ rgpresta: id, version: 2, milestones: [{ code: "C", at: iso() }], cdestadoserv: "FIN" }]);
    const now = new Date(doors.clock.now());
    expect(await arrivalsUnpacked(doors.db, now)).toContain(id);
    await packArrivals(work, [id]);
    expect(await arrivalsUnpacked(doors.db, now)).not.toContain(id);
    expect(await doors.claim(id)).toMatchObject({ status: "FINISHED", precalculatedRouteDistance: expect.closeTo(3_900, -1) });
  });
});
