import type { ClaimEta } from "../../../schema/claims/claimEta";
import { arrivalBy, latenessAt, latenessReasonAt, lateChanceAt, secondsBy } from "../../../schema/rules/arrival/forecast";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import type { ClaimRow } from "../../changes/claimState";

type EtaRow = Pick<ClaimRow, "eta" | "measuredFrom" | "lateChance" | "likelyLateAt" | "veryLikelyLateAt">;

/** Returns the expected arrival; `null` without a prediction from a current position. `measuredFrom` is the due time of the arrival. */
export function toClaimEta({ eta, measuredFrom, ...row }: EtaRow, settings: Settings, now: number): ClaimEta | null {
  if (!eta || row.lateChance === null || !measuredFrom || !row.likelyLateAt || !row.veryLikelyLateAt) return null;
  const lateAt = measuredFrom.getTime() + settings.mobileDelay * MINUTE_MS;
  const times = { likelyLateAt: row.likelyLateAt.getTime(), veryLikelyLateAt: row.veryLikelyLateAt.getTime() };
  const by = (percent: 50 | 80 | 90): Date => new Date(arrivalBy(eta, percent));
  return {
    ...{ p50: by(50), p80: by(80), p90: by(90) },
    factor: eta.routerSeconds ? secondsBy(eta, 50) / eta.routerSeconds : null,
    source: eta.router,
    version: eta.version,
    fixAt: new Date(eta.fixAt),
    progressAt: new Date(eta.anchorAt),
    lateChance: lateChanceAt(eta, lateAt, now),
    lateness: latenessAt(times, now),
    latenessReason: latenessReasonAt(eta, lateAt, now),
    likelyLateAt: row.likelyLateAt,
    veryLikelyLateAt: row.veryLikelyLateAt,
  };
}
