import { arrivalErrorOf } from "../../../schema/rules/claims/actionTimes";
import { dispatchedAt } from "../../../schema/rules/claims/claimWindow";
import { locales } from "../../../schema/rules/language/locales";
import { assignedSupplierId } from "../status/assignment";
import { claimFactsOf } from "../status/storedStatus";
import { happenedAt, withActionRecord } from "./applyAction";
import type { AwaitedAction } from "./definition";

const MOMENT_FORMAT = {
  ...({ day: "2-digit", month: "short", year: "numeric" } as const),
  ...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZoneName: "short" } as const),
};

export const confirmArrival: AwaitedAction = {
  description: "Records the arrival of the supplier if the assistance system agrees.",
  errors: ["ARRIVAL_*"],
  failureCode: "ARRIVAL_NOTIFICATION_FAILED",
  // Arrival error 6 (service cancelled) is more specific than CLAIM_FINISHED.
  rejectionWhenFinished: ({ cancelledAt }) => (cancelledAt ? "ARRIVAL_SERVICE_CANCELLED" : null),
  timeError: (claim, atMs, nowMs) => arrivalErrorOf(claimFactsOf(claim, null), atMs, nowMs),
  /**
   * Parameter of arrival error 5: the planning date named by the assistance system, otherwise the dispatch time, in the claim's time
   * zone.
   */
  errorParameters(code, claim, locale, named) {
    if (code !== "ARRIVAL_BEFORE_ASSIGNMENT") return undefined;
    const write = new Intl.DateTimeFormat(locales[locale], { timeZone: claim.timeZone, ...MOMENT_FORMAT });
    return { moment: write.format(named ?? dispatchedAt(claimFactsOf(claim, null))) };
  },
  apply(before, action, context) {
    const { row } = before;
    const at = happenedAt(action);
    const isPossible = row.arrivedAt === null && row.cancelledAt === null && (row.finishedAt === null || at < row.finishedAt);
    return isPossible && assignedSupplierId(row) === action.before?.supplierId
      ? withActionRecord(before, { milestones: [{ code: "ARRIVAL", at }] }, context)
      : null;
  },
};
