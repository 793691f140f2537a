// What a change carries: the new state of an entity as boards need it, never a delta, no personal data.
import type { AssignmentType, ClaimStatus, RiskType, ServiceKind } from "../../schema/rules/claims/claims";
import type { ResourceStatus, SupplierAccess } from "../../schema/rules/suppliers/suppliers";

/** Instants are milliseconds since 1970, positions degrees WGS 84; null is unknown. */
export interface ClaimState {
  id: string;
  /** Grows by one with each change, under the row's lock; boards drop what is older than what they have. */
  version: number;
  instanceId: string;
  status: ClaimStatus;
  kind: ServiceKind;
  serviceId: string;
  centreId: string | null;
  clientId: string | null;
  contractId: string | null;
  /** The assigned supplier; a proposed one is not assigned. */
  supplierId: string | null;
  scheduled: boolean | null;
  priorityCode: string | null;
  assignmentType: AssignmentType | null;
  lon: number | null;
  lat: number | null;
  occurredAt: number;
  assignedAt: number | null;
  /** From when its age or lateness counts: the moved end, the work limit, the start of waiting or the planned start. */
  measuredFrom: number | null;
  /** When the resource is predicted to arrive. */
  predictedAt: number | null;
  /** In which status it needs a person, now or first, and the limit of that; absent in what an earlier release has written. */
  criticalStatus?: ClaimStatus | null;
  criticalFrom?: number | null;
  /** What is insured, null: not said; absent in what an earlier release has written. */
  riskType?: RiskType | null;
  /** Planned start, first contact with the insured, and since when it waits for a supplier; absent likewise. */
  plannedStart?: number | null;
  contactedAt?: number | null;
  waitingSince?: number | null;
}

export interface SupplierState {
  id: string;
  version: number;
  instanceId: string;
  /** What people call it. */
  name: string;
  access: SupplierAccess;
  /** Of mobile resources only. */
  status: ResourceStatus | null;
  /** A fixed place; a mobile resource has its position in `PositionState`. */
  lon: number | null;
  lat: number | null;
  /** False when the supplier is off or temporarily out: not drawn. */
  active: boolean;
  /** Codes of the services it gives, null: not said; absent in what an earlier release has written. */
  services?: string[] | null;
}

/** Last position of a mobile resource; the newest `fixAt` wins. */
export interface PositionState {
  supplierId: string;
  lon: number;
  lat: number;
  fixAt: number;
  /** Degrees clockwise from north, metres per second, metres; null unknown. */
  course: number | null;
  speed: number | null;
  accuracy: number | null;
}

/** One row of the change log as its readers see it. */
export type Change = { seq: number; at: number } & (
  | { kind: "claim"; state: ClaimState }
  | { kind: "supplier"; state: SupplierState }
  | { kind: "positions"; state: PositionState[] }
  | { kind: "heartbeat"; state: null }
);
