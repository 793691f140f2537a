import type { ClaimRow } from "../../changes/claimState";
import { applyRecord } from "../intake/applyRecord";
import type { ClaimRecord } from "../intake/claimRecord";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { EvaluationContext } from "../intake/evaluationContext";
import type { ClaimActionRow } from "./claimActions.queries";

/** Time of the event that an action confirms: the time that the user entered, otherwise the time of the request. */
export const happenedAt = ({ input, at }: Pick<ClaimActionRow, "input" | "at">): Date =>
  typeof input.at === "string" ? new Date(input.at) : at;

/** Source of values recorded by an action. They take precedence over values of the feed. */
export const ACTION_SOURCE = "ACTION";

export const isOver = ({ finishedAt, cancelledAt }: ClaimRow): boolean => finishedAt !== null || cancelledAt !== null;

/** Returns the claim after the record of an action, or `null` if the record contradicts recorded data. Pure. */
export function withActionRecord(
  before: ClaimSnapshot & { row: ClaimRow },
  record: Omit<ClaimRecord, "id">,
  context: EvaluationContext,
): ExistingClaimSnapshot | null {
  const after = applyRecord(before, { id: before.row.id, ...record }, context, ACTION_SOURCE);
  return Array.isArray(after) ? null : after;
}
