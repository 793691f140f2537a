// What a viewer may see, and what a viewer asks to see.
import type { AssignmentType, ClaimStatus, ServiceKind } from "../../schema/rules/claims";
import type { FrameField } from "../../schema/rules/frames";
import type { MapLayer } from "../../schema/rules/map";
import type { ResourceStatus, SupplierAccess } from "../../schema/rules/suppliers";

/** What a viewer may see. A value: a change of permission is a new one with another version, and new views. */
export interface BoardScope {
  version: string;
  instances: ReadonlySet<string> | "all";
  layers: readonly MapLayer[];
  /**
   * Columns, or the names of suppliers, that do not leave the server; what is derived from one (counts by status, ages, timings) stays
   * too, and a filter on one is ignored. Handle, layer and place cannot be hidden: who may not see where features are may not see their
   * layer.
   */
  hiddenColumns?: readonly FrameField[];
}

/** Names to let through; null in a list stands for features that have none. */
type Names = readonly (string | null)[];

/**
 * What a viewer asks to see. An absent field asks for nothing. Claims are narrowed by what only claims have, resources by
 * `resourceStatuses`, suppliers by `accesses`, all by instance and supplier. Instants are milliseconds; a claim that lacks the instant
 * does not pass its limit.
 */
export interface BoardFilter {
  /** The claims' KPI bars: they do not narrow `totals.claims` themselves. */
  statuses?: readonly ClaimStatus[];
  /** The resources' KPI bars: they do not narrow `totals.resources` themselves. */
  resourceStatuses?: readonly ResourceStatus[];
  kinds?: readonly ServiceKind[];
  instanceIds?: Names;
  centreIds?: Names;
  clientIds?: Names;
  contractIds?: Names;
  serviceIds?: Names;
  priorities?: Names;
  /** Suppliers, and the claims assigned to them. */
  supplierIds?: Names;
  accesses?: readonly SupplierAccess[];
  assignmentTypes?: readonly (AssignmentType | null)[];
  /** "none": not known. */
  scheduled?: boolean | "none";
  assignedAfter?: number;
  assignedBefore?: number;
  occurredAfter?: number;
  occurredBefore?: number;
  measuredAfter?: number;
  measuredBefore?: number;
  /** Results of a search elsewhere, each for its own group: a search for claims leaves the suppliers. Sets are not to be changed later. */
  ids?: { claims?: ReadonlySet<string>; suppliers?: ReadonlySet<string> };
  /** Only features without position, in lists and counts; both status filters are off meanwhile (readings.md, no-position filter). */
  withoutPosition?: boolean;
}
