// What a viewer may see, and what a viewer asks to see.
import { isHidden } from "../../schema/rules/fields/hiddenFields";
import type { AssignmentType, ClaimStatus, ServiceKind } from "../../schema/rules/claims/claims";
import type { FrameField } from "../../schema/rules/map/frames";
import { mapLayers, type MapLayer } from "../../schema/rules/map/map";
import type { ResourceStatus, SupplierAccess } from "../../schema/rules/suppliers/suppliers";
import type { Scope } from "../platform/viewer";

/** What a viewer may see. A value: a change of permission is a new one with another version, and new views. */
export interface BoardScope {
  version: string;
  instances: ReadonlySet<string> | "all";
  layers: readonly MapLayer[];
  /** Claims of these contracts only, by `contractKey`. */
  contracts: ReadonlySet<string> | "all";
  /** These suppliers, and the claims assigned to them; "serving": those that an open claim in scope is assigned to. */
  suppliers: ReadonlySet<string> | "all" | "serving";
  /**
   * What does not leave the server; what is derived from it (counts by status, ages, timings) stays too, and a filter on it is ignored.
   * Handle and layer cannot be hidden.
   */
  hiddenColumns?: readonly FrameField[];
}

/** A viewer's scope as the board takes it: what of the hidden fields is on the map. */
export function boardScope(scope: Scope): BoardScope {
  const { hiddenFields: hidden } = scope;
  if (!Object.keys(hidden).length) return scope;
  const claims = {
    measuredFrom: ["measuredFrom"],
    predictedAt: ["predictedAt"],
    assigned: ["supplier", "proposed"],
    risk: ["riskType"],
    priority: ["priorityCode"],
  } as const;
  const ofClaims = (Object.keys(claims) as (keyof typeof claims)[]).filter((column) =>
    claims[column].some((field) => isHidden(hidden, "INCIDENTS", field)),
  );
  const ofLayers = mapLayers.flatMap((layer) =>
    (["name", "position"] as const).filter((field) => isHidden(hidden, layer, field)).map((field) => `${layer}.${field}` as const),
  );
  return { ...scope, hiddenColumns: [...ofClaims, ...ofLayers] };
}

/** Instants of claims that a filter can limit, by their columns. */
export const boardInstants = ["assignedAt", "occurredAt", "measuredFrom", "plannedStart", "contactedAt", "waitingSince"] as const;
export type BoardInstant = (typeof boardInstants)[number];

/** Whole seconds, as milliseconds: the board keeps no parts of a second. */
export interface InstantRange {
  from?: number;
  before?: number;
}

/** Names to let through; null in a list stands for features that have none. */
type Names = readonly (string | null)[];

/**
 * What a viewer asks to see. An absent field asks for nothing. Claims are narrowed by what only claims have, resources by
 * `resourceStatuses`, suppliers by `accesses`, all by instance and supplier.
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
  /** Their own codes, whoever's contracts they are. */
  contractIds?: Names;
  serviceIds?: Names;
  priorities?: Names;
  /** Suppliers, and the claims assigned to them. */
  supplierIds?: Names;
  accesses?: readonly SupplierAccess[];
  assignmentTypes?: readonly (AssignmentType | null)[];
  /** Null: those that do not say. */
  scheduled?: readonly (boolean | null)[];
  /** From an instant on, and before another one. A claim that lacks the instant does not pass its limits. */
  instants?: Partial<Record<BoardInstant, InstantRange>>;
  /** Results of a search elsewhere, each for its own group: a search for claims leaves the suppliers. Sets are not to be changed later. */
  ids?: { claims?: ReadonlySet<string>; suppliers?: ReadonlySet<string> };
  /** True: only features without position, in lists and counts; both status filters are off meanwhile (readings.md, no-position filter). False: only those with one. */
  withoutPosition?: boolean;
}
