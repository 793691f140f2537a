import { expect, test } from "vitest";
import { evaluateClaimStatus } from "../../../schema/rules/claims/claimStatus";
import { defaultSettings } from "../../../schema/rules/settings/kpiSettings";
import { NOW_MS, tow, tripFacts } from "./claimFacts";

const answer = (latenessQuantile: number) =>
  evaluateClaimStatus(
    tow(-40, 45),
    { ...tripFacts(0, 10), p80Seconds: 17 * 60, p90Seconds: 40 * 60 },
    { ...defaultSettings, latenessQuantile },
    NOW_MS,
  );

test.each([
  [50, "PENDING_ARRIVAL_INTIME", 5],
  [80, "PENDING_ARRIVAL_DELAYED", 12],
  [90, "PENDING_ARRIVAL_CRITICAL", 35],
])("a lateness predicted by the %s %% quantile gives %s", (quantile, status, lateness) => {
  const { status: is, predictedAt, reason } = answer(quantile);
  expect(is).toBe(status);
  expect(reason.minutes.lateness).toBe(lateness);
  // The time shown stays the median.
  expect(predictedAt).toBe(NOW_MS + 10 * 60_000);
  expect(reason.settings.latenessQuantile).toBe(quantile === 50 ? undefined : quantile);
});

test("uses the median of predictions without quantiles", () => {
  const status = evaluateClaimStatus(tow(-40, 45), tripFacts(0, 10), { ...defaultSettings, latenessQuantile: 90 }, NOW_MS).status;
  expect(status).toBe("PENDING_ARRIVAL_INTIME");
});
