import { describe, expect, test } from "vitest";
import { contributionsOf, type CountedClaim, type ThresholdOf } from "../../../schema/rules/indicators/claimContributions";
import { figureOf } from "../../../schema/rules/indicators/figures";
import { peakOf, quantileOf, toHistogram } from "../../../schema/rules/indicators/histogram";
import { indicatorOf, indicators, levelOf } from "../../../schema/rules/indicators/indicators";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const claim: CountedClaim = {
  occurredAt: 0,
  assignedAt: 10 * MINUTE,
  assignmentType: "MANUAL",
  isScheduled: false,
  arrivedAt: null,
  arrivedLate: null,
  endedAt: null,
  finishedAt: null,
  deviationMetres: null,
  thresholdMetres: null,
  arrivalMetres: null,
  completionMetres: null,
  managedAt: null,
  managedUntil: null,
  firstPredictedAt: null,
  managedDelays: [],
  contactCentreCalls: [],
  alarms: [],
};
const thresholdOf: ThresholdOf = (measure) => (measure === "manualOverdue" ? 4 : measure === "digitalOverdue" ? 2 : 500);
const added = (more: Partial<CountedClaim>) =>
  Object.fromEntries(
    contributionsOf({ ...claim, ...more }, thresholdOf).map(({ measure, minute, value, at }) => [
      `${measure}${value < 0 ? "-" : ""}`,
      minute ?? at,
    ]),
  );

describe("the figures of a claim", () => {
  test("count an open claim from its assignment, and as overdue from the threshold of its assignment type", () => {
    expect(added({})).toMatchObject({ occurred: 0, inCourse: 10 * MINUTE, toAssignment: 10, manualOverdue: 10 * MINUTE + 4 * HOUR });
    expect(added({ assignmentType: "DIGITAL" })).toMatchObject({ digitalOverdue: 10 * MINUTE + 2 * HOUR });
  });

  test("count a finished claim as overdue only after the threshold and until its end", () => {
    expect(added({ endedAt: 3 * HOUR, finishedAt: 3 * HOUR })).not.toHaveProperty("manualOverdue");
    expect(added({ endedAt: 9 * HOUR, finishedAt: 9 * HOUR })).toMatchObject({
      "manualOverdue-": 9 * HOUR,
      "inCourse-": 9 * HOUR,
      toCompletion: 540,
    });
  });

  test("count an arrival once: on time or late, far from the place or off its route", () => {
    const arrival = {
      arrivedAt: HOUR,
      arrivedLate: false,
      arrivalMetres: 501,
      deviationMetres: 900,
      thresholdMetres: 800,
      firstPredictedAt: 50 * MINUTE,
    };
    expect(added(arrival)).toMatchObject({
      arrived: HOUR,
      arrivedOnTime: HOUR,
      arrivedFar: HOUR,
      deviated: HOUR,
      toArrival: 60,
      predictionError: 10,
    });
    const other = added({ ...arrival, arrivedLate: true, arrivalMetres: 500, deviationMetres: 800 });
    for (const measure of ["arrivedOnTime", "arrivedFar", "deviated"]) expect(other).not.toHaveProperty(measure);
  });

  test("count a managed promise as kept if the arrival met it", () => {
    const managed = {
      arrivedAt: HOUR,
      managedAt: 30 * MINUTE,
      managedUntil: HOUR,
      managedDelays: [{ at: 30 * MINUTE, lateSince: 12 * MINUTE, reasonCode: "TRAFFIC" }],
    };
    expect(added(managed)).toMatchObject({ arrivedManaged: HOUR, delaysKept: HOUR, delaysManaged: 30 * MINUTE, lateToManaged: 18 });
    expect(added({ ...managed, arrivedAt: HOUR + 1 })).not.toHaveProperty("delaysKept");
  });

  test("count no minutes from the call for a scheduled claim", () => {
    const scheduled = added({ isScheduled: true, arrivedAt: HOUR, finishedAt: HOUR, endedAt: HOUR });
    for (const measure of ["toAssignment", "toArrival", "toCompletion"]) expect(scheduled).not.toHaveProperty(measure);
  });

  test("count zero for times before the occurrence, and at most a week", () => {
    expect(added({ assignedAt: -5 * MINUTE })).toMatchObject({ toAssignment: 0 });
    expect(added({ arrivedAt: 30 * 24 * HOUR })).toMatchObject({ toArrival: 10_080 });
  });
});

describe("the aggregates", () => {
  test("return actual minutes as median and ninth decile, like percentile_disc", () => {
    expect([
      quantileOf([3, 1, 7, 1], 0.5),
      quantileOf([3, 1, 7, 1, 9, 1], 0.5),
      quantileOf([5, 9, 60, 1], 0.9),
      quantileOf([], 0.5),
    ]).toEqual([3, 7, 5, null]);
  });

  test("include the items present at the start in a peak, and miss those shorter than a minute", () => {
    expect([peakOf(2, [0, 1, 5, -3, 30, 2]), peakOf(4, [10, -1]), peakOf(0, [])]).toEqual([3, 4, 0]);
    expect(
      toHistogram(
        new Map([
          [3, 1],
          [2, 0],
          [1, 4],
        ]),
      ),
    ).toEqual([1, 4, 3, 1]);
  });

  test("return no rate without items", () => {
    const { figure } = indicatorOf("onTimeRate");
    expect(figureOf(figure, {}, 0)).toEqual({ value: null, p90: null, of: 0 });
    expect(figureOf(figure, { arrived: 3, arrivedOnTime: 2 }, 0)).toEqual({ value: 66.7, p90: null, of: 3 });
  });

  test("reach the limits of a level from below and of a rate from above", () => {
    const limits = { threshold: null, warning: 10, critical: 20 };
    expect([9, 10, 20].map((value) => levelOf(indicatorOf("manualNotFinished"), limits, value))).toEqual([
      "ACCEPTABLE",
      "WARNING",
      "CRITICAL",
    ]);
    const share = { threshold: null, warning: 90, critical: 80 };
    expect([91, 90, 80].map((value) => levelOf(indicatorOf("onTimeRate"), share, value))).toEqual(["ACCEPTABLE", "WARNING", "CRITICAL"]);
    expect(levelOf(indicatorOf("alarms"), { threshold: null, warning: null, critical: null }, 4)).toBeNull();
  });

  test("have a distinct key per indicator, with a warning before critical", () => {
    expect(new Set(indicators.map(({ key }) => key)).size).toBe(indicators.length);
    for (const one of indicators) {
      if (!("levels" in one)) continue;
      const { warning, critical } = one.levels;
      expect("isWorseBelow" in one ? critical < warning : critical > warning, one.key).toBe(true);
    }
  });
});
