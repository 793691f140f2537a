import { dueProcessesOf, delayOfStatus, type AutomaticFacts } from "../../../schema/rules/claims/automation";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { secondsBy } from "../../../schema/rules/arrival/forecast";
import { evaluateClaimStatus, type StatusAnswer } from "../../../schema/rules/claims/claimStatus";
import { criticalLimitOf } from "../../../schema/rules/claims/criticalLimit";
import type { ClaimFacts, ResourceFacts } from "../../../schema/rules/claims/claimWindow";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { SettingsInForce } from "../../settings/settings.queries";
import type { Evaluated, EvaluatedRow } from "./evaluatedClaim";
import { latenessForecastOf } from "./latenessForecast";
import type { SupplierFacts } from "./supplierFacts.queries";

const ms = (date: Date | null): number | null => date?.getTime() ?? null;
const date = (instant: number | null): Date | null => (instant === null ? null : new Date(instant));

export function claimFactsOf(claim: EvaluatedRow, supplierAccess: SupplierAccess | null): ClaimFacts {
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
    managedAt: ms(claim.managedAt),
    workManagedUntil: ms(claim.workManagedUntil),
  };
}

/**
 * Prediction input of the status rules. Its age is that of the resource's last position, even if an earlier one produced it. `null`
 * without a prediction.
 */
export function resourceFactsOf(claim: EvaluatedRow, lastFixAt: Date | null): ResourceFacts | null {
  if (!claim.etaFixAt) return null;
  const etaFixAt = claim.etaFixAt.getTime();
  const quantiles = claim.eta && { p80Seconds: secondsBy(claim.eta, 80), p90Seconds: secondsBy(claim.eta, 90) };
  return { fixAt: Math.max(etaFixAt, lastFixAt?.getTime() ?? etaFixAt), etaSeconds: claim.etaSeconds, etaFixAt, ...quantiles };
}

const earlier = (a: number | null, b: number | null): number | null => (a === null || b === null ? (a ?? b) : Math.min(a, b));

function lateSince(claim: EvaluatedRow, status: ClaimStatus, now: Date): Date | null {
  const delay = delayOfStatus[status];
  if (!delay) return null;
  return delay === delayOfStatus[claim.status] && claim.lateSince ? claim.lateSince : now;
}

/**
 * Next check of the automatic processes. Immediate for a late claim, since contacts may have to be cancelled. Only the process worker
 * moves a due time, since it knows the earlier runs.
 */
function processDueAt(claim: EvaluatedRow, after: ProcessFacts, now: Date): Date | null {
  if (claim.processDueAt && claim.processDueAt <= now) return claim.processDueAt;
  if (claim.lateSince) return now;
  const { due, nextDueAt } = dueProcessesOf(
    { ...after, lateSince: ms(after.lateSince), createdAt: claim.createdAt.getTime() },
    now.getTime(),
  );
  return due.length ? now : date(nextDueAt);
}
type ProcessFacts = Omit<AutomaticFacts, "lateSince" | "createdAt"> & { lateSince: Date | null };

/** Not before the last evaluation, even if the database's clock moved back. */
export const evaluationInstant = ({ evaluatedAt, statusAt }: Pick<EvaluatedRow, "evaluatedAt" | "statusAt">, now: Date): Date =>
  new Date(Math.max(now.getTime(), evaluatedAt?.getTime() ?? -Infinity, statusAt?.getTime() ?? -Infinity));

/**
 * Returns the claim with its status at `requestedAt`, or at its last evaluation if that is later. `statusAt` changes only with the
 * status.
 */
export function withStatus<Row extends EvaluatedRow>(
  claim: Row,
  supplier: SupplierFacts,
  inForce: SettingsInForce,
  requestedAt: Date,
): Evaluated<Row> {
  const now = evaluationInstant(claim, requestedAt);
  const { values: settings, version } = inForce.of(claim.instanceId);
  const [facts, resource] = [claimFactsOf(claim, supplier.access), resourceFactsOf(claim, supplier.lastFixAt)];
  const answer: StatusAnswer = evaluateClaimStatus(facts, resource, settings, now.getTime());
  const late = lateSince(claim, answer.status, now);
  const lateness = latenessForecastOf(claim, facts, answer, settings, now);
  const limit = criticalLimitOf(answer.status, facts, resource, settings, now.getTime());
  return {
    ...claim,
    status: answer.status,
    statusLabel: answer.label,
    statusReason: answer.reason,
    statusAt: answer.status === claim.status ? claim.statusAt : now,
    evaluatedAt: now,
    statusDueAt: date(earlier(answer.nextChangeAt, lateness.alarmAt)),
    measuredFrom: date(answer.measuredFrom),
    predictedAt: date(answer.predictedAt),
    criticalStatus: limit?.status ?? null,
    criticalFrom: date(limit?.at ?? null),
    ...lateness.columns,
    settingsVersion: version,
    lateSince: late,
    processDueAt: processDueAt(claim, { claim: facts, resource, settings, status: answer.status, lateSince: late }, now),
  };
}
