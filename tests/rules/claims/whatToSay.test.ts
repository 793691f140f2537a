import { describe, expect, test } from "vitest";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { whatToSay } from "../../../schema/rules/claims/whatToSay";
import { reasonWithoutSupplier } from "../../../schema/rules/fields/hiddenSupplier";
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

describe("what to say to the insured, in English", () => {
  const late = tow(-70, 45);
  test.each<[string, ClaimFacts, ResourceFacts | null, string]>([
    ["finished", claim({ finishedAt: -5 }), null, "Your service is finished."],
    ["cancelled", claim({ cancelledAt: -5 }), null, "Your service was cancelled."],
    ["planned for another day", taxi(1440), null, "Your service is planned for 22 Nov, 13:00."],
    ["planned, with nobody yet", taxi(15), null, "Your service is planned for 13:15; we are arranging who comes to you."],
    [
      "looked for",
      claim({ noSupplierSince: -1 }),
      null,
      "We are looking for someone to help you and will tell you as soon as they are on their way.",
    ],
    [
      "looked for too long",
      claim({ noSupplierSince: -16 }),
      null,
      "It is taking longer than usual to find someone for you. We keep looking and will call you back.",
    ],
    [
      "looked for, managed",
      claim({ noSupplierSince: -20, managedUntil: 30, managedAt: -2 }),
      null,
      "We expect to have someone with you by 13:30.",
    ],
    ["late, with a time", late, tripFacts(-1, 10), "We are sorry: your help is late. It is expected at about 13:09."],
    ["late, without a time", late, null, "We are sorry: your help is late. We are asking when it arrives and will call you back."],
    ["on its way", tow(-10, 45), tripFacts(-1, 20), "Your help is on its way and is expected at about 13:19."],
    ["on its way, nearly there", tow(-10, 45), tripFacts(0, 0), "Your help is about to arrive."],
    ["sent, nobody knows where it is", tow(-10, 45), null, "Your help will be there by 13:35."],
  ])("%s", (_name, facts, resource, sentence) => {
    expect(said(facts, resource)[0]).toBe(sentence);
  });

  test("at work, and longer than was thought", () => {
    expect(said(onSite(-10))[0]).toBe("Your help has arrived and is at work.");
    expect(said(tow(-300, 30, { acceptedAt: -295, arrivedAt: -200 }))[0]).toBe(
      "The work is taking longer than was planned; we are following it.",
    );
  });
});

test("a position that is too old promises no time", () => {
  const sentences = said(tow(-10, 45), tripFacts(-200, 210));
  expect(sentences.join()).not.toContain("expected at");
});

test("there is another one to say, unless all is over or nothing has begun, and none twice, in any language", () => {
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

test("to whom the supplier is hidden it names the minute of the arrival and no more", () => {
  const facts = tow(-10, 45);
  const reason = reasonWithoutSupplier(reasonOf(facts, tripFacts(-1, 20.7)), NOW_MS);
  for (const { values } of whatToSay(reason, { now: NOW_MS, tag: "en-GB", timeZone: zone }))
    for (const value of Object.values(values)) expect(value).toMatch(/^\d\d:\d\d$/);
});
