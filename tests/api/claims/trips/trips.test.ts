import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { offsetBy } from "../../../../schema/rules/geo/geo";
import {
  placeAtMinutes,
  createTripFixture,
  expectSoon,
  claimPlace,
  type TripFixture,
  type ClaimView,
} from "../../../fixtures/claims/trips";
import { claimRecord } from "../../../fixtures/records";

let app: TripFixture["app"];
let { key, at, ahead, createClaim: given, record, fix, see } = {} as TripFixture;
beforeAll(async () => {
  ({ app, key, at, ahead, createClaim: given, record, fix, see } = await createTripFixture());
});
interface Explained {
  statusReason: { instants: { name: string; at: string }[] };
}
const instantOf = ({ statusReason }: Explained, name: string): string => statusReason.instants.find((one) => one.name === name)!.at;
const statusOf = async (id: string): Promise<string> => (await see(id)).status;

describe("positions decide the status of the resource's current claim", () => {
  test.each<[string, object, number, number, string]>([
    ["assigned −20, promised 45; fix −1, ETA 20", { fhasignacion: -20, eta: 45 }, -1, 20, "PENDING_ARRIVAL_INTIME"],
    ["the same, ETA 5", { fhasignacion: -20, eta: 45 }, -1, 5, "PENDING_ARRIVAL_ADVANCED"],
    ["assigned −70, promised 45; fix 0, ETA 2", { fhasignacion: -70, eta: 45 }, 0, 2, "PENDING_ARRIVAL_DELAYED"],
    ["the same, ETA 9", { fhasignacion: -70, eta: 45 }, 0, 9, "PENDING_ARRIVAL_CRITICAL"],
    ["window 5; fix −12 (outdated) predicted 20", { fhasignacion: -40, eta: 45 }, -12, 32, "PENDING_ARRIVAL_DELAYED"],
    ["window 25; fix −12, predicted −2", { fhasignacion: -20, eta: 45 }, -12, 10, "PENDING_ARRIVAL_INTIME"],
  ])("%s", async (_, claim, fixed, eta, status) => {
    const { fhasignacion, ...said } = claim as { fhasignacion: number };
    const { id, unit } = await given({ fhasignacion: at(fhasignacion), ...said });
    await fix(unit, placeAtMinutes(eta), fixed);
    await expectSoon(async () => (await see(id)).trip !== null).toBe(true);
    const { trip, predictedAt, status: is } = await see(id);
    expect(is).toBe(status);
    expect(trip).toMatchObject({ router: "STRAIGHT", seconds: expect.closeTo(eta * 60, -1) });
    expect(ahead(predictedAt!)).toBeCloseTo(fixed + eta, 0);
  });

  test("as on time, then early, with the position as the cause", async () => {
    const { id, unit } = await given({ fhasignacion: at(-20), eta: 45 });
    await fix(unit, placeAtMinutes(20), -1);
    await expectSoon(async () => (await see(id)).trip?.router).toBe("STRAIGHT");
    expect(await statusOf(id)).toBe("PENDING_ARRIVAL_INTIME");
    await fix(unit, placeAtMinutes(5));
    await expectSoon(() => statusOf(id)).toBe("PENDING_ARRIVAL_ADVANCED");
    const { statusHistory } = await see<{ statusHistory: object[] }>(id, "statusHistory { to cause }");
    expect(statusHistory).toContainEqual({ to: "PENDING_ARRIVAL_ADVANCED", cause: "POSITION" });
  });

  test("as not early while the position is outdated, and early again with the next one", async () => {
    const { id, unit } = await given({ fhasignacion: at(-5), eta: 60 });
    await fix(unit, placeAtMinutes(20));
    await expectSoon(() => statusOf(id)).toBe("PENDING_ARRIVAL_ADVANCED");
    const { predictedAt } = await see(id);
    app.clock.offset += 10.5 * 60_000;
    await expectSoon(() => statusOf(id)).toBe("PENDING_ARRIVAL_INTIME");
    await fix(unit, placeAtMinutes(9.5));
    await expectSoon(() => statusOf(id)).toBe("PENDING_ARRIVAL_ADVANCED");
    expect(Math.abs(ahead((await see(id)).predictedAt!) - ahead(predictedAt!))).toBeLessThan(0.2);
  });

  test("as outdated when the resource is outdated, regardless of the prediction's position", async () => {
    const { id, unit } = await given({ fhasignacion: at(-5), eta: 60 });
    await fix(unit, placeAtMinutes(20));
    await expectSoon(() => statusOf(id)).toBe("PENDING_ARRIVAL_ADVANCED");
    app.clock.offset += 4 * 60_000;
    await fix(unit, placeAtMinutes(16));
    await expectSoon(async () => Math.abs((await see(id)).trip!.seconds - 16 * 60)).toBeLessThan(5);
    const { version } = await see<{ version: number }>(id, "version");
    const marks = async () =>
      (
        await app.db.execute<{ due: number }>(
          sql`select extract(epoch from status_due_at)::float8 * 1000 as due from claims where id = ${id}`,
        )
      )[0]!.due;
    app.clock.offset += 6.5 * 60_000;
    await expectSoon(async () => (await marks()) > app.clock.now()).toBe(true);
    const reason = "version status statusReason { sentence notes instants { name at } }";
    const seen = await see<Explained>(id, reason);
    expect(seen).toMatchObject({ version, status: "PENDING_ARRIVAL_ADVANCED", statusReason: { notes: [] } });
    expect(ahead(instantOf(seen, "FIX_AT"))).toBeCloseTo(-6.5, 0);
    expect(ahead(instantOf(seen, "PREDICTED_FROM"))).toBeCloseTo(-10.5, 0);
    app.clock.offset += 4 * 60_000;
    await expectSoon(() => statusOf(id)).toBe("PENDING_ARRIVAL_INTIME");
    expect(await see(id, reason)).toMatchObject({ statusReason: { notes: ["POSITION_OUTDATED"] } });
    await expectSoon(() => see(id, `supplier { status }`)).toEqual({ supplier: { status: "MOBILE_NO_LOCATION" } });
  });

  test("with each position for the trip and from a minute's difference for the prediction", async () => {
    const { id, unit } = await given({ fhasignacion: at(-20), eta: 45 });
    await fix(unit, placeAtMinutes(20));
    await expectSoon(async () => (await see(id)).trip !== null).toBe(true);
    const before = await see<ClaimView & { version: number }>(id, "version predictedAt trip { predictedAt }");
    app.clock.offset += 20_000;
    await fix(unit, placeAtMinutes(20.3));
    await expectSoon(async () => (await see(id)).trip!.predictedAt).not.toBe(before.trip!.predictedAt);
    expect(await see(id, "version predictedAt")).toEqual({ version: before.version, predictedAt: before.predictedAt });
    app.clock.offset += 20_000;
    await fix(unit, placeAtMinutes(21));
    await expectSoon(async () => (await see(id)).predictedAt).not.toBe(before.predictedAt);
  });
});

describe("a resource has one current claim", () => {
  const predicted = async (...ids: string[]): Promise<boolean[]> =>
    Promise.all(ids.map(async (id) => (await see(id)).predictedAt !== null));

  test("chosen by due time or acceptance, excluding plans for the next day", async () => {
    const { id: late, unit } = await given({ fhasignacion: at(-20), eta: 60 });
    const first = `${late}-first`;
    const tomorrow = `${late}-tomorrow`;
    await app.ingest(
      "claims",
      [
        claimRecord(first, { fhocurrencia: at(-30), cdprovee: unit, fhasignacion: at(-10), eta: 20 }),
        claimRecord(tomorrow, { cdprovee: unit, fhasignacion: at(-50), swprogramado: true, fhplanificai: at(1_440) }),
      ],
      key,
    );
    await fix(unit, placeAtMinutes(10));
    await expectSoon(() => predicted(first, late, tomorrow)).toEqual([true, false, false]);
    await record(late, 2, { milestones: [{ code: "A", at: at(0) }] });
    await expectSoon(() => predicted(first, late, tomorrow)).toEqual([false, true, false]);
  });

  test("without a prediction for plans more than an hour ahead", async () => {
    const plan = (start: number) => ({ swprogramado: true, fhplanificai: at(start), fhplanificaf: at(start) });
    const { id, unit } = await given({ fhasignacion: at(-5), ...plan(50) });
    await fix(unit, placeAtMinutes(400));
    await expectSoon(() => statusOf(id)).toBe("PENDING_ARRIVAL_CRITICAL");
    await record(id, 2, plan(300));
    expect(await see(id, "status predictedAt statusReason { rule }")).toEqual({
      status: "PROG_PENDING_ACTION",
      predictedAt: null,
      statusReason: { rule: "2" },
    });
    // A cleared prediction does not return without a newer position.
    await app.db.execute(sql`delete from positions where supplier_id = ${unit}`);
    await record(id, 3, plan(50));
    expect(await see(id, "status predictedAt")).toEqual({ status: "PENDING_ARRIVAL_INTIME", predictedAt: null });
  });

  test("without a trip during work, and with the next one afterwards", async () => {
    const { id: first, unit } = await given({ fhasignacion: at(-20), eta: 45 });
    const next = `${first}-next`;
    await fix(unit, placeAtMinutes(1));
    await expectSoon(() => predicted(first)).toEqual([true]);
    await record(first, 2, { milestones: [{ code: "C", at: at(0) }] });
    await app.ingest("claims", [claimRecord(next, { fhocurrencia: at(-5), cdprovee: unit, fhasignacion: at(0), eta: 45 })], key);
    app.clock.offset += 16_000;
    await fix(unit, placeAtMinutes(2));
    await record(first, 3, { cdestadoserv: "FIN" });
    await expectSoon(() => predicted(next)).toEqual([true]);
  });

  test("without trips of another supplier or to another place", async () => {
    const { id, unit } = await given({ fhasignacion: at(-20), eta: 45 });
    await fix(unit, placeAtMinutes(10));
    await expectSoon(() => predicted(id)).toEqual([true]);
    const planned = (await see(id)).trip!.plannedMetres;
    await record(id, 2, { cdprovee: null });
    expect(await see(id, "trip { seconds } routes { real { path } } routeFigures { straightMetres }")).toEqual({
      trip: null,
      routes: null,
      routeFigures: { straightMetres: null },
    });
    await record(id, 3, { cdprovee: unit, fhasignacion: at(0) });
    await expectSoon(() => predicted(id)).toEqual([true]);
    const [x, y] = offsetBy(claimPlace, 0, 5_000);
    await record(id, 4, { x, y });
    await expectSoon(async () => (await see(id)).trip?.plannedMetres ?? planned).toBeGreaterThan(planned + 100);
  });
});
