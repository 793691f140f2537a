import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priorOf } from "../../../../schema/rules/arrival/prior";
import { arrivalFits } from "../../../../server/db/tables/arrival";
import { createTripFixture, expectSoon, placeAtMinutes, type TripFixture } from "../../../fixtures/claims/trips";

interface EtaView {
  predictedAt: string;
  eta: {
    p50: string;
    p80: string;
    p90: string;
    factor: number;
    source: string;
    version: number;
    lateChance: number;
    lateness: string | null;
    veryLikelyLateAt: string;
  } | null;
}
const fields = "predictedAt eta { p50 p80 p90 factor source version lateChance lateness veryLikelyLateAt }";

describe("expected arrival of an instance without a fit", () => {
  let fixture: TripFixture;
  beforeAll(async () => void (fixture = await createTripFixture()));
  afterAll(() => fixture.app.stop());

  async function drivingTo(claim: object, minutes: number): Promise<string> {
    const { id, unit } = await fixture.createClaim(claim);
    await fixture.fix(unit, placeAtMinutes(minutes));
    await expectSoon(async () => (await fixture.see<EtaView>(id, fields)).eta !== null).toBe(true);
    return id;
  }
  const seen = (id: string): Promise<EtaView> => fixture.see<EtaView>(id, fields);

  test("corrects the straight line by the prior, and leaves the time of the status", async () => {
    const id = await drivingTo({ fhasignacion: fixture.at(-5), eta: 45 }, 5.5);
    const { eta, predictedAt } = await seen(id);
    expect(eta).toMatchObject({ source: "STRAIGHT", version: 0, lateness: null, factor: expect.closeTo(2.08, 1) });
    const [p50, p80, p90] = [eta!.p50, eta!.p80, eta!.p90].map((at) => fixture.ahead(at));
    expect(p50).toBeGreaterThan(9);
    expect(p80).toBeGreaterThan(p50!);
    expect(p90).toBeGreaterThan(p80!);
    expect(fixture.ahead(predictedAt)).toBeCloseTo(5.5, 0);
  });

  test("names the chance of being late, which grows while no position comes", async () => {
    const id = await drivingTo({ fhasignacion: fixture.at(-42), eta: 45 }, 8);
    const before = (await seen(id)).eta!;
    expect(before).toMatchObject({ lateness: "LIKELY" });
    fixture.app.clock.offset += 4 * 60_000;
    const after = (await seen(id)).eta!;
    expect(after.lateChance).toBeGreaterThan(before.lateChance);
    expect(after.veryLikelyLateAt).toBe(before.veryLikelyLateAt);
  });

  test("is null on an outdated position and after the arrival", async () => {
    const id = await drivingTo({ fhasignacion: fixture.at(-5), eta: 45 }, 20);
    fixture.app.clock.offset += 11 * 60_000;
    expect((await seen(id)).eta).toBeNull();
    await fixture.record(id, 2, { milestones: [{ code: "C", at: fixture.at(0) }] });
    expect((await fixture.see<{ eta: unknown }>(id, "eta { p50 }")).eta).toBeNull();
  });

  test("is recorded once per change of the prediction", async () => {
    const { id, unit } = await fixture.createClaim({ fhasignacion: fixture.at(-5), eta: 45 });
    const recorded = () =>
      fixture.app.db.execute(sql`
        select is_under_way, fit_version::int as version, late_chance is not null as chance from arrival_predictions where claim_id = ${id} order by at`);
    const first = { is_under_way: false, version: 0, chance: true };
    await fixture.fix(unit, placeAtMinutes(20));
    await expectSoon(async () => [...(await recorded())]).toEqual([first]);
    fixture.app.clock.offset += 20_000;
    await fixture.fix(unit, placeAtMinutes(19.6));
    await expectSoon(async () => (await fixture.see(id)).trip!.seconds).toBeLessThan(19.7 * 60);
    expect([...(await recorded())]).toEqual([first]);
    fixture.app.clock.offset += 20_000;
    await fixture.fix(unit, placeAtMinutes(16));
    await expectSoon(async () => [...(await recorded())]).toEqual([first, { ...first, is_under_way: true }]);
  });
});

describe("expected arrival of an instance with a fit", () => {
  let fixture: TripFixture;
  beforeAll(async () => {
    fixture = await createTripFixture();
    const errors = { errorSeconds: 60, usedErrorSeconds: 60, routerErrorSeconds: 120, coverage90: 0.9 };
    const fit = { instanceId: "ES", router: "STRAIGHT" as const, fittedAt: new Date(), trips: 500, ...errors, model: priorOf.HERE };
    await fixture.app.db.insert(arrivalFits).values([
      { ...fit, isUsed: true },
      { ...fit, isUsed: false, model: priorOf.STRAIGHT },
    ]);
  });
  afterAll(() => fixture.app.stop());

  test("uses the newest fit that was taken over, also for the status", async () => {
    const { id, unit } = await fixture.createClaim({ fhasignacion: fixture.at(-5), eta: 45 });
    await fixture.fix(unit, placeAtMinutes(10));
    await expectSoon(async () => (await fixture.see<EtaView>(id, fields)).eta !== null).toBe(true);
    const { eta, predictedAt } = await fixture.see<EtaView>(id, fields);
    expect(eta).toMatchObject({ version: 1, factor: expect.closeTo(1, 1) });
    expect(predictedAt).toBe(eta!.p50);
  });
});
