import { describe, expect, test } from "vitest";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { whatToSay } from "../../../schema/rules/claims/whatToSay";
import { reasonWithoutSupplier } from "../../../schema/rules/claims/hiddenSupplier";
import { localeCodes, locales, type Locale } from "../../../schema/rules/language/locales";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { text } from "../../../server/platform/texts";
import { claim, tripFacts, NOW_MS, onSite, taxi, tow } from "../status/claimFacts";

const zone = "Europe/Madrid"; // 13:00 there
const reasonOf = (facts: ClaimFacts, resource: ResourceFacts | null) =>
  evaluateClaimStatus(facts, resource, defaultSettings, NOW_MS).reason;
const said = (facts: ClaimFacts, resource: ResourceFacts | null = null, locale: Locale = "en"): string[] =>
  whatToSay(reasonOf(facts, resource), { now: NOW_MS, tag: locales[locale], timeZone: zone }).map(({ id, values }) =>
    text(locale, id, values),
  );

describe("the sentence for the insured, in English", () => {
  const late = tow(-70, 45);
  test.each<[string, ClaimFacts, ResourceFacts | null, string]>([
    ["finished", claim({ finishedAt: -5 }), null, "Your service is finished."],
    ["cancelled", claim({ cancelledAt: -5 }), null, "Your service was cancelled."],
    ["planned for another day", taxi(1440), null, "Your service is planned for 22 Nov, 13:00."],
    ["planned, without a supplier", taxi(15), null, "Your service is planned for 13:15. We are arranging the provider."],
    ["searching", claim({ noSupplierSince: -1 }), null, "We are looking for a provider and will tell you as soon as one is on the way."],
    [
      "searching for too long",
      claim({ noSupplierSince: -16 }),
      null,
      "Finding a provider is taking longer than usual. We are still searching and will call you back.",
    ],
    [
      "searching, managed",
      claim({ noSupplierSince: -20, managedUntil: 30, managedAt: -2 }),
      null,
      "We expect a provider to be with you by 13:30.",
    ],
    ["late, with a time", late, tripFacts(-1, 10), "I am sorry, our provider is running late and is expected at about 13:09."],
    [
      "late, without a time",
      late,
      null,
      "I am sorry, our provider is running late. We are checking the new arrival time and will call you back.",
    ],
    ["on its way", tow(-10, 45), tripFacts(-1, 20), "Our provider is on the way and is expected at about 13:19."],
    ["on its way, nearly there", tow(-10, 45), tripFacts(0, 0), "Your assistance is about to arrive."],
    ["sent, without a position", tow(-10, 45), null, "Our provider will be with you by 13:35."],
  ])("%s", (_name, facts, resource, sentence) => {
    expect(said(facts, resource)[0]).toBe(sentence);
  });

  test("promises the time of the setting instead of the expected one, while it is ahead", () => {
    const by = (facts: ClaimFacts, promisedBy: number) =>
      whatToSay(reasonOf(facts, tripFacts(-1, 20)), { now: NOW_MS, tag: locales.en, timeZone: zone }, promisedBy).map(({ id, values }) =>
        text("en", id, values),
      )[0];
    expect(by(tow(-10, 45), NOW_MS + 26 * 60_000)).toBe("Our provider is on the way and should be with you by 13:26.");
    expect(by(late, NOW_MS + 26 * 60_000)).toBe("I am sorry, our provider is running late and should be with you by 13:26.");
    expect(by(tow(-10, 45), NOW_MS - 1)).toBe("Our provider is on the way and is expected at about 13:19.");
  });

  test("describes work, and work that takes longer than planned", () => {
    expect(said(onSite(-10))[0]).toBe("Our provider has arrived and is working on it.");
    expect(said(tow(-300, 30, { acceptedAt: -295, arrivedAt: -200 }))[0]).toBe(
      "The work is taking longer than planned. We are following it.",
    );
  });
});

test("promises no time from an outdated position", () => {
  const sentences = said(tow(-10, 45), tripFacts(-200, 210));
  expect(sentences.join()).not.toContain("expected at");
});

test("has an alternative unless the claim is finished or not begun, and never the same twice, in any language", () => {
  const cases: [ClaimFacts, ResourceFacts | null][] = [
    [claim({ noSupplierSince: -1 }), null],
    [claim({ noSupplierSince: -16 }), null],
    [tow(-70, 45), tripFacts(-1, 10)],
    [tow(-10, 45), tripFacts(-1, 20)],
    [onSite(-10), null],
  ];
  for (const locale of localeCodes)
    for (const [facts, resource] of cases) {
      const sentences = said(facts, resource, locale);
      expect(sentences.length).toBeGreaterThan(1);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
});

test("gives only the minute of the arrival if the supplier is hidden", () => {
  const facts = tow(-10, 45);
  const reason = reasonWithoutSupplier(reasonOf(facts, tripFacts(-1, 20.7)), NOW_MS);
  for (const { values } of whatToSay(reason, { now: NOW_MS, tag: "en-GB", timeZone: zone }))
    for (const value of Object.values(values)) expect(value).toMatch(/^\d\d:\d\d$/);
});
