// The stored status: what the rule answers, and what a board needs of a claim.
import { claimStatus, type StatusAnswer } from "../../schema/rules/claimStatus";
import type { ClaimFacts, ResourceFacts } from "../../schema/rules/claimWindow";
import type { SupplierAccess } from "../../schema/rules/suppliers";
import type { ClaimRow } from "../changes/claimState";
import { settingsOf } from "../settings/settings.queries";

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

const drivingTo = (claim: ClaimRow): ResourceFacts | null =>
  claim.etaFixAt ? { fixAt: claim.etaFixAt.getTime(), etaSeconds: claim.etaSeconds } : null;

/** The claim with the status that is right at `now`; `statusAt` moves only when the status does. */
export function evaluated(claim: ClaimRow, supplierAccess: SupplierAccess | null, now: Date): ClaimRow {
  const answer: StatusAnswer = claimStatus(factsOf(claim, supplierAccess), drivingTo(claim), settingsOf(claim.instanceId), now.getTime());
  return {
    ...claim,
    status: answer.status,
    statusLabel: answer.label,
    statusReason: answer.reason,
    statusAt: answer.status === claim.status ? claim.statusAt : now,
    statusDueAt: date(answer.nextChangeAt),
    measuredFrom: date(answer.measuredFrom),
    predictedAt: date(answer.predictedAt),
  };
}
