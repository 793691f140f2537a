import fc from "fast-check";
import { expect, test } from "vitest";
import { travelTimeOf } from "../../../schema/rules/arrival/arrivalModel";
import { forecastSeconds } from "../../../schema/rules/arrival/forecast";
import { priorOf } from "../../../schema/rules/arrival/prior";
import { applyRecord } from "../../../server/claims/intake/applyRecord";
import { EvaluationContext } from "../../../server/claims/intake/evaluationContext";
import { NO_CLAIM } from "../../../server/claims/status/claimSnapshot";
import { withStatus } from "../../../server/claims/status/storedStatus";
import { toClaimEta } from "../../../server/claims/trips/eta";
import { SettingsInForce } from "../../../server/settings/settings.queries";

const NOW = Date.UTC(2026, 10, 28, 9);
const MINUTE = 60_000;

/** A claim whose resource is on its way, evaluated when its last position is of some age. */
function evaluated(ageSeconds: number, limitMinutes: number, predictedSeconds: number) {
  const settings = new SettingsInForce([{ instanceId: null, key: "outdatedPosition", value: limitMinutes }]);
  const instances = new Map([["ES", { country: "ES", timeZone: "Europe/Madrid" }]]);
  const suppliers = new Map([["M-1", { access: "MOBILE" as const, instanceId: "ES" }]]);
  const context = new EvaluationContext(new Date(NOW), instances, new Map(), suppliers, settings, new Map());
  const [assignedAt, createdAt] = [new Date(NOW - 5 * MINUTE), new Date(NOW - 10 * MINUTE)];
  const record = { instanceId: "ES", serviceId: "GRU", occurredAt: createdAt, supplierId: "M-1", assignedAt, promisedMinutes: 45 };
  const claim = applyRecord(NO_CLAIM, { id: "C", sourceVersion: null, ...record }, context);
  if (Array.isArray(claim)) throw new Error(JSON.stringify(claim));
  const fixAt = NOW - ageSeconds * 1_000;
  const time = travelTimeOf(priorOf.STRAIGHT, {
    predictedSeconds,
    isUnderWay: true,
    hourOfWeek: 10,
    destination: [-3.7, 40.4],
    kind: "TOW",
  });
  const eta = {
    ...{ fixAt, anchorAt: fixAt, seconds: forecastSeconds(time, fixAt, fixAt), router: "STRAIGHT" as const },
    ...{ routerSeconds: predictedSeconds, version: 0, hourShift: 0 },
  };
  const row = { ...claim.row, createdAt, eta, etaFixAt: new Date(fixAt), etaSeconds: predictedSeconds };
  const after = withStatus(row, { access: "MOBILE", lastFixAt: new Date(fixAt) }, settings, new Date(NOW));
  return { after, eta: toClaimEta(after, settings.of("ES").values, NOW) };
}

test("a claim has no expected arrival unless its position is younger than KPI 5", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 7_200 }),
      fc.integer({ min: 1, max: 60 }),
      fc.integer({ min: 0, max: 6_000 }),
      (age, limit, predicted) => {
        const { after, eta } = evaluated(age, limit, predicted);
        const isOutdated = age >= limit * 60;
        expect(after.lateChance === null).toBe(isOutdated);
        expect(eta === null).toBe(isOutdated);
      },
    ),
  );
});
