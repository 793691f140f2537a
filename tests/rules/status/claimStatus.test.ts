import { describe, expect, test } from "vitest";
import { claimStatuses, type ClaimStatus } from "../../../schema/rules/lists/claims";
import { evaluateClaimStatus, labelOfStatus } from "../../../schema/rules/claims/claimStatus";
import {
  arrivalEnd,
  arrivalWasLate,
  movedEnd,
  workEnd,
  type ClaimFacts,
  type ResourceFacts,
} from "../../../schema/rules/claims/claimWindow";
import { defaultSettings, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { at, base, claim, tripFacts, NOW_MS, onSite, taxi, TICK_MINUTES, tow } from "./claimFacts";

const codeAt = (minutes: number, facts: ClaimFacts, resource: ResourceFacts | null = null, settings: Partial<Settings> = {}): string =>
  claimStatuses[evaluateClaimStatus(facts, resource, { ...defaultSettings, ...settings }, at(minutes)).status].code;
const answer = (facts: ClaimFacts, resource: ResourceFacts | null = null) => evaluateClaimStatus(facts, resource, defaultSettings, NOW_MS);

const lateTow = tow(-70, 45, { managedUntil: (movedEnd(at(-25), at(-5), 40) - NOW_MS) / 60_000 });
/** Due 270 ago, arrived 20 late; its work was due 170 ago. */
const longAgo = tow(-300, 30, { acceptedAt: -290, arrivedAt: -250, arrivedLate: true });

describe("the cases of the readings", () => {
  test.each<[string, ClaimFacts, ResourceFacts | null, string]>([
    ["tow, assigned −20, promised 45; fix −1, ETA 20", tow(-20, 45), tripFacts(-1, 20), "plit"],
    ["the same, ETA 5", tow(-20, 45), tripFacts(-1, 5), "pla"],
    ["assigned −70, promised 45; fix 0, ETA 2", tow(-70, 45), tripFacts(0, 2), "pld"],
    ["the same, ETA 9", tow(-70, 45), tripFacts(0, 9), "plc"],
    ["the same, managed at −5 by 40", lateTow, tripFacts(0, 9), "man"],
    ["the same, ETA 50", lateTow, tripFacts(0, 50), "pld"],
    ["window 5; fix −12, predicted 20", tow(-40, 45), tripFacts(-12, 32), "pld"],
    ["window 25; fix −12, predicted −2", tow(-20, 45), tripFacts(-12, 10), "plit"],
    ["base, no promise, assigned −5", base(-5, null), null, "pl"],
    ["base, no promise, assigned −20", base(-20, null), null, "pld"],
    ["taxi planned for 1440, no supplier", taxi(1440), null, "ppa"],
    ["taxi planned for 50, no supplier", taxi(50), null, "sp"],
    ["taxi planned for 15, no supplier", taxi(15), null, "spd"],
    ["taxi planned for 1440, supplier assigned", taxi(1440, { supplierId: "P1", assignedAt: -5 }), null, "ppa"],
    ["no supplier since −16", claim({ noSupplierSince: -16 }), null, "spd"],
    ["supplier cancelled −3", claim({ occurredAt: -300, promisedAt: -200, noSupplierSince: -3 }), null, "sp"],
    [
      "planned −30, accepted −1400, arrived −35",
      taxi(-30, { supplierId: "P1", acceptedAt: -1400, arrivedAt: -35, arrivedLate: false }),
      null,
      "pfit",
    ],
    ["arrived 20 late, in work", onSite(-10, { arrivedLate: true }), null, "pf"],
    ["arrived 20 late, past the limit", longAgo, null, "pfd"],
    ["arrived 20 late, then managed", { ...longAgo, workManagedUntil: movedEnd(at(-170), NOW_MS, 15) }, null, "pfman"],
    ["a second supplier after the first was 20 late", tow(-3, null, { promisedFrom: -65, promisedAt: -20 }), null, "pld"],
    ["the same, once managed", tow(-3, null, { promisedFrom: -65, promisedAt: -20, managedUntil: 30 }), null, "man"],
  ])("%s", (_, facts, resource, code) => expect(codeAt(0, facts, resource)).toBe(code));

  test("counts the work limit of an early arrival from the planned start", () => {
    expect(workEnd(taxi(-30, { supplierId: "P1", acceptedAt: -1400, arrivedAt: -35 }), defaultSettings)).toBe(at(90));
  });
});

// The last millisecond before a rule's limit, and the limit itself.
describe("each limit is exact to the millisecond", () => {
  test.each<[string, number, ClaimFacts, ResourceFacts | null, string, string]>([
    ["the lead before a planned start", -60, taxi(0), null, "ppa", "sp"],
    ["the lead, with a supplier", -60, taxi(0, { supplierId: "P1", assignedAt: -90 }), null, "ppa", "plit"],
    ["KPI 4 of waiting without supplier", 15, claim({ noSupplierSince: 0 }), null, "sp", "spd"],
    ["KPI 4 before a planned start", -15, taxi(0), null, "sp", "spd"],
    ["KPI 1 of lateness, mobile", 10, tow(-45, 45), null, "plit", "pld"],
    ["KPI 13 of lateness, mobile", 30, tow(-45, 45), null, "pld", "plc"],
    ["KPI 3 of lateness, base", 15, base(-45, 45), null, "plit", "pld"],
    ["KPI 14 of lateness, base", 45, base(-45, 45), null, "pld", "plc"],
    ["KPI 3 after an assignment without promise", 15, base(0, null), null, "pl", "pld"],
    ["the end of a managed delay", 35, lateTow, null, "man", "plit"],
    ["KPI 1 after the end of a managed delay", 45, lateTow, null, "plit", "pld"],
    ["past KPI 2 of earliness", -10 + TICK_MINUTES, tow(-45, 45), tripFacts(-15, 1), "pla", "plit"],
    ["past KPI 5 of a position's age", 10 + TICK_MINUTES, tow(0, 45), tripFacts(0, 20), "pla", "plit"],
    ["the work limit", 65, onSite(-30, { arrivedLate: false }), null, "pfit", "pfd"],
    ["the work limit after a late arrival", 65, onSite(-10, { arrivedLate: true }), null, "pf", "pfd"],
    ["the end of a managed completion", 80, onSite(-30, { workManagedUntil: 80 }), null, "pfman", "pfd"],
    ["the least time of work", 30, onSite(0, { acceptedAt: -300, arrivedLate: true }), null, "pf", "pfd"],
  ])("%s", (_, limit, facts, resource, before, from) => {
    expect([codeAt(limit - TICK_MINUTES, facts, resource), codeAt(limit, facts, resource)]).toEqual([before, from]);
    expect(evaluateClaimStatus(facts, resource, defaultSettings, at(limit - TICK_MINUTES)).nextChangeAt).toBe(at(limit));
  });

  test.each<[string, number, ClaimFacts, string, string]>([
    ["lateness of KPI 1", 10, tow(-45, 45), "plit", "pld"],
    ["lateness of KPI 13", 30, tow(-45, 45), "pld", "plc"],
    ["lateness of KPI 1 over a moved end", 45, lateTow, "man", "pld"],
    ["earliness of KPI 2", 15 + TICK_MINUTES, tow(-20, 45), "pla", "plit"],
  ])("a predicted %s", (_, eta, facts, before, from) => {
    const predicted = (minutes: number): ResourceFacts => tripFacts(0, minutes);
    expect([codeAt(0, facts, predicted(eta - TICK_MINUTES)), codeAt(0, facts, predicted(eta))]).toEqual([before, from]);
  });

  test("is late for an arrival KPI 1 or 3 after the window's end, not after a moved end", () => {
    const late = (facts: ClaimFacts): boolean => arrivalWasLate(facts, defaultSettings);
    expect([late(onSite(-20 - TICK_MINUTES)), late(onSite(-20))]).toEqual([false, true]);
    expect([late(onSite(-15 - TICK_MINUTES, { supplierAccess: "WEB" })), late(onSite(-15, { supplierAccess: "WEB" }))]).toEqual([
      false,
      true,
    ]);
    expect(late(onSite(-20, { managedUntil: 30 }))).toBe(true);
    expect(late(tow(-500, 30))).toBe(false);
  });
});

describe("the order of the rules", () => {
  test("ranks finished and cancelled over everything, permanently", () => {
    for (const facts of [taxi(1440, { cancelledAt: -1 }), onSite(-10, { finishedAt: -1 }), claim({ finishedAt: 5 })]) {
      expect(answer(facts)).toMatchObject({ status: "FINISHED", label: null, nextChangeAt: null, measuredFrom: null, predictedAt: null });
    }
  });
  test("treats no resource as driving to a planned start beyond the lead, wherever it is", () => {
    const planned = taxi(90, { supplierId: "P1", supplierAccess: "MOBILE", assignedAt: -5 });
    expect(answer(planned, tripFacts(0, 120))).toMatchObject({ status: "PROG_PENDING_ACTION", predictedAt: null, nextChangeAt: at(30) });
    expect(codeAt(30, planned, tripFacts(0, 120))).toBe("plc");
  });
  test("does not wait for the planned start of a scheduled claim on site", () => {
    expect(codeAt(0, taxi(300, { supplierId: "P1", assignedAt: -50, arrivedAt: -5 }))).toBe("pfit");
  });
  test("ignores a proposed supplier, and ranks a missing supplier before an arrival", () => {
    expect(codeAt(0, claim({ assignedAt: -20, promisedAt: 25, occurredAt: -5 }), tripFacts(0, 5))).toBe("sp");
    expect(codeAt(0, claim({ arrivedAt: -20, noSupplierSince: -5 }))).toBe("sp");
  });
  test("does not hide a predicted critical delay behind a managed one", () => {
    expect(codeAt(0, lateTow, tripFacts(0, 65))).toBe("plc");
  });
});

describe("managing the search for a supplier", () => {
  const searching = (more: Partial<ClaimFacts> = {}) => claim({ noSupplierSince: -20, managedUntil: 30, managedAt: -2, ...more });
  test("is managed until that moment, then waits too long again", () => {
    expect(answer(searching())).toMatchObject({
      status: "MANAGED",
      label: null,
      nextChangeAt: at(30),
      measuredFrom: at(30),
      reason: { rule: "3d", settings: {}, instants: { arrivalDue: at(30) }, minutes: { lateness: -30 } },
    });
    expect([codeAt(30 - TICK_MINUTES, searching()), codeAt(30, searching())]).toEqual(["man", "spd"]);
  });
  test("applies to a claim that never had a supplier, and to a planned one", () => {
    expect(codeAt(0, searching({ noSupplierSince: null }))).toBe("man");
    const planned = taxi(10, { managedUntil: 30, managedAt: -2 });
    expect([codeAt(29, planned), codeAt(30, planned)]).toEqual(["man", "spd"]);
  });
  test("ignores a delay that was managed before the supplier was lost", () => {
    expect([codeAt(0, searching({ managedAt: -21 })), codeAt(0, searching({ managedAt: null }))]).toEqual(["spd", "spd"]);
    expect(codeAt(-10, searching({ managedAt: -21 }))).toBe("sp");
  });
  test("ends when the plan is moved behind that moment", () => {
    expect(codeAt(0, taxi(40, { managedUntil: 30, managedAt: -2 }))).toBe("sp");
    expect(codeAt(0, taxi(200, { managedUntil: 30, managedAt: -2 }))).toBe("ppa");
  });
  test("makes a supplier found during it due at the later of its window's end and that moment", () => {
    const found = (promised: number) => tow(0, promised, { noSupplierSince: -20, managedUntil: 30, managedAt: -2 });
    expect([arrivalEnd(found(20)), codeAt(0, found(20))]).toEqual([at(30), "man"]);
    expect([arrivalEnd(found(45)), codeAt(0, found(45))]).toEqual([at(45), "plit"]);
  });
});

describe("windows", () => {
  test("count the wait from the loss of the supplier, else the validation, else the occurrence", () => {
    expect(answer(claim({ noSupplierSince: -3, validatedAt: -40 })).measuredFrom).toBe(at(-3));
    expect(answer(claim({ validatedAt: -40 })).measuredFrom).toBe(at(-40));
    expect(answer(claim()).measuredFrom).toBe(at(-60));
  });
  test("are missing for a scheduled claim without dates, with that reason", () => {
    const reason = answer(claim({ scheduled: true, occurredAt: -5 })).reason;
    expect(reason).toMatchObject({ rule: "3c", notes: ["SCHEDULED_WITHOUT_DATES"], minutes: { waiting: 5 } });
  });
  test("begin and end at the only date of a plan", () => {
    expect(arrivalEnd(taxi(30))).toBe(at(30));
    expect(arrivalEnd(taxi(30, { plannedEnd: 90 }))).toBe(at(90));
    expect(codeAt(0, claim({ scheduled: true, plannedEnd: 61 }))).toBe("ppa");
  });
  test("prefer the plan to a promise", () => expect(arrivalEnd(taxi(30, { supplierId: "P1", promisedAt: 5 }))).toBe(at(30)));
  test("count an assignment without time from the validation", () => {
    expect(arrivalEnd(claim({ supplierId: "P1", validatedAt: -7 }))).toBe(at(-7));
  });
  test("add repeated delays, from now if the last one is over", () => {
    expect(movedEnd(at(-25), at(-5), 40)).toBe(at(35));
    expect(movedEnd(at(35), at(0), 20)).toBe(at(55));
    expect(movedEnd(at(35), at(50), 20)).toBe(at(70));
  });
  test("end a managed delay when the plan is moved behind it", () => {
    const replanned = taxi(50, { supplierId: "P1", supplierAccess: "MOBILE", managedUntil: 20 });
    expect([codeAt(0, replanned), codeAt(20, replanned), codeAt(59, replanned), codeAt(60, replanned)]).toEqual([
      "plit",
      "plit",
      "plit",
      "pld",
    ]);
    expect(codeAt(0, replanned, tripFacts(-1, 20))).toBe("pla");
  });
  test("end a managed completion when the work limit is moved behind it", () => {
    expect(codeAt(0, onSite(-30, { workManagedUntil: 80 }))).toBe("pfman");
    expect(codeAt(0, onSite(-30, { workManagedUntil: 80 }), null, { workTime: 240 })).toBe("pfit");
  });
  test("keep an arrival late or in time under any later settings", () => {
    expect(codeAt(0, onSite(-30, { arrivedLate: true }))).toBe("pf");
    expect(codeAt(0, onSite(-10, { arrivedLate: false }))).toBe("pfit");
    expect([codeAt(0, onSite(-10)), codeAt(0, onSite(-30))]).toEqual(["pf", "pfit"]);
  });
  test("count the work from the assignment, else the arrival, if the acceptance is unknown", () => {
    expect(workEnd(onSite(-10, { acceptedAt: null }), defaultSettings)).toBe(at(60));
    expect(workEnd(onSite(-10, { acceptedAt: null, assignedAt: null }), defaultSettings)).toBe(at(110));
  });
});

describe("positions", () => {
  test("predict no early arrival for a resource that drives elsewhere", () => {
    expect(codeAt(0, tow(-20, 45), tripFacts(0, null))).toBe("plit");
    expect(answer(tow(-20, 45), tripFacts(0, null)).predictedAt).toBeNull();
  });
  test("predict nothing after the arrival", () => expect(answer(onSite(-10), tripFacts(0, 5)).predictedAt).toBeNull());
  test("never predict an arrival before now at the end of an ETA", () => {
    expect(codeAt(0, tow(-20, 31), tripFacts(-9, 1))).toBe("pla");
    expect(codeAt(0, tow(-20, 29), tripFacts(-9, 1))).toBe("plit");
  });
  test("keep the prediction of an outdated position as a lower bound that the clock extends", () => {
    const facts = tow(-40, 45);
    expect(answer(facts, tripFacts(-12, 32))).toMatchObject({ predictedAt: at(20), nextChangeAt: at(35) });
    expect(codeAt(35, facts, tripFacts(-12, 32))).toBe("plc");
    expect(answer(facts, tripFacts(-12, 32)).reason).toMatchObject({
      rule: "4c",
      notes: ["POSITION_OUTDATED"],
      settings: { outdatedPosition: 10 },
    });
  });
  test("count a kept ETA from its first fix, while the last one keeps it fresh", () => {
    const kept: ResourceFacts = { ...tripFacts(-1, 15), etaFixAt: at(-12) };
    expect(answer(tow(-20, 45), kept)).toMatchObject({ status: "PENDING_ARRIVAL_ADVANCED", predictedAt: at(3), nextChangeAt: at(9) + 1 });
  });
  test("predict a new supplier against the first promise", () => {
    const second = tow(-3, null, { promisedFrom: -65, promisedAt: -20 });
    expect(answer(second, tripFacts(0, 15)).reason).toMatchObject({
      rule: "4b",
      minutes: { lateness: 35 },
      instants: { promisedFrom: at(-65) },
    });
  });
});

test("names the rule, the settings used and the instants in the reason", () => {
  expect(answer(tow(-70, 45), tripFacts(0, 2)).reason).toEqual({
    rule: "4c",
    settings: { mobileDelay: 10 },
    window: "promised",
    instants: {
      windowStart: at(-25),
      windowEnd: at(-25),
      promisedFrom: at(-70),
      arrivalDue: at(-25),
      fixAt: at(0),
      predictedFrom: at(0),
      predictedAt: at(2),
    },
    minutes: { lateness: 27 },
    notes: [],
  });
  expect(answer(base(-20, null)).reason).toMatchObject({ settings: { baseDelay: 15 }, window: "assigned", minutes: { lateness: 20 } });
  expect(answer(taxi(1440)).reason).toMatchObject({ rule: "2", instants: { plannedStart: at(1440) }, minutes: { lead: 60 } });
  expect(answer(taxi(10)).reason).toMatchObject({ rule: "3b", settings: { unassignedDelay: 15 }, minutes: { untilStart: 10 } });
  expect(answer(tow(-20, 45), tripFacts(-1, 5)).reason).toMatchObject({
    rule: "4d",
    settings: { mobileAdvance: 10 },
    minutes: { earliness: 21 },
  });
  expect(answer(onSite(-30)).reason).toMatchObject({
    rule: "5c",
    settings: { workTime: 120 },
    instants: { workFrom: at(-55), workLimit: at(65), workDue: at(65) },
  });
  const least = answer(onSite(-20, { acceptedAt: -180 })).reason;
  expect(least).toMatchObject({ settings: {}, minutes: { minimumWork: 30 }, instants: { workLimit: at(10) } });
  expect(least.instants).not.toHaveProperty("workFrom");
  expect(answer(onSite(-30, { workManagedUntil: 80 })).reason).toMatchObject({ rule: "5a", settings: {}, minutes: { lateness: -80 } });
});

test("measures age and lateness from the awaited event", () => {
  expect(answer(taxi(1440)).measuredFrom).toBe(at(1440));
  expect(answer(taxi(10)).measuredFrom).toBe(at(10));
  expect(answer(lateTow).measuredFrom).toBe(at(35));
  expect(answer(onSite(-30, { workManagedUntil: 80 })).measuredFrom).toBe(at(80));
});

test("labels early, on time and late only", () => {
  const of = (label: string) => (Object.keys(labelOfStatus) as ClaimStatus[]).filter((status) => labelOfStatus[status] === label);
  const codes = (label: string) => of(label).map((status) => claimStatuses[status].code);
  expect([codes("EARLY"), codes("ON_TIME"), codes("LATE")]).toEqual([["pla"], ["plit", "pfit"], ["spd", "pld", "plc", "pfd", "pf"]]);
});

test("evaluates differently under other settings", () => {
  expect(codeAt(0, tow(-45, 45), null, { mobileDelay: 0 })).toBe("pld");
  expect(codeAt(0, tow(-20, 45), tripFacts(-1, 20), { mobileAdvance: 6 })).toBe("pla");
  expect(codeAt(0, tow(-20, 45), tripFacts(-12, 14), { outdatedPosition: 12 })).toBe("pla");
  expect(codeAt(0, onSite(-30), null, { workTime: 40 })).toBe("pfd");
});
