import type { MilestoneCode } from "../../../schema/rules/claims/claims";
import type { ClaimRow } from "../../changes/claimState";

/** Null `at` takes the milestone back. Absent `url`: unchanged. */
export interface MilestoneRecord {
  code: MilestoneCode;
  at: Date | null;
  url?: string | null;
}

export interface MovementRecord {
  number: number;
  /** A decimal number with two places. */
  amount: string;
}

/** Columns that a record replaces by saying them, and that may be cleared. */
type Clearable =
  | "supplement"
  | "serviceNumber"
  | "file"
  | "otherFile"
  | "insuredName"
  | "insuredPhone"
  | "plate"
  | "centreId"
  | "clientId"
  | "contractId"
  | "riskCode"
  | "riskName"
  | "faultCode"
  | "faultName"
  | "causeCode"
  | "coverCode"
  | "productCode"
  | "priorityCode"
  | "priorityName"
  | "serviceState"
  | "serviceStateName"
  | "creationMode"
  | "invoiceReference"
  | "scheduled"
  | "proposed"
  | "origin"
  | "destination"
  | "notes"
  | "limits"
  | "attributes"
  | "surveys"
  | "plannedStart"
  | "plannedEnd"
  | "workAt"
  | "validatedAt"
  | "assignedAt"
  | "noSupplierSince"
  | "pendingArrivalSince"
  | "supplierId"
  | "assignmentType"
  | "promisedMinutes"
  | "destinationEtaMinutes"
  | "actualMinutes"
  | "originMetres"
  | "destinationMetres"
  | "remainingMetres"
  | "realRouteMinutes"
  | "assignedRouteMinutes"
  | "realRouteMetres"
  | "assignedRouteMetres"
  | "straightMetres"
  | "additionalMetres"
  | "additionalMinutes";

/** What the source says of one claim. Absent: unchanged. Null: cleared. Readings, "Records coming in". */
export interface ClaimRecord extends Partial<Pick<ClaimRow, Clearable | "instanceId" | "serviceId" | "occurredAt">> {
  id: string;
  /** Grows in the source with each change of the claim; without one the record counts as newer than what is stored. */
  sourceVersion?: number | null;
  centreName?: string | null;
  clientName?: string | null;
  contractName?: string | null;
  serviceName?: string | null;
  supplierName?: string | null;
  position?: { lon: number; lat: number } | null;
  /** Said of some milestones; the others stay. Null takes all back. */
  milestones?: MilestoneRecord[] | null;
  /** All movements there are. */
  movements?: MovementRecord[] | null;
}
export type ClaimField = keyof ClaimRecord;
