// What claims and suppliers are narrowed by: one value for the map, its lists, the counts, the registers and the export. The parts are those of
// the API's `MapFilterInput` and `ClaimFilter`, of the same names; a part that is not set is absent.
import type { AssignmentType, ServiceKind } from "../../schema/rules/claims/claims";
import { filterFields as fieldsOfFilter } from "../../schema/rules/map/filterParts";
import type { SupplierAccess } from "../../schema/rules/suppliers/suppliers";

/** Whole minutes, both included; null: no limit. */
export interface MinutesRange {
  from: number | null;
  to: number | null;
}

export interface Filter {
  instanceIds?: string[];
  centreIds?: string[];
  serviceIds?: string[];
  kinds?: ServiceKind[];
  scheduled?: boolean;
  scheduledUnknown?: true;
  priorityCodes?: string[];
  priorityUnknown?: true;
  unassignedMinutes?: MinutesRange;
  access?: SupplierAccess[];
  clientIds?: string[];
  contractIds?: string[];
  supplierIds?: string[];
  assignedMinutes?: MinutesRange;
  /** Instants, ISO 8601 in UTC; "to" is excluded. */
  plannedFrom?: string;
  plannedTo?: string;
  contactFrom?: string;
  contactTo?: string;
  mobileUser?: string;
  assignmentTypes?: AssignmentType[];
  file?: string;
  otherFile?: string;
  attributeText?: string;
}
export type FilterPart = keyof Filter;

/** Each part that a field names is one of the filter's. */
export const filterFields = fieldsOfFilter satisfies Record<string, readonly FilterPart[]>;
export type FilterField = keyof typeof filterFields;
export const filterFieldOrder = Object.keys(filterFields) as FilterField[];

/** Parts that narrow suppliers too, or them alone; all others say something of claims only. */
export const supplierParts = ["instanceIds", "access", "supplierIds", "mobileUser"] as const satisfies readonly FilterPart[];

/** Without a field, as if nobody had chosen anything there. */
export function withoutField(filter: Filter, field: FilterField): Filter {
  const parts: readonly FilterPart[] = filterFields[field];
  return partsWhere(filter, (part) => !parts.includes(part));
}

/** Those of its parts of which something holds. */
export const partsWhere = (filter: Filter, holds: (part: FilterPart) => boolean): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => holds(part as FilterPart)));

/** Some parts of the filter, as far as they are set. */
export const partsOf = (filter: Filter, parts: readonly string[]): Filter => partsWhere(filter, (part) => parts.includes(part));

/** What the filter says of a field. */
export const fieldOf = (filter: Filter, field: FilterField): Filter => partsOf(filter, filterFields[field]);

/** The fields that narrow something, in the order of the panel. */
export const fieldsSet = (filter: Filter): FilterField[] =>
  filterFieldOrder.filter((field) => filterFields[field].some((part) => filter[part] !== undefined));

export const isFilterSet = (filter: Filter): boolean => fieldsSet(filter).length > 0;
