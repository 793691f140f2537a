import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import type { ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import { inputsWithoutSupplier, reasonWithoutSupplier, wholeMinute } from "../../../schema/rules/claims/hiddenSupplier";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { statusSentences } from "../../../schema/rules/claims/statusSentence";
import { at, NOW_MS, tow } from "./claimFacts";

const MINUTE_MS = 60_000;
/** A truck promised for so many milliseconds from now, predicted for so many, by a position of so long ago. */
const truck = (due: number) => tow(-60, null, { promisedAt: due / MINUTE_MS, promisedFrom: -60 });
const driving = (predicted: number, fixAge: number): ResourceFacts => ({ fixAt: NOW_MS - fixAge, etaSeconds: (predicted + fixAge) / 1000 });

const due = fc.integer({ min: -90 * MINUTE_MS, max: 90 * MINUTE_MS });
const predicted = fc.integer({ min: -30, max: 90 });
const offsetInMinute = fc.integer({ min: 0, max: MINUTE_MS - 1 });
const age = fc.integer({ min: 0, max: 30 * MINUTE_MS });

describe("the reason of a claim whose supplier is hidden", () => {
  test("is the same for all predictions within one minute and status, whatever their positions", () => {
    fc.assert(
      fc.property(due, predicted, offsetInMinute, offsetInMinute, age, age, (dueAt, inMinutes, one, other, oneAge, otherAge) => {
        const answers = [
          [one, oneAge],
          [other, otherAge],
        ].map(([rest, fixAge]) =>
          evaluateClaimStatus(truck(dueAt), driving(inMinutes * MINUTE_MS + rest!, fixAge!), defaultSettings, NOW_MS),
        );
        fc.pre(answers[0]!.reason.rule === answers[1]!.reason.rule);
        const [hidden, same] = answers.map(({ reason }) => reasonWithoutSupplier(reason, NOW_MS));
        expect(hidden).toEqual(same);
        expect(hidden!.instants.predictedAt).toBe(at(inMinutes));
        expect(hidden!.instants.fixAt).toBeUndefined();
      }),
      { numRuns: 2_000 },
    );
  });

  test("never contradicts the status by a smaller lateness than the deciding limit, or by an on-time label beyond it", () => {
    fc.assert(
      fc.property(due, predicted, offsetInMinute, age, (dueAt, inMinutes, rest, fixAge) => {
        const { reason } = evaluateClaimStatus(truck(dueAt), driving(inMinutes * MINUTE_MS + rest, fixAge), defaultSettings, NOW_MS);
        const { minutes } = reasonWithoutSupplier(reason, NOW_MS);
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

  test("gives the predicted arrival without the position behind it", () => {
    const { reason } = evaluateClaimStatus(truck(30 * MINUTE_MS), driving(20 * MINUTE_MS + 40_000, 90_000), defaultSettings, NOW_MS);
    const said = (one: typeof reason): string[] => statusSentences(one, { now: NOW_MS, tag: "en-GB", timeZone: "UTC" }).map(({ id }) => id);
    expect(said(reason)).toContain("reason.predicted");
    expect(said(reasonWithoutSupplier(reason, NOW_MS))).toContain("reason.predictedOnly");
    expect(wholeMinute(NOW_MS + 59_999)).toBe(NOW_MS);
  });

  test("contains neither the supplier's identity and access nor its position", () => {
    const inputs = inputsWithoutSupplier({ claim: truck(0), resource: driving(MINUTE_MS, MINUTE_MS) });
    expect(inputs.resource).toBeNull();
    expect(Object.keys(inputs.claim).filter((name) => name.startsWith("supplier"))).toEqual([]);
    expect(inputs.claim.promisedAt).toBe(NOW_MS);
  });
});
