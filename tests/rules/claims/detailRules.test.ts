import { describe, expect, test } from "vitest";
import { services } from "./demoFaults";
import { upcomingProcessesOf } from "../../../schema/rules/claims/automation";
import { currentJob, jobsInOrder, type Job } from "../../../schema/rules/claims/currentJob";
import { surveyEntries } from "../../../schema/rules/claims/surveys";
import { causeOfCode, knownAs, priorityOfCode } from "../../../schema/rules/fields/sourceCodes";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { automaticFacts } from "../automation/automaticFacts";
import { at, NOW_MS, onSite, tow, taxi, tripFacts } from "../status/claimFacts";

describe("the jobs of a supplier", () => {
  const job = (id: string, status: Job["status"], predictedAt: string | null = null, measuredFrom: string | null = null): Job => ({
    ...{ id, status, predictedAt, measuredFrom },
  });
  const later = job("later", "PROG_PENDING_ACTION");
  const next = job("next", "PENDING_ARRIVAL", null, "2026-11-21T10:00:00Z");
  const driving = job("driving", "PENDING_ARRIVAL_INTIME", "2026-11-21T11:00:00Z");
  const site = job("site", "NO_FINISHED");

  test("are listed in order of execution: on site, on the way, pending, planned", () => {
    expect(jobsInOrder([later, next, driving, site]).map(({ id }) => id)).toEqual(["site", "driving", "next", "later"]);
    const sooner = job("sooner", "MANAGED", "2026-11-21T10:30:00Z");
    expect(jobsInOrder([driving, sooner]).map(({ id }) => id)).toEqual(["sooner", "driving"]);
  });

  test("have a current one only if it is at work or on the way", () => {
    expect(currentJob([later, next])).toBeNull();
    expect(currentJob([])).toBeNull();
    expect(currentJob([next, driving])?.id).toBe("driving");
  });
});

describe("surveys", () => {
  test.each([
    ["question and answer", [{ question: "Friendly?", answer: "yes" }], [["Friendly?", "yes"]]],
    [
      "names that lead to a value",
      { rating: 4, driver: { polite: true } },
      [
        ["rating", "4"],
        ["driver · polite", "true"],
      ],
    ],
    [
      "places of a list of several",
      { notes: ["a", "b"] },
      [
        ["notes · 1", "a"],
        ["notes · 2", "b"],
      ],
    ],
    ["a value alone", "good", [["", "good"]]],
    ["nothing", { a: null, b: "  ", c: [] }, []],
    ["null", null, []],
  ])("are read as %s", (_what, json, entries) => {
    expect(surveyEntries(json).map(({ question, answer }) => [question, answer])).toEqual(entries);
  });

  test("are bounded for any input", () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`q${i}`, "x".repeat(5_000)]));
    const entries = surveyEntries(many);
    expect([entries.length, entries[0]!.answer.length]).toEqual([100, 1_000]);
  });
});

describe("a code of the source", () => {
  test("matches by its name as well: another name has another meaning", () => {
    expect(knownAs(causeOfCode, "101", "Engine stopped")).toBe("ENGINE");
    expect(knownAs(causeOfCode, "101", null)).toBe("ENGINE");
    expect(knownAs(causeOfCode, "101", "Vidrios")).toBeUndefined();
    expect(knownAs(priorityOfCode, "constructor", null)).toBeUndefined();
  });

  test("is known for each fault of the demo", () => {
    for (const [code, name] of services) expect([code, knownAs(causeOfCode, code, name)]).not.toEqual([code, undefined]);
  });
});

describe("the upcoming processes of a claim", () => {
  const upcoming = (...args: Parameters<typeof automaticFacts>) =>
    upcomingProcessesOf(automaticFacts(...args), NOW_MS).map(({ process, at: when }) => [
      process,
      when === null ? null : (when - NOW_MS) / 60_000,
    ]);

  test("begin for one on time when it would be late for long enough", () => {
    expect(upcoming(tow(-20, 45), { resource: tripFacts(-1, 20) })).toEqual([
      ["ARRIVAL_CONTACT_CENTRE", 40],
      ["ARRIVAL_CONTACT_LIST", 45],
      ["AUTOMATIC_ARRIVAL", null],
    ]);
  });

  test("are never before the delay limit, whatever the settings", () => {
    const settings = { ...defaultSettings, contactCentreArrival: 2, contactListArrival: 3, mobileDelay: 10 };
    expect(upcoming(tow(-20, 45), { settings }).slice(0, 2)).toEqual([
      ["ARRIVAL_CONTACT_CENTRE", 35],
      ["ARRIVAL_CONTACT_LIST", 35],
    ]);
  });

  test("count from the moved end of a managed delay", () => {
    expect(upcoming(tow(-70, 45, { managedUntil: 35, managedAt: -5 }))[0]).toEqual(["ARRIVAL_CONTACT_CENTRE", 50]);
  });

  test("are those of a late claim whose time is still to come", () => {
    expect(upcoming(tow(-70, 45, {}), { resource: null })).toEqual([
      ["ARRIVAL_CONTACT_CENTRE", 0],
      ["ARRIVAL_CONTACT_LIST", 0],
      ["AUTOMATIC_ARRIVAL", null],
    ]);
  });

  test("are those of the work once it has begun, with its completion if that is switched on", () => {
    const settings = { ...defaultSettings, automaticCompletion: true, automaticCompletionAfter: 30 };
    expect(upcoming(onSite(-10), { settings }).map(([process]) => process)).toEqual([
      "AUTOMATIC_COMPLETION",
      "COMPLETION_CONTACT_CENTRE",
      "COMPLETION_CONTACT_LIST",
    ]);
  });

  test("are absent for a planned or finished claim or one without supplier; an old one has only its arrival", () => {
    expect(upcoming(taxi(1440, { supplierId: "P1", supplierAccess: "MOBILE" }))).toEqual([]);
    expect(upcoming(tow(-20, 45, { finishedAt: -1 }))).toEqual([]);
    expect(upcoming(taxi(30))).toEqual([]);
    expect(upcoming(tow(-20, 45), { createdAt: at(3 * 1440) })).toEqual([["AUTOMATIC_ARRIVAL", null]]);
  });
});
