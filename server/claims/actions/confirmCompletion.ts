import { completionErrorOf } from "../../../schema/rules/claims/actionTimes";
import { claimFactsOf } from "../status/storedStatus";
import { happenedAt, isOver, withActionRecord } from "./applyAction";
import type { AwaitedAction } from "./definition";

export const confirmCompletion: AwaitedAction = {
  description: "Records the completion of the work if the assistance system agrees.",
  errors: ["COMPLETION_*"],
  failureCode: "COMPLETION_NOTIFICATION_FAILED",
  timeError: (claim, atMs, nowMs) => completionErrorOf(claimFactsOf(claim, null), atMs, nowMs),
  apply: (before, action, context) =>
    isOver(before.row) ? null : withActionRecord(before, { milestones: [{ code: "FINISHED", at: happenedAt(action) }] }, context),
};
