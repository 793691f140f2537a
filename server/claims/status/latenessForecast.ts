import { chanceReachedAt, lateForecastOf } from "../../../schema/rules/arrival/forecast";
import type { StatusAnswer } from "../../../schema/rules/claims/claimStatus";
import { lateArrival, type ClaimFacts } from "../../../schema/rules/claims/claimWindow";
import { needsPerson } from "../../../schema/rules/claims/criticalLimit";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import type { Settings } from "../../../schema/rules/settings/kpiSettings";
import type { EvaluatedRow } from "./evaluatedClaim";

type LatenessColumns = Pick<EvaluatedRow, "lateChance" | "likelyLateAt" | "veryLikelyLateAt" | "likelyLateSince">;

interface LatenessAnswer {
  columns: LatenessColumns;
  /** Later instant at which the alarm of a likely late arrival is due; `null` if it is not, or is already. */
  alarmAt: number | null;
}

const NONE: LatenessAnswer = {
  columns: { lateChance: null, likelyLateAt: null, veryLikelyLateAt: null, likelyLateSince: null },
  alarmAt: null,
};

/** Returns the chance of being late and its alarm. An outdated position gives no chance, but keeps an alarm. */
export function latenessForecastOf(
  claim: Pick<EvaluatedRow, "eta" | "likelyLateSince">,
  facts: ClaimFacts,
  { status, predictedAt, reason }: StatusAnswer,
  settings: Settings,
  now: Date,
): LatenessAnswer {
  const { stage } = claimStatuses[status];
  if (!claim.eta || predictedAt === null || (stage !== "pendingArrival" && stage !== "managed")) return NONE;
  const hasAlarm = settings.likelyLateAlarm && !needsPerson(status);
  const alarmedSince = hasAlarm ? claim.likelyLateSince : null;
  if (reason.notes.includes("POSITION_OUTDATED")) return { columns: { ...NONE.columns, likelyLateSince: alarmedSince }, alarmAt: null };
  const lateAt = lateArrival(facts, settings);
  const { lateChance, likelyLateAt, veryLikelyLateAt } = lateForecastOf(claim.eta, lateAt);
  const alarmAt = hasAlarm ? chanceReachedAt(claim.eta, lateAt, settings.likelyLateChance / 100) : Infinity;
  const isDue = alarmAt <= now.getTime();
  return {
    columns: {
      lateChance,
      likelyLateAt: new Date(likelyLateAt),
      veryLikelyLateAt: new Date(veryLikelyLateAt),
      likelyLateSince: isDue ? (alarmedSince ?? now) : null,
    },
    alarmAt: isDue || alarmAt === Infinity ? null : alarmAt,
  };
}
