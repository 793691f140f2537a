import type { claims } from "../db/tables/claims";
import type { ClaimState } from "./states";

export type ClaimRow = typeof claims.$inferSelect;

const toMs = (date: Date | null): number | null => date?.getTime() ?? null;

const isAssigned = ({ supplierId, proposed }: Pick<ClaimRow, "supplierId" | "proposed">): boolean => supplierId !== null && !proposed;

export const claimState = (claim: StateRow): ClaimState => ({
  id: claim.id,
  version: claim.version,
  instanceId: claim.instanceId,
  status: claim.status,
  kind: claim.kind,
  serviceId: claim.serviceId,
  centreId: claim.centreId,
  clientId: claim.clientId,
  contractId: claim.contractId,
  supplierId: isAssigned(claim) ? claim.supplierId : null,
  scheduled: claim.scheduled,
  priorityCode: claim.priorityCode,
  assignmentType: claim.assignmentType,
  lon: claim.lon,
  lat: claim.lat,
  occurredAt: claim.occurredAt.getTime(),
  assignedAt: toMs(claim.assignedAt),
  measuredFrom: toMs(claim.measuredFrom),
  predictedAt: toMs(claim.predictedAt),
  criticalStatus: claim.criticalStatus,
  criticalFrom: toMs(claim.criticalFrom),
  riskType: claim.riskType,
  plannedStart: toMs(claim.plannedStart),
  contactedAt: toMs(claim.contactedAt),
  ...(claim.lateChance !== null && {
    lateChance: claim.lateChance,
    likelyLateAt: claim.likelyLateAt!.getTime(),
    veryLikelyLateAt: claim.veryLikelyLateAt!.getTime(),
  }),
  waitingSince: isAssigned(claim) ? null : toMs(claim.noSupplierSince ?? claim.validatedAt ?? claim.occurredAt),
});

export const claimStateColumns = [
  "id",
  "version",
  "instanceId",
  "status",
  "kind",
  "serviceId",
  "centreId",
  "clientId",
  "contractId",
  "supplierId",
  "proposed",
  "scheduled",
  "priorityCode",
  "assignmentType",
  "lon",
  "lat",
  "occurredAt",
  "assignedAt",
  "measuredFrom",
  "predictedAt",
  "criticalStatus",
  "criticalFrom",
  "riskType",
  "lateChance",
  "likelyLateAt",
  "veryLikelyLateAt",
  "plannedStart",
  "contactedAt",
  "validatedAt",
  "noSupplierSince",
] as const satisfies readonly (keyof ClaimRow)[];
export type StateRow = Pick<ClaimRow, (typeof claimStateColumns)[number]>;
