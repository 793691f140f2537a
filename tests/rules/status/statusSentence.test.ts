import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { localeCodes, locales, type Locale } from "../../../schema/rules/language/locales";
import { defaultSettings, type Settings } from "../../../schema/rules/settings/kpiSettings";
import { statusSentences } from "../../../schema/rules/claims/statusSentence";
import { text } from "../../../server/platform/texts";
import { at, base, claim, tripFacts, NOW_MS, onSite, taxi, tow } from "./claimFacts";
import { histories } from "./stateMachineHistories";
import { Run } from "./stateMachineRun";

const zone = "Europe/Madrid"; // 13:00 there
function said(locale: Locale, facts: ClaimFacts, resource: ResourceFacts | null = null, settings: Partial<Settings> = {}): string {
  const { reason } = evaluateClaimStatus(facts, resource, { ...defaultSettings, ...settings }, NOW_MS);
  const sentences = statusSentences(reason, { now: NOW_MS, tag: locales[locale], timeZone: zone });
  return sentences.map(({ id, values }) => text(locale, id, values)).join(" ");
}

describe("the reason for a status, in English", () => {
  const late = tow(-70, 45);
  test.each<[string, ClaimFacts, ResourceFacts | null, string]>([
    ["finished", claim({ finishedAt: -5 }), null, "Finished: 12:55."],
    ["cancelled", claim({ cancelledAt: -5 }), null, "Cancelled: 12:55."],
    ["planned", taxi(1440), null, "Planned for 22 Nov, 13:00; action is required from 60 minutes before."],
    [
      "waiting too long",
      claim({ noSupplierSince: -16 }),
      null,
      "Unassigned since 12:44, for 16 minutes; counts as delayed from 15 minutes.",
    ],
    [
      "waiting, managed",
      claim({ noSupplierSince: -20, managedUntil: 30, managedAt: -2 }),
      null,
      "Unassigned; the delay was managed until 13:30, 30 minutes left.",
    ],
    ["waiting", claim({ noSupplierSince: -1 }), null, "Unassigned since 12:59, for 1 minute; counts as delayed from 15 minutes."],
    ["near", taxi(15), null, "Planned for 13:15, in 15 minutes, and unassigned; counts as delayed from 15 minutes before."],
    ["past", taxi(-5), null, "Planned for 12:55, which has passed, and unassigned; counts as delayed from 15 minutes before."],
    [
      "scheduled without dates",
      claim({ scheduled: true, noSupplierSince: -2 }),
      null,
      "Unassigned since 12:58, for 2 minutes; counts as delayed from 15 minutes. Marked as scheduled but without dates: treated as not scheduled.",
    ],
    [
      "on time",
      tow(-20, 45),
      tripFacts(-1, 20),
      "Promised for 13:25. 6 minutes ahead of the due time; counts as delayed 10 minutes after it. Predicted arrival: 13:19, based on the position from 12:59.",
    ],
    [
      "on time, without a prediction",
      tow(-20, 45),
      null,
      "Promised for 13:25. 25 minutes left; counts as delayed 10 minutes after the due time.",
    ],
    [
      "early",
      tow(-20, 45),
      tripFacts(-1, 5),
      "Promised for 13:25. 21 minutes early; counts as early from 10 minutes. Predicted arrival: 13:04, based on the position from 12:59.",
    ],
    [
      "late",
      late,
      tripFacts(0, 2),
      "Promised for 12:35. 27 minutes late; delayed from 10 minutes. Predicted arrival: 13:02, based on the position from 13:00.",
    ],
    [
      "critical",
      late,
      tripFacts(0, 9),
      "Promised for 12:35. 34 minutes late; critical from 30 minutes. Predicted arrival: 13:09, based on the position from 13:00.",
    ],
    [
      "managed",
      tow(-70, 45, { managedUntil: 35 }),
      tripFacts(0, 9),
      "The delay was managed: the arrival is now due by 13:35. 26 minutes ahead of the due time; counts as delayed 10 minutes after it. Predicted arrival: 13:09, based on the position from 13:00.",
    ],
    [
      "predicted from an earlier position than the last one",
      tow(-20, 45),
      { ...tripFacts(-1, 20), etaFixAt: at(-12) },
      "Promised for 13:25. 17 minutes early; counts as early from 10 minutes. Predicted arrival: 13:08, based on the position from 12:48.",
    ],
    [
      "an outdated position",
      tow(-40, 45),
      tripFacts(-12, 32),
      "Promised for 13:05. 15 minutes late; delayed from 10 minutes. Predicted arrival: 13:20, based on the position from 12:48. The position from 12:48 is older than 10 minutes. It can make the claim late, but no longer early.",
    ],
    [
      "neither planned nor promised",
      base(-5, null),
      null,
      "Assigned 12:55 without a promised time; lateness counts from then. 5 minutes after the due time; counts as delayed from 15 minutes.",
    ],
    [
      "planned, with a supplier",
      base(-60, null, { scheduled: true, plannedStart: -40, plannedEnd: -20 }),
      null,
      "Planned for 12:40 at the latest. 20 minutes late; delayed from 15 minutes.",
    ],
    [
      "in work",
      onSite(-20, { arrivedLate: false }),
      null,
      "Arrived: 12:40, on time. The work is due by 14:05, 65 minutes left (120 minutes from 12:05).",
    ],
    [
      "in work after a late arrival",
      onSite(-20, { arrivedLate: true }),
      null,
      "Arrived: 12:40, late. The work is due by 14:05, 65 minutes left (120 minutes from 12:05).",
    ],
    [
      "work too long",
      onSite(-20, { acceptedAt: -180, arrivedLate: false }),
      null,
      "Arrived: 12:40, on time. The work is due by 13:10, 10 minutes left (at least 30 minutes after the arrival).",
    ],
    [
      "work over",
      onSite(-40, { acceptedAt: -180 }),
      null,
      "Arrived: 12:20. The work was due by 12:50, 10 minutes over (at least 30 minutes after the arrival).",
    ],
    [
      "work over by KPI 12, of a claim that was planned",
      taxi(-130, { supplierId: "P1", assignedAt: -300, arrivedAt: -130, arrivedLate: false }),
      null,
      "Arrived: 10:50. The work was due by 12:50, 10 minutes over (120 minutes from 10:50).",
    ],
    [
      "both are the limit",
      onSite(-20, { acceptedAt: -110, arrivedLate: false }),
      null,
      "Arrived: 12:40, on time. The work is due by 13:10, 10 minutes left (120 minutes from 11:10).",
    ],
    [
      "the time that was managed is over too",
      onSite(-40, { acceptedAt: -180, workManagedUntil: -5 }),
      null,
      "Arrived: 12:20. The delay was managed: the work was due by 12:55, 5 minutes over.",
    ],
    [
      "work managed",
      onSite(-40, { acceptedAt: -180, workManagedUntil: 20 }),
      null,
      "Arrived: 12:20. The delay was managed: the work is now due by 13:20, 20 minutes left.",
    ],
  ])("%s", (_which, facts, resource, sentence) => expect(said("en", facts, resource)).toBe(sentence));
});

test("names the deciding facts of a stored reason", () => {
  const kept = (facts: ClaimFacts) => {
    const { reason } = evaluateClaimStatus(facts, null, defaultSettings, NOW_MS);
    const { workFrom: _, ...instants } = reason.instants;
    return { ...reason, instants, minutes: { lateness: reason.minutes.lateness! }, settings: { workTime: 120 } };
  };
  const sentenceOf = (facts: ClaimFacts) => statusSentences(kept(facts), { now: NOW_MS, tag: "en-GB", timeZone: zone })[1];
  expect(sentenceOf(onSite(-20))).toMatchObject({ id: "reason.workLeft", values: { kpi: 12, from: "12:05" } });
  expect(sentenceOf(onSite(-20, { acceptedAt: -180 }))).toMatchObject({ id: "reason.workLeftAtLeast", values: { limit: 30 } });
});

describe("the reason for a status in the reader's language", () => {
  test("is written in Spanish", () =>
    expect(said("es", tow(-70, 45), tripFacts(0, 2))).toBe(
      "Hora prometida: 12:35. 27 minutos de demora; con demora a partir de 10 minutos. Llegada prevista: 13:02, según la posición (13:00).",
    ));
  test("is written in Greek, with the plural of one", () =>
    expect(said("el", claim({ noSupplierSince: -1 }))).toBe("Χωρίς ανάθεση εδώ και 1 λεπτό (12:59)· καθυστέρηση από 15 λεπτά και πάνω."));
  test("is written in Brazilian Portuguese, bz in the product and pt-BR in formats", () =>
    expect(said("bz", taxi(1440))).toMatch(/^Início planejado: 22 de nov\.?, 13:00; a tratar a partir de 60 minutos antes\.$/));
});

test("has complete sentences for each reason of any history in every language", () => {
  const gaps = /undefined|NaN|\bnull\b|[{}]|\(\)|: ?[.,]/;
  fc.assert(
    fc.property(histories, (steps) => {
      const run = new Run();
      for (const step of steps) {
        run.take(step);
        for (const locale of localeCodes)
          for (const { id, values } of statusSentences(run.reason, { now: run.time, tag: locales[locale], timeZone: zone }))
            expect(`${id}: ${text(locale, id, values)}`).not.toMatch(gaps);
      }
    }),
    { numRuns: 150 },
  );
});

describe("times on a night of a clock change", () => {
  const twice = Date.UTC(2026, 9, 25, 0, 50); // 02:50 for the first time
  const since = (at: number) => {
    const facts = { ...claim(), occurredAt: at };
    const { reason } = evaluateClaimStatus(facts, null, defaultSettings, at + 120 * 60_000);
    return statusSentences(reason, { now: at + 120 * 60_000, tag: "en-GB", timeZone: zone })[0]!.values["since"];
  };
  test("show their offset if the same local time occurs twice", () => {
    expect(since(twice)).toBe("02:50 GMT+2");
    expect(since(twice + 3_600_000)).toBe("02:50 GMT+1");
    expect(since(twice + 2 * 3_600_000)).toBe("03:50");
  });
});
