import { MINUTE_MS } from "../../../schema/rules/durations";
import { sourceCode } from "../../../schema/rules/instanceIds";
import type { ClaimRow } from "../../changes/claimState";
import { columnsFrom, emptyRow, UNVERSIONED } from "../../db/sourceRecords";
import { claims, type ClaimSource } from "../../db/tables/claims";
import type { FieldError } from "../../platform/recordOutcome";
import { decideArrival, applyEnd, applyMilestones } from "./progress";
import { dropPrediction } from "./prediction";
import { kindOf, riskTypeOf } from "./serviceKind";
import type { ClaimField, ClaimRecord } from "./claimRecord";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { EvaluationContext } from "./evaluationContext";
import { afterSupplierChange, assignmentTypeFor, withoutCancelledSupplier } from "./supplierChange";
import { zoneOfClaim } from "./timeZone";

const EMPTY_ROW = emptyRow(claims);
const REQUIRED_FIELDS = ["instanceId", "serviceId", "occurredAt"] as const;

/**
 * Applies a record to a claim in the sender's scope and returns the claim before evaluation, or the errors that reject the complete
 * record. Pure.
 */
export function applyRecord(
  before: ClaimSnapshot,
  received: ClaimRecord,
  context: EvaluationContext,
  from: ClaimSource = "FEED",
): ExistingClaimSnapshot | FieldError<ClaimField>[] {
  const record = from === "FEED" ? withoutCancelledSupplier(before.row, received) : received;
  const errors: FieldError<ClaimField>[] = before.row
    ? []
    : REQUIRED_FIELDS.filter((field) => record[field] === undefined).map((field) => ({ field, code: "REQUIRED" }));
  if (errors.length) return errors;
  const row = {
    ...(before.row ?? EMPTY_ROW),
    ...columnsFrom(record, EMPTY_ROW),
    sourceVersion: record.sourceVersion ?? before.row?.sourceVersion ?? UNVERSIONED,
  };
  row.supplierId = supplierIdAfter(row, before.row, record, context);
  const instance = context.instances.get(row.instanceId);
  if (!instance) errors.push({ field: "instanceId", code: "INSTANCE_UNKNOWN" });
  if (row.contractId !== null && row.clientId === null) errors.push({ field: "contractId", code: "CONTRACT_WITHOUT_CLIENT" });

  completePlan(row, before.row, record);
  if (row.plannedStart && row.plannedEnd && row.plannedEnd < row.plannedStart)
    errors.push({ field: record.plannedEnd === undefined ? "plannedStart" : "plannedEnd", code: "END_BEFORE_START" });

  const claim: ExistingClaimSnapshot = { row, milestones: before.milestones, movements: movementsAfter(before, record) };
  claim.milestones = afterSupplierChange(claim, before.row, record, from, context.now);
  claim.milestones = applyMilestones(claim, record);
  if (isFinishedBeforeOccurrence(row, record))
    errors.push({ field: record.milestones ? "milestones" : "occurredAt", code: "END_BEFORE_START" });
  if (!instance || errors.length) return errors;
  claim.milestones = applyEnd(claim, before.row, record, from, context.now);

  row.contactedAt = claim.milestones.get("PHONE")?.at ?? row.validatedAt;
  row.kind = kindOf(row.serviceId);
  row.riskType = riskTypeOf(row.riskCode, row.riskName);
  row.assignmentType = assignmentTypeFor(row, before.row, record, context.accessOf(row, record));
  setPromise(row);
  decideArrival(row, before.row, context.accessOf(row, record), context.settings.of(row.instanceId).values);
  if (record.position !== undefined) Object.assign(row, { lon: record.position?.lon ?? null, lat: record.position?.lat ?? null });
  dropPrediction(row, before.row, context.now);
  if (hasMoved(row, before.row)) row.timeZone = zoneOfClaim(row, instance, context.centreZone(row.instanceId, row.centreId));
  return claim;
}

function supplierIdAfter(
  { supplierId, instanceId }: ClaimRow,
  before: ClaimRow | null,
  record: ClaimRecord,
  context: EvaluationContext,
): string | null {
  if (supplierId === null || (record.supplierId === undefined && instanceId === before?.instanceId)) return supplierId;
  const code = record.supplierId ?? sourceCode({ id: supplierId, instanceId: before!.instanceId });
  return context.supplierIdOf(code, instanceId);
}

/**
 * A planned start without an end implies an end equal to the start, also when the start moves.
 * Specification readings, "Records coming in".
 */
function completePlan(row: ClaimRow, before: ClaimRow | null, record: ClaimRecord): void {
  const followed = before?.plannedEnd?.getTime() === before?.plannedStart?.getTime();
  if (record.plannedStart !== undefined && record.plannedEnd === undefined && followed) row.plannedEnd = row.plannedStart;
  row.plannedEnd ??= row.plannedStart;
}

/** The promise is set once and never changes afterwards. Specification readings, "Claim status". */
function setPromise(row: ClaimRow): void {
  if (row.promisedAt !== null || row.promisedMinutes === null || row.supplierId === null || row.proposed) return;
  row.promisedFrom = row.assignedAt ?? row.validatedAt ?? row.occurredAt;
  row.promisedAt = new Date(row.promisedFrom.getTime() + Math.round(row.promisedMinutes * MINUTE_MS));
}

const isFinishedBeforeOccurrence = (row: ClaimRow, record: ClaimRecord): boolean =>
  row.finishedAt !== null &&
  row.finishedAt < row.occurredAt &&
  (record.occurredAt !== undefined || !!record.milestones?.some(({ code }) => code === "FINISHED"));

const hasMoved = (row: ClaimRow, before: ClaimRow | null): boolean =>
  before === null || (["lon", "lat", "instanceId", "centreId"] as const).some((column) => row[column] !== before[column]);

const movementsAfter = (before: ClaimSnapshot, { movements }: ClaimRecord): ClaimSnapshot["movements"] =>
  movements === undefined ? before.movements : new Map(movements?.map(({ number, amount }) => [number, amount]));
