import { describe, expect, test } from "vitest";
import { offsetBy, type Place } from "../../../schema/rules/geo/geo";
import type { Change } from "../../../server/changes/states";
import { scheduleOf, type AwaitedClaim } from "../../../server/claims/trips/schedule";
import { TripQueue } from "../../../server/claims/trips/tripQueue";

const now = Date.UTC(2026, 10, 21, 12);
const SECOND_MS = 1_000;
const here: Place = [-3.7, 40.4];
const [x, y] = here;

/** A claim that awaits a resource whose last position is of now; its way was never computed. */
const row = (overrides: Partial<AwaitedClaim> = {}): AwaitedClaim => ({
  claimId: "C-1",
  version: 1,
  supplierId: "M-1",
  kind: "TOW",
  lon: -3.6,
  lat: 40.5,
  awaited: true,
  busy: false,
  predicted: false,
  outdatedFixAt: null,
  fixAt: now,
  fixLon: x,
  fixLat: y,
  computedAt: null,
  startFixAt: null,
  fromLon: null,
  fromLat: null,
  tripSupplierId: null,
  leasedUntil: null,
  ...overrides,
});
/** Computed so many seconds ago, so many metres from where the resource is now. */
const computed = (seconds: number, metres: number, overrides: Partial<AwaitedClaim> = {}): AwaitedClaim => {
  const [fromLon, fromLat] = offsetBy(here, metres, 0);
  const at = now - seconds * SECOND_MS;
  return row({ predicted: true, tripSupplierId: "M-1", computedAt: at, startFixAt: at, fromLon, fromLat, ...overrides });
};
const due = (...rows: AwaitedClaim[]): string[] => scheduleOf(rows, now).due.map(({ claimId }) => claimId);

describe("a route is computed", () => {
  test.each<[string, AwaitedClaim, boolean]>([
    ["for the first time", row(), true],
    ["after 15 seconds", computed(15, 10), true],
    ["not before", computed(14.999, 10), false],
    ["before that after 200 metres", computed(5, 201), true],
    ["not after fewer", computed(5, 199), false],
    ["not again from the same position", computed(60, 0, { startFixAt: now }), false],
    ["immediately when the claim lost its prediction: another place, or taken up again", computed(5, 10, { predicted: false }), true],
    ["immediately when another resource drove there before", computed(5, 10, { tripSupplierId: "M-2" }), true],
    ["not while another node computes it", row({ leasedUntil: now + SECOND_MS }), false],
    ["when that node's lease is over", row({ leasedUntil: now }), true],
    ["not from a position of the day before", row({ fixAt: now - 86_401 * SECOND_MS }), false],
    ["not without a position", row({ fixAt: null, fixLon: null, fixLat: null }), false],
    ["not to a claim without a place", row({ lon: null, lat: null }), false],
  ])("%s", (_, one, is) => expect(due(one)).toEqual(is ? ["C-1"] : []));

  test("for the first claim of a resource only; the others have no prediction", () => {
    const schedule = scheduleOf([row(), row({ claimId: "C-2", predicted: true, version: 7 })], now);
    expect(schedule.due).toMatchObject([{ claimId: "C-1", trip: { from: here, to: [-3.6, 40.5], kind: "TOW" } }]);
    expect(schedule.released).toEqual([{ claimId: "C-2", version: 7 }]);
  });

  test("for no claim while the resource is at work, nor for one that is planned for later", () => {
    expect(scheduleOf([row({ busy: true, predicted: true })], now)).toMatchObject({
      due: [],
      released: [{ claimId: "C-1" }],
      lastTrips: new Map(),
    });
    expect(scheduleOf([row({ awaited: false, predicted: true })], now)).toMatchObject({ due: [], released: [{ claimId: "C-1" }] });
  });

  test("refreshes a claim with an outdated position on the next one, computed again or not", () => {
    const refreshed = (...rows: AwaitedClaim[]): string[] => scheduleOf(rows, now).refreshed;
    expect(refreshed(computed(5, 10, { outdatedFixAt: now - SECOND_MS }))).toEqual(["C-1"]);
    expect(refreshed(computed(5, 10, { outdatedFixAt: now }))).toEqual([]);
    expect(refreshed(computed(5, 10))).toEqual([]);
  });

  test("first for claims without a route, then for the oldest routes", () => {
    const of = (claimId: string) => ({ claimId, supplierId: claimId, driver: claimId });
    expect(due(computed(20, 0, of("young")), computed(90, 0, of("old")), row(of("new")))).toEqual(["new", "old", "young"]);
  });
});

describe("the trip queue", () => {
  const entry = (change: object) => ({
    cursor: { timeline: 1, xid: 0n, seq: 0 },
    writtenAt: 0,
    change: { seq: 0, at: 0, ...change } as Change,
  });
  const fixAt = (metres: number, supplierId = "M-1") => {
    const [lon, lat] = offsetBy(here, metres, 0);
    return entry({ kind: "positions", state: [{ supplierId, lon, lat, fixAt: now }] });
  };
  const claim = (status: string, supplierId: string | null = "M-1") => entry({ kind: "claim", state: { id: "C-1", supplierId, status } });
  const known = { at: now, lon: x, lat: y };
  const waitingTrips = (): TripQueue => {
    const waiting = new TripQueue();
    waiting.onEntries([fixAt(0)], now);
    expect(waiting.take(now, 10)).toEqual(["M-1"]);
    return waiting;
  };

  test("contains a resource of unknown state once", () => {
    expect(waitingTrips().take(now, 10)).toEqual([]);
  });

  test("contains a driving resource after 200 metres or 15 seconds", () => {
    const waiting = waitingTrips();
    waiting.rememberComputed(["M-1"], new Map([["M-1", known]]));
    waiting.onEntries([fixAt(150)], now + SECOND_MS);
    expect(waiting.take(now + 14.9 * SECOND_MS, 10)).toEqual([]);
    expect(waiting.take(now + 15 * SECOND_MS, 10)).toEqual(["M-1"]);
    waiting.onEntries([fixAt(250)], now + SECOND_MS);
    expect(waiting.take(now + SECOND_MS, 10)).toEqual(["M-1"]);
  });

  test("contains an idle resource only after one of its claims changes", () => {
    const waiting = waitingTrips();
    waiting.rememberComputed(["M-1"], new Map());
    waiting.onEntries([fixAt(5_000)], now + 60 * SECOND_MS);
    expect(waiting.take(now + 60 * SECOND_MS, 10)).toEqual([]);
    waiting.onEntries([claim("PENDING_ARRIVAL")], now + 61 * SECOND_MS);
    expect(waiting.take(now + 61 * SECOND_MS, 10)).toEqual(["M-1"]);
  });

  test("is processed in order, in limited batches", () => {
    const waiting = new TripQueue();
    waiting.onEntries(
      ["a", "b", "c"].map((id) => fixAt(0, id)),
      now,
    );
    expect([waiting.take(now, 2), waiting.take(now, 2)]).toEqual([["a", "b"], ["c"]]);
  });

  test("contains claims with a possible arrival once each", () => {
    const waiting = new TripQueue();
    waiting.onEntries([claim("PENDING_ARRIVAL"), claim("NO_FINISHED"), claim("FINISHED"), claim("FINISHED", null)], now);
    expect([waiting.takeArrivals(10), waiting.takeArrivals(10)]).toEqual([["C-1"], []]);
  });
});
