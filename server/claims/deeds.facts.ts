// What a deed that is done makes of its claim. Pure.
import type { ClaimRow } from "../changes/claimState";
import { assignedTo } from "./claims.assignment";
import { merged } from "./claims.merge";
import type { ClaimRecord } from "./claims.records";
import type { Standing, StandingClaim } from "./claims.standing";
import type { Surroundings } from "./claims.surroundings";
import type { DeedRow } from "./deeds.queries";

/** When what a deed confirms happened: as typed, else when it was asked. */
export const happenedAt = ({ input, at }: Pick<DeedRow, "input" | "at">): Date => (typeof input.at === "string" ? new Date(input.at) : at);

const from = "ACTION";

/** The claim once the outside has agreed; null: what was recorded meanwhile leaves no room for it, and stays. */
export function done(before: Standing & { row: ClaimRow }, deed: DeedRow, around: Surroundings): StandingClaim | null {
  const { row } = before;
  const over = row.finishedAt !== null || row.cancelledAt !== null;
  const at = happenedAt(deed);
  const told = (record: Omit<ClaimRecord, "id">): StandingClaim | null => {
    const after = merged(before, { id: row.id, ...record }, around, from);
    return Array.isArray(after) ? null : after;
  };
  switch (deed.action) {
    case "confirmArrival": {
      const room = row.arrivedAt === null && row.cancelledAt === null && (row.finishedAt === null || at < row.finishedAt);
      return room && assignedTo(row) === deed.before?.supplierId ? told({ milestones: [{ code: "ARRIVAL", at }] }) : null;
    }
    case "confirmCompletion":
      return over ? null : told({ milestones: [{ code: "FINISHED", at }] });
    case "cancelService":
      return over ? null : { ...before, row: { ...row, cancelledAt: around.now, closedBy: from } };
    // Missed since it was asked: the outside may have sent another one before we had its answer.
    case "cancelProvider":
      return over || row.arrivedAt !== null || assignedTo(row) !== deed.before?.supplierId
        ? null
        : told({ supplierId: null, noSupplierSince: at, pendingArrivalSince: null });
    default:
      return null;
  }
}
