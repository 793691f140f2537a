/** What a filter of claims offers a choice of, by the part of the filter that takes it. */
export const filterOptionParts = {
  INSTANCE: "instanceIds",
  CENTRE: "centreIds",
  CLIENT: "clientIds",
  CONTRACT: "contractIds",
  SERVICE: "serviceIds",
  PRIORITY: "priorityCodes",
} as const;

/** Options that one question answers at most. */
export const MAX_FILTER_OPTIONS = 100;

/** What one chooses as one thing, by its name in the product, with the parts of the filter that say it. In the order of the configuration panel. */
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
  file: ["file"],
  otherFile: ["otherFile"],
  attributes: ["attributeText"],
} as const;

/** The things that a filter says, each with the parts that say it; what the panel does not offer (statuses, no position) is a part by itself. */
export function fieldsAsked(filter: object): (readonly string[])[] {
  const entries = Object.entries(filter) as [string, unknown][];
  // Not known, unless it is wanted, asks for nothing.
  const parts = entries.filter(([part, value]) => value != null && !(value === false && part.endsWith("Unknown"))).map(([part]) => part);
  const fields: (readonly string[])[] = Object.values(filterFields);
  const others = parts.filter((part) => !fields.some((field) => field.includes(part))).map((part) => [part]);
  return [...fields.filter((field) => field.some((part) => parts.includes(part))), ...others];
}
