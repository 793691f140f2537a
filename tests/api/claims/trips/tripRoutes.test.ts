import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { offsetBy } from "../../../../schema/rules/geo/geo";
import { decodePolyline } from "../../../../schema/rules/geo/polyline";
import { detour } from "../../../../schema/rules/claims/routes";
import { routeFigures } from "../../../../schema/rules/fields/routeFigures";
import { suppliers } from "../../../../server/db/tables/suppliers";
import { placeAtMinutes, createTripFixture, metresIn, expectSoon, claimPlace, type TripFixture } from "../../../fixtures/claims/trips";
import { claimRecord, ofDemoClient, supplierRecord } from "../../../fixtures/records";
import { statements } from "../../../fixtures/db/statements";

let app: TripFixture["app"];
let { key, at, createClaim: given, record, fix, see } = {} as TripFixture;
beforeAll(async () => {
  ({ app, key, at, createClaim: given, record, fix, see } = await createTripFixture());
});

describe("the routes of a trip", () => {
  const part = "{ path metres minutes }";
  const routes = `routes { router assignedDone ${part} assignedPending ${part} real ${part} precalculated ${part} }`;
  const figuresOf = async (id: string) =>
    (await see<{ routeFigures: object }>(id, `routeFigures { ${routeFigures.join(" ")} }`)).routeFigures;
  type Part = { path: string; metres: number; minutes: number } | null;
  type Routes = { routes: Record<"assignedDone" | "assignedPending" | "real" | "precalculated", Part> & { router: string | null } };

  test("contain done, pending, real and planned parts with figures, and stay after the arrival", async () => {
    const { id, unit } = await given({ fhasignacion: at(0), eta: 45, distrutaasignada: 12_345 });
    await fix(unit, placeAtMinutes(10));
    await expectSoon(async () => (await see(id)).trip !== null).toBe(true);
    expect(await figuresOf(id)).toMatchObject({
      straightMetres: Math.round(metresIn(10) / detour),
      remainingMetres: Math.round(metresIn(10)),
      // the source's own word
      assignedRouteMetres: 12_345,
      assignedRouteMinutes: 10,
      precalculatedRouteMetres: Math.round(metresIn(10)),
      realRouteMetres: 0,
      deviationMetres: 0,
      thresholdMetres: Math.round(metresIn(10) * 0.32),
    });

    app.clock.offset += 5 * 60_000;
    await fix(unit, offsetBy(placeAtMinutes(5), 0, 300));
    await expectSoon(async () => (await see(id)).trip!.seconds).toBeLessThan(320);
    const halfway = await see<Routes>(id, routes);
    const { assignedDone, assignedPending, real, precalculated } = halfway.routes;
    expect(decodePolyline(precalculated!.path)).toHaveLength(2);
    expect(halfway.routes.router, "who draws it must know that it is no way").toBe("STRAIGHT");
    expect(precalculated!.minutes).toBeCloseTo(10, 1);
    expect(assignedDone!.metres).toBeCloseTo(metresIn(5), -2);
    expect(assignedPending!.minutes).toBeCloseTo(5, 0);
    // The clock runs while the requests are sent.
    expect(real!.minutes).toBeCloseTo(5, 0);
    expect(decodePolyline(real!.path)).toHaveLength(2);
    expect(await figuresOf(id)).toMatchObject({
      deviationMetres: expect.closeTo(300, -1),
      realRouteMinutes: expect.closeTo(5, 0),
      additionalMetres: 0,
      additionalMinutes: expect.closeTo(0.1, 0),
    });

    app.clock.offset += 8 * 60_000;
    await fix(unit, claimPlace);
    await record(id, 2, { milestones: [{ code: "C", at: at(0) }] });
    await expectSoon(async () => (await see<Routes>(id, routes)).routes.assignedPending).toBeNull();
    expect((await see(id)).trip).toBeNull();
    const arrived = await see<Routes>(id, routes);
    expect(arrived.routes.assignedDone).toEqual(arrived.routes.precalculated);
    expect(decodePolyline(arrived.routes.real!.path)).toHaveLength(3);
    expect(arrived.routes.real!.minutes).toBeCloseTo(13, 0);
    expect(await figuresOf(id)).toMatchObject({
      remainingMetres: null,
      assignedRouteMetres: 12_345,
      assignedRouteMinutes: 10,
      realRouteMinutes: expect.closeTo(13, 0),
      additionalMinutes: expect.closeTo(3, 0),
      deviationMetres: expect.closeTo(300, -1),
    });
  });

  test("of a list are read in one statement", async () => {
    const { id, unit } = await given({ fhasignacion: at(-20), eta: 45 });
    await fix(unit, placeAtMinutes(10));
    await expectSoon(async () => (await see(id)).trip !== null).toBe(true);
    const reader = await app.key("read");
    const list =
      "{ claims { nodes { id routeFigures { straightMetres realRouteMetres thresholdMetres remainingMetres } trip { seconds } } } }";
    const { count, result } = await statements(
      app.requests,
      () => app.graphql<{ claims: { nodes: object[] } }>(list, {}, reader),
      /from "trips"/,
    );
    expect(result.data!.claims.nodes).toContainEqual(expect.objectContaining({ id, trip: { seconds: expect.closeTo(600, -1) } }));
    expect(count).toBe(1);
  });

  test("are hidden with the milestone positions from callers who may not see the resource", async () => {
    const { id, unit } = await given({ fhasignacion: at(-20), eta: 45, ...ofDemoClient });
    await fix(unit, placeAtMinutes(10));
    await record(id, 2, { milestones: [{ code: "A", at: at(0) }] });
    await expectSoon(async () => (await see(id)).trip !== null).toBe(true);
    await app.db.update(suppliers).set({ instanceId: "FR" }).where(eq(suppliers.id, unit));
    const asked = `{ claim(id: "${id}") { id trip { seconds } routeFigures { remainingMetres } routes { real { path } } milestonePositions { metres } } }`;
    const narrow = await app.graphql(asked, {}, await app.signIn("client"));
    expect(narrow.data!.claim).toEqual({ id, trip: null, routeFigures: { remainingMetres: null }, routes: null, milestonePositions: [] });
    expect(
      (await app.graphql<{ claim: { milestonePositions: object[] } }>(asked, {}, await app.key("read"))).data!.claim.milestonePositions,
    ).toHaveLength(1);
  });
});

describe("the milestone positions of a resource", () => {
  const positionFields = "milestonePositions { moment at position { lon lat at } ageSeconds metres }";
  type MilestonePositions = {
    milestonePositions: { moment: string; at: string; position: { lon: number }; ageSeconds: number; metres: number }[];
  };

  test("contain the last position at acceptance, arrival and end, with age and distance", async () => {
    const { id, unit } = await given({ fhasignacion: at(-40), eta: 45 });
    await fix(unit, offsetBy(claimPlace, 3_000, 0), -31);
    await fix(unit, offsetBy(claimPlace, 40, 0), -10.5);
    await fix(unit, offsetBy(claimPlace, 900, 0), -1);
    // sent late: the position is the one of then
    await record(id, 2, {
      milestones: [
        { code: "A", at: at(-30) },
        { code: "C", at: at(-10) },
        { code: "F", at: at(0) },
      ],
    });
    expect(await see<MilestonePositions>(id, positionFields)).toEqual({
      milestonePositions: [
        {
          moment: "START",
          at: expect.any(String),
          position: expect.any(Object),
          ageSeconds: expect.closeTo(60, -1),
          metres: expect.closeTo(3_000, 0),
        },
        {
          moment: "CONFIRMATION",
          at: expect.any(String),
          position: expect.any(Object),
          ageSeconds: expect.closeTo(30, -1),
          metres: expect.closeTo(40, 0),
        },
        {
          moment: "END",
          at: expect.any(String),
          position: expect.any(Object),
          ageSeconds: expect.closeTo(60, -1),
          metres: expect.closeTo(900, 0),
        },
      ],
    });
  });

  test("are updated when the milestone is corrected and deleted when it is retracted", async () => {
    const { id, unit } = await given({ fhasignacion: at(-40), eta: 45 });
    await fix(unit, offsetBy(claimPlace, 500, 0), -20);
    await record(id, 2, { milestones: [{ code: "A", at: at(-30) }] });
    // nothing was measured until then: the first position after it
    expect((await see<MilestonePositions>(id, positionFields)).milestonePositions).toMatchObject([
      { moment: "START", ageSeconds: expect.closeTo(-600, -1), metres: expect.closeTo(500, 0) },
    ]);
    await record(id, 3, { milestones: [{ code: "A", at: at(-15) }] });
    expect((await see<MilestonePositions>(id, positionFields)).milestonePositions).toMatchObject([{ ageSeconds: expect.closeTo(300, -1) }]);
    await record(id, 4, { milestones: null });
    expect((await see<MilestonePositions>(id, positionFields)).milestonePositions).toEqual([]);
  });

  test("do not exist for bases and resources without positions", async () => {
    const { id } = await given({ fhasignacion: at(-40), eta: 45, milestones: [{ code: "A", at: at(-30) }] });
    await app.ingest("suppliers", [supplierRecord("BASE-1")], key);
    await app.ingest("claims", [claimRecord("C-base", { cdprovee: "BASE-1", milestones: [{ code: "A", at: at(-1) }] })], key);
    expect(await see(id, "milestonePositions { metres }")).toEqual({ milestonePositions: [] });
    expect(await see("C-base", "milestonePositions { metres }")).toEqual({ milestonePositions: [] });
  });
});
