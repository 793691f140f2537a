// Filter shared by map, lists, counts, registers and export. Its parts have the names of `MapFilterInput` and `ClaimFilter` in the API.
import type { AssignmentType, ServiceKind } from "../../schema/rules/lists/claims";
import { filterFields as fieldsOfFilter, type TextFilter } from "../../schema/rules/map/filterParts";
import type { SupplierAccess } from "../../schema/rules/lists/suppliers";

/** Whole minutes, both inclusive; `null` for no limit. */
export interface MinutesRange {
  from: number | null;
  to: number | null;
}

export interface Filter extends Partial<Record<TextFilter, string>> {
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
  /** Instants in UTC (ISO 8601); the end is exclusive. */
  plannedFrom?: string;
  plannedTo?: string;
  contactFrom?: string;
  contactTo?: string;
  mobileUser?: string;
  assignmentTypes?: AssignmentType[];
  attributeText?: string;
}
export type FilterPart = keyof Filter;

export const filterFields = fieldsOfFilter satisfies Record<string, readonly FilterPart[]>;
export type FilterField = keyof typeof filterFields;
export const filterFieldOrder = Object.keys(filterFields) as FilterField[];

/** Parts that apply to suppliers; all other parts apply to claims only. */
export const supplierParts = ["instanceIds", "access", "supplierIds", "mobileUser"] as const satisfies readonly FilterPart[];

export const withoutParts = (field: FilterField): { [Part in FilterPart]?: undefined } =>
  Object.fromEntries(filterFields[field].map((part) => [part, undefined]));

export function withoutField(filter: Filter, field: FilterField): Filter {
  const parts: readonly FilterPart[] = filterFields[field];
  return partsWhere(filter, (part) => !parts.includes(part));
}

export const partsWhere = (filter: Filter, holds: (part: FilterPart) => boolean): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([part]) => holds(part as FilterPart)));

export const partsOf = (filter: Filter, parts: readonly string[]): Filter => partsWhere(filter, (part) => parts.includes(part));

export const fieldOf = (filter: Filter, field: FilterField): Filter => partsOf(filter, filterFields[field]);

export const fieldsSet = (filter: Filter): FilterField[] =>
  filterFieldOrder.filter((field) => filterFields[field].some((part) => filter[part] !== undefined));

export const isFilterSet = (filter: Filter): boolean => fieldsSet(filter).length > 0;
