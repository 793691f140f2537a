import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { priorOf } from "../../../../schema/rules/arrival/prior";
import { arrivalFits } from "../../../../server/db/tables/arrival";
import { dataOf } from "../../../fixtures/graphqlClient";
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
    latenessReason: string | null;
  } | null;
}
const fields = "predictedAt eta { p50 p80 p90 factor source version lateChance lateness latenessReason veryLikelyLateAt }";

describe("expected arrival of an instance without a fit", () => {
  let fixture: TripFixture;
  beforeAll(async () => void (fixture = await createTripFixture({ isFitted: false })));
  afterAll(() => fixture.app.stop());

  async function drivingTo(claim: object, minutes: number): Promise<string> {
    const { id, unit } = await fixture.createClaim(claim);
    await fixture.fix(unit, placeAtMinutes(minutes));
    await expectSoon(async () => (await fixture.see<EtaView>(id, fields)).eta !== null).toBe(true);
    return id;
  }
  const seen = (id: string): Promise<EtaView> => fixture.see<EtaView>(id, fields);

  test("corrects the straight line by the prior, also for the status", async () => {
    const id = await drivingTo({ fhasignacion: fixture.at(-5), eta: 45 }, 5.5);
    const { eta, predictedAt } = await seen(id);
    expect(eta).toMatchObject({ source: "STRAIGHT", version: 0, lateness: null, factor: expect.closeTo(2.08, 1) });
    const [p50, p80, p90] = [eta!.p50, eta!.p80, eta!.p90].map((at) => fixture.ahead(at));
    expect(p50).toBeGreaterThan(9);
    expect(p80).toBeGreaterThan(p50!);
    expect(p90).toBeGreaterThan(p80!);
    expect(predictedAt).toBe(eta!.p50);
  });

  test("is listed and ordered by the latest arrival", async () => {
    const ids = [
      await drivingTo({ fhasignacion: fixture.at(-5), eta: 45 }, 20),
      await drivingTo({ fhasignacion: fixture.at(-5), eta: 45 }, 6),
    ];
    const query = `query ($ids: [ID!]) { claims(first: 2, filter: { ids: $ids }, orderBy: [{ field: LATEST_ARRIVAL_AT, direction: ASC }]) {
      nodes { id latestArrivalAt lateChance eta { p90 } } } }`;
    interface Row {
      id: string;
      latestArrivalAt: string;
      lateChance: number;
      eta: { p90: string };
    }
    const { app } = fixture;
    const { claims } = dataOf(await app.graphql<{ claims: { nodes: Row[] } }>(query, { ids }, await app.key("read")));
    expect(claims.nodes.map(({ id }) => id)).toEqual(ids.toReversed());
    for (const { latestArrivalAt, eta, lateChance } of claims.nodes) {
      expect(latestArrivalAt).toBe(eta.p90);
      expect(lateChance).toBeLessThan(60);
    }
  });

  test("names the chance of being late, which grows while no position comes", async () => {
    const id = await drivingTo({ fhasignacion: fixture.at(-42), eta: 45 }, 8);
    const before = (await seen(id)).eta!;
    expect(before).toMatchObject({ lateness: "LIKELY", latenessReason: "DISTANCE" });
    fixture.app.clock.offset += 4 * 60_000;
    const after = (await seen(id)).eta!;
    expect(after.lateChance).toBeGreaterThan(before.lateChance);
    expect(after).toMatchObject({ veryLikelyLateAt: before.veryLikelyLateAt, latenessReason: "NO_PROGRESS" });
  });

  test("is null on an outdated position and after the arrival", async () => {
    const id = await drivingTo({ fhasignacion: fixture.at(-5), eta: 45 }, 20);
    fixture.app.clock.offset += 11 * 60_000;
    await expectSoon(async () => (await seen(id)).eta).toBeNull();
    await fixture.record(id, 2, { milestones: [{ code: "C", at: fixture.at(0) }] });
    expect((await fixture.see<{ eta: unknown }>(id, "eta { p50 }")).eta).toBeNull();
  });
});

describe("expected arrival of an instance with a fit", () => {
  let fixture: TripFixture;
  beforeAll(async () => {
    fixture = await createTripFixture({ isFitted: false });
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

  test("is recorded once per change of the prediction", async () => {
    const { id, unit } = await fixture.createClaim({ fhasignacion: fixture.at(-5), eta: 45 });
    const recorded = () =>
      fixture.app.db.execute(sql`
        select is_under_way, fit_version::int as version, late_chance is not null as chance from arrival_predictions where claim_id = ${id} order by at`);
    const first = { is_under_way: false, version: 1, chance: true };
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
