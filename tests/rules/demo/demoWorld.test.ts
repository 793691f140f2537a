import { beforeAll, expect, test } from "vitest";
import { openClaimStatuses, type ClaimStatus } from "../../../schema/rules/lists/claims";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import { arrivalWasLate, type ClaimFacts } from "../../../schema/rules/claims/claimWindow";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { homeServices, serviceOf } from "../../../server/demo/catalogue";
import type { TraccarFix } from "../../../server/demo/fixes";
import { metresBetween } from "../../../server/demo/geo";
import { localName } from "../../../server/demo/localNames";
import type { ClaimRecord } from "../../../server/demo/records";
import { cities, divide } from "../../../server/demo/simulation/cities";
import { accept, arrive, assign, dropSupplier } from "../../../server/demo/simulation/claimEvents";
import type { OutgoingRecords, World } from "../../../server/demo/simulation/state";
import { wholeState, warmedUpWorld, newWorld, step } from "../../../server/demo/simulation/world";

const start = Date.UTC(2026, 2, 2, 9);
const settings = { claims: 300, resources: 150, speed: 1, seed: 1 };
const HOURS = 3;
const TICK_MS = 5_000;

let world: World;
let firstRecords: OutgoingRecords;
/** Statuses of the opening by the product's own rules. */
let shown: Set<ClaimStatus>;
const sentRecords: ClaimRecord[][] = [];
const fixes = new Map<string, TraccarFix["position"][]>();
const openCounts = new Set<number>();

function listed<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

beforeAll(() => {
  world = warmedUpWorld(settings, start, null);
  firstRecords = wholeState(world);
  shown = new Set([...world.claims.values()].map(({ record, site }) => statusOf(record, site.place)));
  const byId = new Map(firstRecords.claims.map((claim) => [claim.rgpresta, [claim]]));
  for (let now = start + TICK_MS; now <= start + HOURS * 3_600_000; now += TICK_MS) {
    const out = step(world, now);
    openCounts.add(world.claims.size);
    for (const claim of out.claims) listed(byId, claim.rgpresta).push(claim);
    for (const { device, position } of out.fixes) listed(fixes, device.uniqueId).push(position);
  }
  sentRecords.push(...byId.values());
});

const time = (text: string | null | undefined): number | null => (text ? Date.parse(text) : null);
const mark = (record: ClaimRecord, code: string): number | null => time(record.milestones?.find((one) => one.code === code)?.at);

function statusOf(record: ClaimRecord, place: readonly [number, number]): ClaimStatus {
  const vehicle = world.resources.find(({ id }) => id === record.cdprovee);
  const assignedAt = time(record.fhasignacion);
  const facts: ClaimFacts = {
    finishedAt: null,
    cancelledAt: null,
    scheduled: record.swprogramado === 1,
    plannedStart: time(record.fhplanificai),
    plannedEnd: time(record.fhplanificaf),
    occurredAt: time(record.fhocurrencia)!,
    validatedAt: time(record.fhvalida),
    noSupplierSince: time(record.fhnosupplier),
    supplierId: record.cdprovee ?? null,
    supplierAccess: record.cdprovee ? (vehicle ? "MOBILE" : "BASE") : null,
    assignedAt,
    promisedFrom: assignedAt,
    promisedAt: record.eta && assignedAt ? assignedAt + record.eta * 60_000 : null,
    acceptedAt: mark(record, "A"),
    arrivedAt: mark(record, "C"),
    arrivedLate: null,
    managedUntil: null,
    managedAt: null,
    workManagedUntil: null,
  };
  const etaSeconds = vehicle ? (metresBetween(vehicle.place, place) * 1.3) / 9 : null;
  const arrivedLate = facts.arrivedAt === null ? null : arrivalWasLate(facts, defaultSettings);
  return evaluateClaimStatus({ ...facts, arrivedLate }, vehicle ? { fixAt: start, etaSeconds } : null, defaultSettings, start).status;
}

test("begins in full operation, with every status that records alone can produce", () => {
  const byActionsOnly: ClaimStatus[] = ["MANAGED", "NO_FINISH_MANAGED"];
  expect([...shown].sort()).toEqual(openClaimStatuses.filter((status) => !byActionsOnly.includes(status)).sort());
  expect(firstRecords.claims).toHaveLength(300);
  expect(firstRecords.suppliers).toHaveLength(150 + 60 + 20);
});

test("keeps the number of open claims after each step, for hours", () => {
  expect([...openCounts]).toEqual([300]);
  expect(sentRecords.length, "claims that came and went").toBeGreaterThan(900);
});

test("increases the version of a claim, and sends every required field", () => {
  for (const records of sentRecords) {
    records.slice(1).forEach((record, i) => expect(record.version).toBeGreaterThan(records[i]!.version));
    for (const { cdama, cdservicio, fhocurrencia } of records) expect([cdama, cdservicio, fhocurrencia]).not.toContain(undefined);
  }
});

test("ends nothing before it began, and orders the milestones", () => {
  for (const records of sentRecords) {
    for (const [i] of records.entries()) {
      const claim = Object.assign({}, ...records.slice(0, i + 1)) as ClaimRecord;
      const order = [
        time(claim.fhocurrencia),
        time(claim.fhvalida),
        time(claim.fhasignacion),
        mark(claim, "A"),
        mark(claim, "C"),
        mark(claim, "F"),
      ];
      const happened = order.filter((at) => at !== null);
      expect(happened, claim.rgpresta).toEqual([...happened].sort((a, b) => a - b));
      if (mark(claim, "C") !== null) expect(claim.cdprovee, "nobody arrives who was not sent").toBeTruthy();
      if (claim.fhplanificaf) expect(time(claim.fhplanificaf)!).toBeGreaterThanOrEqual(time(claim.fhplanificai)!);
      const marks = (claim.milestones ?? []).map(({ at }) => Date.parse(at));
      expect(marks).toEqual([...marks].sort((a, b) => a - b));
      expect(new Set(claim.milestones?.map(({ code }) => code)).size).toBe(marks.length);
    }
  }
});

test("finishes most claims, cancels a few, and reassigns those that suppliers gave back", () => {
  const last = sentRecords.map((records) => records.at(-1)!.cdestadoserv);
  expect(last.filter((state) => state === "FIN").length).toBeGreaterThan(500);
  expect(last.filter((state) => state === "ANU").length).toBeGreaterThan(0);
  expect(sentRecords.some((records) => records.some(({ cdprovee, fhnosupplier }) => cdprovee === null && fhnosupplier))).toBe(true);
});

test("includes suppliers of every access, planned services and claims without position", () => {
  const access = new Map(firstRecords.suppliers.map(({ cdprovee, tpaccprovee }) => [cdprovee, tpaccprovee]));
  const serving = new Set(sentRecords.flat().map(({ cdprovee }) => access.get(cdprovee ?? "")));
  expect([...serving].filter(Boolean).sort()).toEqual(["BASES", "MANUAL", "MOBILE", "REDCOLABORADORA", "WEB"]);
  const first = sentRecords.map((records) => records[0]!);
  expect(first.some(({ swprogramado }) => swprogramado === 1)).toBe(true);
  expect(first.some(({ geometry }) => geometry === undefined)).toBe(true);
  expect(new Set(first.map(({ cdama }) => cdama)).size).toBe(new Set(cities.map(({ instance }) => instance)).size);
});

test("moves vehicles at plausible speeds and reports them", () => {
  let moving = 0;
  let fastest = 0;
  let shortest = Infinity;
  for (const track of fixes.values()) {
    track.slice(1).forEach((fix, i) => {
      const before = track[i]!;
      const seconds = (Date.parse(fix.fixTime) - Date.parse(before.fixTime)) / 1_000;
      const metres = metresBetween([before.longitude, before.latitude], [fix.longitude, fix.latitude]);
      shortest = Math.min(shortest, seconds);
      fastest = Math.max(fastest, metres / seconds, fix.speed * 0.514444);
      if (fix.speed > 0) moving++;
    });
  }
  expect(shortest, "seconds between two fixes").toBeGreaterThanOrEqual(5);
  expect(fastest, "metres a second, as driven and as sent").toBeLessThan(14);
  expect(fixes.size, "nearly every vehicle is heard of").toBeGreaterThan(145);
  expect(moving).toBeGreaterThan(50_000);
});

test("reports some vehicles on a break", () => {
  const off = world.resources.filter(({ offUntil }) => offUntil !== null);
  expect(off.length).toBeGreaterThan(0);
  expect(off.every(({ record }) => record.connected === 0 && record.statusprov === "D")).toBe(true);
});

test("adds the acceptance to an arrival without one", () => {
  const some = newWorld({ ...settings, claims: 5, resources: 5 }, start, null);
  step(some, start);
  const [claim] = some.claims.values();
  assign(some, claim!, { id: "x", access: "BASE" }, 30);
  arrive(some, claim!);
  expect(claim!.record.milestones!.map(({ code }) => code).slice(0, 3)).toEqual(["A", "T", "C"]);
});

test("removes the acceptance of a supplier that gives a claim back, and sends no second promise", () => {
  const some = newWorld({ ...settings, claims: 5, resources: 5 }, start, null);
  step(some, start);
  const [claim] = some.claims.values();
  assign(some, claim!, { id: "x", access: "BASE" }, 30);
  accept(some, claim!);
  dropSupplier(some, claim!);
  expect(claim!.record).toMatchObject({ cdprovee: null, milestones: null, fhnosupplier: new Date(start).toISOString(), eta: 30 });
  assign(some, claim!, { id: "y", access: "BASE" }, 50);
  expect(claim!.record).toMatchObject({ cdprovee: "y", eta: 30 });
});

test("repeats a run from the same seed, and differs from another seed", () => {
  const play = (seed: number): string => {
    const some = newWorld({ ...settings, claims: 40, resources: 30, seed }, start, null);
    return JSON.stringify(Array.from({ length: 400 }, (_, i) => step(some, start + i * 15_000)));
  };
  const one = play(7);
  expect(play(7) === one).toBe(true);
  expect(play(8) === one).toBe(false);
});

test("divides the work among the cities without a remainder", () => {
  for (const total of [1, 16, 20, 150, 301]) expect(divide(total).reduce((sum, part) => sum + part, 0)).toBe(total);
  expect(Math.min(...divide(20))).toBe(1);
});

test("finishes more claims at a higher speed, with the same delays", () => {
  const finished = (speed: number): number => {
    const some = newWorld({ ...settings, claims: 60, resources: 40, speed }, start, null);
    for (let now = start; now <= start + 2 * 3_600_000; now += 15_000) step(some, now);
    return some.claimCount;
  };
  expect(finished(6)).toBeGreaterThan(finished(1));
});

test("writes every service, fault and note in the language of its country", () => {
  const names = [...["TOW", "ROADSIDE", "TAXI", "AMBULANCE", "LAWYER"].map((kind) => serviceOf(kind as "TOW")), ...homeServices].flatMap(
    ({ name, riskName, faults }) => [name, riskName, ...faults.map(([, fault]) => fault)],
  );
  expect(names.filter((name) => localName(name, "GR") === name)).toEqual([]);
  expect([localName("Plumber", "ES"), localName("Plumber", "TR"), localName("Plumber", "US")]).toEqual([
    "Fontanero",
    "Tesisatçı",
    "Plumber",
  ]);
});
