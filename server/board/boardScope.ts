import { isHidden } from "../../schema/rules/fields/hiddenFields";
import type { AssignmentType, ClaimStatus, ServiceKind } from "../../schema/rules/lists/claims";
import type { FrameField } from "../../schema/rules/map/frames";
import { mapLayers, type MapLayer } from "../../schema/rules/lists/mapLayers";
import type { ResourceStatus, SupplierAccess } from "../../schema/rules/lists/suppliers";
import type { Scope } from "../platform/viewer";

/** Visibility of a viewer. Immutable: a change of permissions creates a new value with another version. */
export interface BoardScope {
  version: string;
  instances: ReadonlySet<string> | "all";
  layers: readonly MapLayer[];
  /** Contracts whose claims are visible, by `contractKey`. */
  contracts: ReadonlySet<string> | "all";
  /** Visible suppliers and the claims assigned to them. "serving": suppliers that are assigned to an open claim in scope. */
  suppliers: ReadonlySet<string> | "all" | "serving";
  /**
   * Columns that never leave the server, with everything derived from them; a filter on them is ignored. Handle and layer cannot be hidden.
   */
  hiddenColumns?: readonly FrameField[];
}

export function boardScope(scope: Scope): BoardScope {
  const { hiddenFields: hidden } = scope;
  if (!Object.keys(hidden).length) return scope;
  const claims = {
    measuredFrom: ["measuredFrom"],
    predictedAt: ["predictedAt"],
    assigned: ["supplier", "proposed"],
    risk: ["riskType"],
    priority: ["priorityCode"],
    lateChance: ["eta", "lateChance"],
  } as const;
  const ofClaims = (Object.keys(claims) as (keyof typeof claims)[]).filter((column) =>
    claims[column].some((field) => isHidden(hidden, "INCIDENTS", field)),
  );
  const ofLayers = mapLayers.flatMap((layer) =>
    (["name", "position"] as const).filter((field) => isHidden(hidden, layer, field)).map((field) => `${layer}.${field}` as const),
  );
  return { ...scope, hiddenColumns: [...ofClaims, ...ofLayers] };
}

export const boardInstants = ["assignedAt", "occurredAt", "measuredFrom", "plannedStart", "contactedAt", "waitingSince"] as const;
export type BoardInstant = (typeof boardInstants)[number];

/** Limits in milliseconds; the board rounds to whole seconds. */
export interface InstantRange {
  from?: number;
  before?: number;
}

/** Accepted names. null in a list matches features without a name. */
type Names = readonly (string | null)[];

/**
 * The filter of a view. An absent field does not filter. Claim fields narrow claims, `resourceStatuses` resources, `accesses` suppliers;
 * instance and supplier narrow all.
 */
export interface BoardFilter {
  /** Statuses chosen in the status bars of claims. They do not narrow `totals.claims`. */
  statuses?: readonly ClaimStatus[];
  /** Statuses chosen in the status bars of resources. They do not narrow `totals.resources`. */
  resourceStatuses?: readonly ResourceStatus[];
  kinds?: readonly ServiceKind[];
  instanceIds?: Names;
  centreIds?: Names;
  clientIds?: Names;
  /** Contract codes, of any client. */
  contractIds?: Names;
  serviceIds?: Names;
  priorities?: Names;
  supplierIds?: Names;
  accesses?: readonly SupplierAccess[];
  assignmentTypes?: readonly (AssignmentType | null)[];
  /** null selects claims that do not say whether they are scheduled. */
  scheduled?: readonly (boolean | null)[];
  /** Half-open ranges. A claim without the instant does not pass. */
  instants?: Partial<Record<BoardInstant, InstantRange>>;
  /** Results of text searches. A set applies to its own group only and must not be modified. */
  ids?: { claims?: ReadonlySet<string>; suppliers?: ReadonlySet<string> };
  /** True: only features without a position, in lists and counts, with both status filters off. False: only features with one. */
  withoutPosition?: boolean;
}
