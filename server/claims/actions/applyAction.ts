// What the actions have in common that make something of their claim. Pure.
import type { ClaimRow } from "../../changes/claimState";
import { applyRecord } from "../intake/applyRecord";
import type { ClaimRecord } from "../intake/claimRecord";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { EvaluationContext } from "../intake/evaluationContext";
import type { ClaimActionRow } from "./claimActions.queries";

/** When what an action confirms happened: as typed, else when it was asked. */
export const happenedAt = ({ input, at }: Pick<ClaimActionRow, "input" | "at">): Date =>
  typeof input.at === "string" ? new Date(input.at) : at;

/** What an action writes down is its own, and outweighs the feed where they differ. */
export const ACTION_SOURCE = "ACTION";

/** Finished or cancelled, by whatever was recorded meanwhile. */
export const isOver = ({ finishedAt, cancelledAt }: ClaimRow): boolean => finishedAt !== null || cancelledAt !== null;

/** The claim after what an action records; null: it contradicts what is known. */
export function withActionRecord(
  before: ClaimSnapshot & { row: ClaimRow },
  record: Omit<ClaimRecord, "id">,
  context: EvaluationContext,
): ExistingClaimSnapshot | null {
  const after = applyRecord(before, { id: before.row.id, ...record }, context, ACTION_SOURCE);
  return Array.isArray(after) ? null : after;
}
