// States carried by changes: complete, never deltas, without personal data.
import type { AssignmentType, ClaimStatus, RiskType, ServiceKind } from "../../schema/rules/lists/claims";
import type { ResourceStatus, SupplierAccess } from "../../schema/rules/lists/suppliers";

/** Instants are milliseconds since 1970, positions degrees WGS 84; `null` if unknown. */
export interface ClaimState {
  id: string;
  /** Incremented by each change under the row lock; boards drop older versions. */
  version: number;
  instanceId: string;
  status: ClaimStatus;
  kind: ServiceKind;
  serviceId: string;
  centreId: string | null;
  clientId: string | null;
  contractId: string | null;
  /** `null` while a supplier is only proposed. */
  supplierId: string | null;
  scheduled: boolean | null;
  priorityCode: string | null;
  assignmentType: AssignmentType | null;
  lon: number | null;
  lat: number | null;
  occurredAt: number;
  assignedAt: number | null;
  /** Start of age or lateness: managed end, work limit, start of waiting or planned start. */
  measuredFrom: number | null;
  predictedAt: number | null;
  /** Current or next critical status, and its limit; absent in rows of older versions. */
  criticalStatus?: ClaimStatus | null;
  criticalFrom?: number | null;
  /** `null` if unknown; absent in rows of older versions. */
  riskType?: RiskType | null;
  /** Chance of being late in percent as of the position, and when it reaches 60 % and 90 %; absent without a forecast. */
  lateChance?: number;
  likelyLateAt?: number;
  veryLikelyLateAt?: number;
  /** Planned start, first contact with the insured, and start of waiting for a supplier; absent in rows of older versions. */
  plannedStart?: number | null;
  contactedAt?: number | null;
  waitingSince?: number | null;
}

export interface SupplierState {
  id: string;
  version: number;
  instanceId: string;
  name: string;
  access: SupplierAccess;
  /** `null` unless the supplier is mobile. */
  status: ResourceStatus | null;
  /** Fixed location; mobile resources use `PositionState`. */
  lon: number | null;
  lat: number | null;
  active: boolean;
  /** Codes of offered services, `null` if unknown; absent in rows of older versions. */
  services?: string[] | null;
}

/** Last position of a mobile resource; the latest `fixAt` wins. */
export interface PositionState {
  supplierId: string;
  lon: number;
  lat: number;
  fixAt: number;
  /** Degrees clockwise from north, metres per second, metres; `null` if unknown. */
  course: number | null;
  speed: number | null;
  accuracy: number | null;
}

export type Change = { seq: number; at: number } & (
  | { kind: "claim"; state: ClaimState }
  | { kind: "supplier"; state: SupplierState }
  | { kind: "positions"; state: PositionState[] }
  | { kind: "heartbeat"; state: null }
);
