import { upperSnake, type UpperSnake } from "../apiEnums";

export const filterOptionParts = {
  INSTANCE: "instanceIds",
  CENTRE: "centreIds",
  CLIENT: "clientIds",
  CONTRACT: "contractIds",
  SERVICE: "serviceIds",
  PRIORITY: "priorityCodes",
} as const;

export const MAX_FILTER_OPTIONS = 100;

/**
 * Filters by the exact text of a claim's field. Each name is the field, the part of the API, the address parameter and the field of the
 * panel.
 */
export const textFilters = ["file", "otherFile"] as const;
export type TextFilter = (typeof textFilters)[number];
export const byTextFilter = <Value>(valueOf: (name: TextFilter) => Value): Record<TextFilter, Value> =>
  Object.fromEntries(textFilters.map((name) => [name, valueOf(name)])) as Record<TextFilter, Value>;

export const filterFields = {
  instance: ["instanceIds"],
  centre: ["centreIds"],
  service: ["serviceIds"],
  kind: ["kinds"],
  scheduled: ["scheduled", "scheduledUnknown"],
  priority: ["priorityCodes", "priorityUnknown"],
  unassigned: ["unassignedMinutes"],
  access: ["access"],
  client: ["clientIds"],
  contract: ["contractIds"],
  supplier: ["supplierIds"],
  assigned: ["assignedMinutes"],
  planned: ["plannedFrom", "plannedTo"],
  contact: ["contactFrom", "contactTo"],
  mobile: ["mobileUser"],
  assignment: ["assignmentTypes"],
  ...(byTextFilter((name) => [name]) as { readonly [Name in TextFilter]: readonly [Name] }),
  attributes: ["attributeText"],
} as const;

/** First part of each field, by the field's name in the API. */
export const filterPartNames = Object.fromEntries([
  ...Object.entries(filterFields).map(([name, [part]]) => [upperSnake(name), part]),
  ...(["statuses", "resourceStatuses", "withoutPosition"] as const).map((part) => [upperSnake(part), part]),
]) as {
  readonly [Name in keyof typeof filterFields as UpperSnake<Name>]: (typeof filterFields)[Name][0];
} & { readonly STATUSES: "statuses"; readonly RESOURCE_STATUSES: "resourceStatuses"; readonly WITHOUT_POSITION: "withoutPosition" };

/**
 * Returns the active fields of a filter, each with its parts. Parts that the panel does not offer (statuses, no position) count
 * individually.
 */
export function fieldsAsked(filter: object): (readonly string[])[] {
  const entries = Object.entries(filter) as [string, unknown][];
  const parts = entries.filter(([part, value]) => value != null && !(value === false && part.endsWith("Unknown"))).map(([part]) => part);
  const fields: (readonly string[])[] = Object.values(filterFields);
  const remainingParts = parts.filter((part) => !fields.some((field) => field.includes(part))).map((part) => [part]);
  return [...fields.filter((field) => field.some((part) => parts.includes(part))), ...remainingParts];
}
