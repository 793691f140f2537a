import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweepAlarms } from "../../../server/alarms/alarmSweep";
import { createTripFixture, expectSoon, placeAtMinutes, type TripFixture } from "../../fixtures/claims/trips";
import { settingsOf } from "../../fixtures/kpiSettings";

let fixture: TripFixture;
let settings: ReturnType<typeof settingsOf>;
beforeAll(async () => {
  fixture = await createTripFixture();
  settings = settingsOf(fixture.app);
});
afterAll(() => fixture.app.stop());

const alarmsOf = async (claimId: string): Promise<[string, boolean][]> =>
  [
    ...(await fixture.app.db.execute<{ cause: string; open: boolean }>(
      sql`select cause, cleared_at is null as open from alarms where claim_id = ${claimId} order by raised_at, id`,
    )),
  ].map(({ cause, open }) => [cause, open]);

/** A claim whose resource is expected half a minute before it is late. */
async function closeToLate(): Promise<{ id: string; unit: string }> {
  const claim = await fixture.createClaim({ fhasignacion: fixture.at(-42), eta: 45 });
  await fixture.fix(claim.unit, placeAtMinutes(12.5));
  await expectSoon(async () => (await fixture.see<{ eta: object | null }>(claim.id, "eta { lateChance }")).eta !== null).toBe(true);
  return claim;
}

test("is off by default", async () => {
  const { id } = await closeToLate();
  fixture.app.clock.offset += 9.5 * 60_000;
  await expectSoon(async () => (await fixture.see<{ eta: { lateness: string } }>(id, "eta { lateness }")).eta?.lateness).toBe("LIKELY");
  expect(await alarmsOf(id)).toEqual([]);
});

test("is raised when time without progress brings the chance to the threshold, and ends with progress", async () => {
  await settings.change({ likelyLateAlarm: true, likelyLateChance: 60 });
  const { id, unit } = await closeToLate();
  expect(await alarmsOf(id)).toEqual([]);
  fixture.app.clock.offset += 9.5 * 60_000;
  await expectSoon(() => alarmsOf(id)).toEqual([["LIKELY_LATE", true]]);
  expect(await sweepAlarms(fixture.app)).toBe(0);
  await fixture.fix(unit, placeAtMinutes(1));
  await expectSoon(() => alarmsOf(id)).toEqual([["LIKELY_LATE", false]]);
});

test("is raised again by the sweep if it is missing", async () => {
  const { id } = await closeToLate();
  fixture.app.clock.offset += 9.5 * 60_000;
  await expectSoon(() => alarmsOf(id)).toEqual([["LIKELY_LATE", true]]);
  await fixture.app.db.execute(sql`delete from alarms where claim_id = ${id}`);
  expect(await sweepAlarms(fixture.app)).toBe(1);
  expect(await alarmsOf(id)).toEqual([["LIKELY_LATE", true]]);
});
