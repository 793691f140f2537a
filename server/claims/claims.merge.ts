// What a record makes of a claim. Pure: the claim as it stands and the record give the claim as it will stand, or what is wrong.
import { getTableColumns } from "drizzle-orm";
import { supplierCode } from "../../schema/rules/suppliers";
import type { ClaimRow } from "../changes/claimState";
import { claims, type Source } from "../db/tables/claims";
import type { FieldFault } from "../platform/outcome";
import { assignmentTypeFor, supplierMoved, withoutCancelled } from "./claims.assignment";
import { decideArrival, ended, takeMilestones } from "./claims.course";
import { dropPrediction } from "./claims.prediction";
import { kindOf, riskTypeOf } from "./claims.kinds";
import type { ClaimField, ClaimRecord } from "./claims.records";
import type { Standing, StandingClaim } from "./claims.standing";
import type { Surroundings } from "./claims.surroundings";
import { zoneOfClaim } from "./claims.zone";

/** Version of a claim that no record with a version has told of yet: any version is newer. */
const unversioned = -1;

/**
 * Whether the record has the say. The newest version wins; the same version is the same record again. A record without version counts as
 * newer, and leaves the stored version as it is, so that the source's own count goes on.
 */
export const isNews = ({ row }: Standing, { sourceVersion }: ClaimRecord): boolean =>
  row === null || sourceVersion == null || sourceVersion > row.sourceVersion;

/** A claim of an instance that the sender may not write to: it is told nothing of it, not even which version there is. */
export const isForeign = ({ row }: Standing, { instances }: Surroundings): boolean => row !== null && !instances.has(row.instanceId);

const blank = Object.fromEntries(Object.keys(getTableColumns(claims)).map((column) => [column, null])) as unknown as ClaimRow;
const needed = ["instanceId", "serviceId", "occurredAt"] as const;

/** The claim, not a foreign one, after the record, its status not yet evaluated; or the faults that keep the whole record out. */
export function merged(
  before: Standing,
  said: ClaimRecord,
  around: Surroundings,
  from: Source = "FEED",
): StandingClaim | FieldFault<ClaimField>[] {
  const record = from === "FEED" ? withoutCancelled(before.row, said) : said;
  const faults: FieldFault<ClaimField>[] = before.row
    ? []
    : needed.filter((field) => record[field] === undefined).map((field) => ({ field, code: "REQUIRED" }));
  if (faults.length) return faults;
  const row = {
    ...(before.row ?? blank),
    ...columnsOf(record),
    sourceVersion: record.sourceVersion ?? before.row?.sourceVersion ?? unversioned,
  };
  row.supplierId = servedBy(row, before.row, record, around);
  const instance = around.instances.get(row.instanceId);
  if (!instance) faults.push({ field: "instanceId", code: "INSTANCE_UNKNOWN" });
  if (row.contractId !== null && row.clientId === null) faults.push({ field: "contractId", code: "CONTRACT_WITHOUT_CLIENT" });

  planned(row, before.row, record);
  if (row.plannedStart && row.plannedEnd && row.plannedEnd < row.plannedStart)
    faults.push({ field: record.plannedEnd === undefined ? "plannedStart" : "plannedEnd", code: "END_BEFORE_START" });

  const claim: StandingClaim = { row, milestones: before.milestones, movements: movementsAfter(before, record) };
  claim.milestones = supplierMoved(claim, before.row, record, from, around.now);
  claim.milestones = takeMilestones(claim, record);
  if (finishedTooEarly(row, record)) faults.push({ field: record.milestones ? "milestones" : "occurredAt", code: "END_BEFORE_START" });
  if (!instance || faults.length) return faults;
  claim.milestones = ended(claim, before.row, record, from, around.now);

  row.kind = kindOf(row.serviceId);
  row.riskType = riskTypeOf(row.riskCode, row.riskName);
  row.assignmentType = assignmentTypeFor(row, before.row, record, around.accessOf(row, record));
  promised(row);
  decideArrival(row, before.row, around.accessOf(row, record), around.settings.of(row.instanceId).values);
  if (record.position !== undefined) Object.assign(row, { lon: record.position?.lon ?? null, lat: record.position?.lat ?? null });
  dropPrediction(row, before.row, around.now);
  if (movedPlace(row, before.row)) row.timeZone = zoneOfClaim(row, instance, around.centreZone(row.instanceId, row.centreId));
  return claim;
}

const columnsOf = (record: ClaimRecord): Partial<ClaimRow> =>
  Object.fromEntries(Object.entries(record).filter(([field, value]) => field in blank && value !== undefined)) as Partial<ClaimRow>;

/** The supplier that the record names, or that the claim had before it moved to another AMA instance, as that instance has it. */
function servedBy({ supplierId, instanceId }: ClaimRow, before: ClaimRow | null, record: ClaimRecord, around: Surroundings): string | null {
  if (supplierId === null || (record.supplierId === undefined && instanceId === before?.instanceId)) return supplierId;
  const code = record.supplierId ?? supplierCode({ id: supplierId, instanceId: before!.instanceId });
  return around.supplierIdOf(code, instanceId);
}

/** A start without an end: the end is the start, also when the start moves. Readings, "Records coming in". */
function planned(row: ClaimRow, before: ClaimRow | null, record: ClaimRecord): void {
  const followed = before?.plannedEnd?.getTime() === before?.plannedStart?.getTime();
  if (record.plannedStart !== undefined && record.plannedEnd === undefined && followed) row.plannedEnd = row.plannedStart;
  row.plannedEnd ??= row.plannedStart;
}

/** The promise is the first one given: set once, and nothing that comes later moves it. Readings, "Claim status". */
function promised(row: ClaimRow): void {
  if (row.promisedAt !== null || row.promisedMinutes === null || row.supplierId === null || row.proposed) return;
  row.promisedFrom = row.assignedAt ?? row.validatedAt ?? row.occurredAt;
  row.promisedAt = new Date(row.promisedFrom.getTime() + Math.round(row.promisedMinutes * 60_000));
}

const finishedTooEarly = (row: ClaimRow, record: ClaimRecord): boolean =>
  row.finishedAt !== null &&
  row.finishedAt < row.occurredAt &&
  (record.occurredAt !== undefined || !!record.milestones?.some(({ code }) => code === "FINISHED"));

const movedPlace = (row: ClaimRow, before: ClaimRow | null): boolean =>
  before === null || (["lon", "lat", "instanceId", "centreId"] as const).some((column) => row[column] !== before[column]);

const movementsAfter = (before: Standing, { movements }: ClaimRecord): Standing["movements"] =>
  movements === undefined ? before.movements : new Map(movements?.map(({ number, amount }) => [number, amount]));
