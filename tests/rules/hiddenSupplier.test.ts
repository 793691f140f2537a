// Whoever may not see a claim's supplier is told the minute of its prediction, and nothing that tells more.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claimStatus } from "../../schema/rules/claimStatus";
import type { ResourceFacts } from "../../schema/rules/claimWindow";
import { inputsOfHidden, reasonOfHidden, wholeMinute } from "../../schema/rules/hiddenSupplier";
import { defaultSettings } from "../../schema/rules/settings";
import { statusSentences } from "../../schema/rules/statusSentence";
import { at, now, tow } from "./claimFacts";

const minute = 60_000;
/** A truck promised for so many milliseconds from now, predicted for so many, by a position of so long ago. */
const truck = (due: number) => tow(-60, null, { promisedAt: due / minute, promisedFrom: -60 });
const driving = (predicted: number, fixAge: number): ResourceFacts => ({ fixAt: now - fixAge, etaSeconds: (predicted + fixAge) / 1000 });

const due = fc.integer({ min: -90 * minute, max: 90 * minute });
const predicted = fc.integer({ min: -30, max: 90 });
const within = fc.integer({ min: 0, max: minute - 1 });
const age = fc.integer({ min: 0, max: 30 * minute });

describe("the reason of a claim whose supplier is hidden", () => {
  test("is the same for all predictions of one minute, whatever position they are from, as long as the status is the same", () => {
    fc.assert(
      fc.property(due, predicted, within, within, age, age, (dueAt, inMinutes, one, other, oneAge, otherAge) => {
        const answers = [
          [one, oneAge],
          [other, otherAge],
        ].map(([rest, fixAge]) => claimStatus(truck(dueAt), driving(inMinutes * minute + rest!, fixAge!), defaultSettings, now));
        fc.pre(answers[0]!.reason.rule === answers[1]!.reason.rule);
        const [hidden, same] = answers.map(({ reason }) => reasonOfHidden(reason, now));
        expect(hidden).toEqual(same);
        expect(hidden!.instants.predictedAt).toBe(at(inMinutes));
        expect(hidden!.instants.fixAt).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  test("contradicts no status: nobody is less late than the limit that decided, nor said to be on time beyond it", () => {
    fc.assert(
      fc.property(due, predicted, within, age, (dueAt, inMinutes, rest, fixAge) => {
        const { reason } = claimStatus(truck(dueAt), driving(inMinutes * minute + rest, fixAge), defaultSettings, now);
        const { minutes } = reasonOfHidden(reason, now);
        const { mobileDelay, criticalMobile, mobileAdvance } = defaultSettings;
        if (reason.rule === "4b") expect(minutes.lateness).toBeGreaterThanOrEqual(criticalMobile);
        else if (reason.rule === "4c") expect(minutes.lateness).toBeGreaterThanOrEqual(mobileDelay);
        else expect(minutes.lateness).toBeLessThan(mobileDelay);
        if (reason.rule === "4c") expect(minutes.lateness).toBeLessThan(criticalMobile);
        if (reason.rule === "4d") expect(minutes.earliness).toBeGreaterThanOrEqual(mobileAdvance);
      }),
      { numRuns: 2_000 },
    );
  });

  test("says when somebody is predicted to come, not from which position", () => {
    const { reason } = claimStatus(truck(30 * minute), driving(20 * minute + 40_000, 90_000), defaultSettings, now);
    const said = (one: typeof reason): string[] => statusSentences(one, { now, tag: "en-GB", timeZone: "UTC" }).map(({ id }) => id);
    expect(said(reason)).toContain("reason.predicted");
    expect(said(reasonOfHidden(reason, now))).toContain("reason.predictedOnly");
    expect(wholeMinute(now + 59_999)).toBe(now);
  });

  test("reads neither who it is nor how it is reached, nor where it was", () => {
    const inputs = inputsOfHidden({ claim: truck(0), resource: driving(minute, minute) });
    expect(inputs.resource).toBeNull();
    expect(Object.keys(inputs.claim).filter((name) => name.startsWith("supplier"))).toEqual([]);
    expect(inputs.claim.promisedAt).toBe(now);
  });
});
