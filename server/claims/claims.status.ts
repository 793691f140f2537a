// The stored status: what the rule answers, and what a board needs of a claim.
import type { ClaimStatus } from "../../schema/rules/claims";
import { claimStatus, type StatusAnswer } from "../../schema/rules/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../schema/rules/claimWindow";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { ClaimRow } from "../changes/claimState";
import type { SettingsInForce } from "../settings/settings.queries";

const ms = (date: Date | null): number | null => date?.getTime() ?? null;
const date = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

/** What the rules read of a stored claim. */
export function factsOf(claim: ClaimRow, supplierAccess: SupplierAccess | null): ClaimFacts {
  return {
    finishedAt: ms(claim.finishedAt),
    cancelledAt: ms(claim.cancelledAt),
    scheduled: claim.scheduled ?? false,
    plannedStart: ms(claim.plannedStart),
    plannedEnd: ms(claim.plannedEnd),
    occurredAt: claim.occurredAt.getTime(),
    validatedAt: ms(claim.validatedAt),
    noSupplierSince: ms(claim.noSupplierSince),
    supplierId: claim.proposed ? null : claim.supplierId,
    supplierAccess,
    assignedAt: ms(claim.assignedAt),
    promisedAt: ms(claim.promisedAt),
    promisedFrom: ms(claim.promisedFrom),
    acceptedAt: ms(claim.acceptedAt),
    arrivedAt: ms(claim.arrivedAt),
    arrivedLate: claim.arrivedLate,
    managedUntil: ms(claim.managedUntil),
    workManagedUntil: ms(claim.workManagedUntil),
  };
}

/** The drive that its prediction is from; null: nobody is driving there. */
export const drivingTo = (claim: ClaimRow): ResourceFacts | null =>
  claim.etaFixAt ? { fixAt: claim.etaFixAt.getTime(), etaSeconds: claim.etaSeconds } : null;

/** Statuses that are one delay: a stretch of them without a break is an episode. */
const delayOf: Partial<Record<ClaimStatus, "arrival" | "completion">> = {
  PENDING_ARRIVAL_DELAYED: "arrival",
  PENDING_ARRIVAL_CRITICAL: "arrival",
  NO_FINISH_DELAYED: "completion",
};

/** Since when the claim is late without a break; null: it is not. */
function lateSince(claim: ClaimRow, status: ClaimStatus, now: Date): Date | null {
  const delay = delayOf[status];
  if (!delay) return null;
  return delay === delayOf[claim.status] && claim.lateSince ? claim.lateSince : now;
}

/** The claim with the status that is right at `now`; `statusAt` moves only when the status does. */
export function evaluated(claim: ClaimRow, supplierAccess: SupplierAccess | null, inForce: SettingsInForce, now: Date): ClaimRow {
  const { values: settings, version } = inForce.of(claim.instanceId);
  const answer: StatusAnswer = claimStatus(factsOf(claim, supplierAccess), drivingTo(claim), settings, now.getTime());
  return {
    ...claim,
    status: answer.status,
    statusLabel: answer.label,
    statusReason: answer.reason,
    statusAt: answer.status === claim.status ? claim.statusAt : now,
    statusDueAt: date(answer.nextChangeAt),
    measuredFrom: date(answer.measuredFrom),
    predictedAt: date(answer.predictedAt),
    settingsVersion: version,
    lateSince: lateSince(claim, answer.status, now),
  };
}
