// What an action that is done makes of its claim. Pure.
import type { ClaimRow } from "../../changes/claimState";
import { assignedSupplierId } from "../status/assignment";
import { applyRecord } from "../intake/applyRecord";
import type { ClaimRecord } from "../intake/claimRecord";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { EvaluationContext } from "../intake/evaluationContext";
import type { ClaimActionRow } from "./claimActions.queries";

/** When what an action confirms happened: as typed, else when it was asked. */
export const happenedAt = ({ input, at }: Pick<ClaimActionRow, "input" | "at">): Date =>
  typeof input.at === "string" ? new Date(input.at) : at;

const SOURCE = "ACTION";

/** The claim once the outside has agreed; null: what was recorded meanwhile leaves no room for it, and stays. */
export function applyAction(
  before: ClaimSnapshot & { row: ClaimRow },
  action: ClaimActionRow,
  context: EvaluationContext,
): ExistingClaimSnapshot | null {
  const { row } = before;
  const over = row.finishedAt !== null || row.cancelledAt !== null;
  const at = happenedAt(action);
  const withRecord = (record: Omit<ClaimRecord, "id">): ExistingClaimSnapshot | null => {
    const after = applyRecord(before, { id: row.id, ...record }, context, SOURCE);
    return Array.isArray(after) ? null : after;
  };
  switch (action.name) {
    case "confirmArrival": {
      const isPossible = row.arrivedAt === null && row.cancelledAt === null && (row.finishedAt === null || at < row.finishedAt);
      return isPossible && assignedSupplierId(row) === action.before?.supplierId
        ? withRecord({ milestones: [{ code: "ARRIVAL", at }] })
        : null;
    }
    case "confirmCompletion":
      return over ? null : withRecord({ milestones: [{ code: "FINISHED", at }] });
    case "cancelService":
      return over ? null : { ...before, row: { ...row, cancelledAt: context.now, closedBy: SOURCE } };
    // Missed since it was asked: the outside may have sent another one before we had its answer.
    case "cancelProvider":
      return over || row.arrivedAt !== null || assignedSupplierId(row) !== action.before?.supplierId
        ? null
        : withRecord({ supplierId: null, noSupplierSince: at, pendingArrivalSince: null });
    default:
      return null;
  }
}
