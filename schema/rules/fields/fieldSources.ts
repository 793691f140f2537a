// Dependencies between fields. If a field is hidden, fields derived from it, filters on it and errors caused by it must not reveal it.
import { claimFields } from "./claimFields";
import { narrowedColumns } from "./columnFilters";
import { filterSources, valuesOf, type FieldSource, type Fields } from "./field";
import { orderedFields } from "./orders";
import { contactListFields, contactSources, dueFields, endFields, managedFields, statusInputs } from "./sourceGroups";
import { supplierFields } from "./supplierFields";

/**
 * Rejections that reveal field values. If any of the fields is hidden, all of them are replaced by one code, because the choice depends
 * on every checked field.
 */
export const rejections = {
  codes: [
    ...["ARRIVAL_NOT_MANUAL", "ARRIVAL_ALREADY_NOTIFIED", "ARRIVAL_AFTER_COMPLETION", "ARRIVAL_BEFORE_ASSIGNMENT", "ARRIVAL_IN_FUTURE"],
    ...["COMPLETION_BEFORE_ARRIVAL", "COMPLETION_IN_FUTURE", "NO_SUPPLIER_TO_CANCEL", "SUPPLIER_ARRIVED", "CLAIM_STATUS"],
  ],
  of: ["assignmentType", "arrivedAt", "finishedAt", "assignedAt", "validatedAt", "supplier", "proposed"],
  shownAs: "CLAIM_STATUS",
  /** Reveals that a finished claim was cancelled. */
  cancelled: { code: "ARRIVAL_SERVICE_CANCELLED", of: ["cancelledAt"], says: "CLAIM_FINISHED" },
} as const;
const callFields = [...endFields, ...managedFields, "actions", "processes", ...rejections.of, ...rejections.cancelled.of];

/** Fields from which a field is derived; it is hidden if any of them is. Entries must include indirect sources. */
export const derivedFrom: Readonly<Record<string, readonly FieldSource[]>> = {
  ...ofFields("Claim", claimFields),
  ...ofFields("Supplier", supplierFields),
  "ProcessEvidence.minutes": [...dueFields, "measuredFrom", "predictedAt"],
  // The applicable limit reveals the supplier's access type, and whether a supplier is assigned.
  "WorklistEntry.limitAt": [...dueFields, "measuredFrom", "supplier", "proposed"],
  "ProcessEvidence.metres": ["position", "MOBILE.position"],
  "ApiError.input": callFields,
  "ApiError.output": callFields,
  // A failed cancellation or delay call reveals the cancellation or delay. Alarms of calls to people are hidden completely (callInScope).
  "Alarm.operation": callFields,
  "BulkActionError.values": rejections.of,
  "WebhookEvent.supplierBefore": ["supplier", "proposed"],
};

/** Filter parts that only lists support. The change stream supports all others; the map also excludes ids. */
const LIST_FILTER = ["columns", "open", "bounds", "indicator", "occurredFrom", "occurredTo", "updatedAt"];
const askedOfClaims = filterSources(claimFields);
askedOfClaims.mobileUser!.push("MOBILE.mobile");
const askedOfChanges = without(askedOfClaims, LIST_FILTER);
const askedOfMap = { ...without(askedOfChanges, ["ids"]), access: [], resourceStatuses: [] };

/**
 * Fields that the answer to an operation or input reveals; rejected if one is hidden. Input types list all their fields, so that none is
 * forgotten.
 */
export const fieldsAskedAbout: Readonly<Record<string, readonly FieldSource[]>> = {
  ...ofType("ClaimFilter", askedOfClaims),
  ...ofType("ClaimChangeFilter", askedOfChanges),
  ...ofType("MapFilterInput", askedOfMap),
  ...ofType("SupplierFilter", filterSources(supplierFields)),
  ...asNamed("ClaimOrderField", claimFields, orderedFields(claimFields)),
  ...asNamed("SupplierOrderField", supplierFields, orderedFields(supplierFields)),
  ...asNamed("ClaimColumn", claimFields, narrowedColumns(claimFields)),
  ...asNamed("SupplierColumn", supplierFields, narrowedColumns(supplierFields)),
  // Rows about claims are only visible to viewers who see all fields that the rows reveal.
  ...withoutSources("AuditFilter", ["from", "to", "actor", "peopleOnly", "action", "model", "entityId", "text"]),
  ...withoutSources("ActorFilter", ["kind", "id", "name"]),
  ...withoutSources("ApiErrorFilter", ["from", "to", "integration", "operation", "claimId"]),
  // A code that is replaced for the viewer cannot be used as a filter.
  "ApiErrorFilter.code": [...rejections.of, ...rejections.cancelled.of],
  // Trying the action would reveal the assignment type.
  "Mutation.confirmArrival": ["assignmentType"],
  "Mutation.confirmArrivals": ["assignmentType"],
  // Trying several instants would reveal the earliest accepted one.
  "ConfirmArrivalInput.at": ["assignedAt", "validatedAt", "finishedAt"],
  "ConfirmCompletionInput.at": ["arrivedAt"],
  "ConfirmArrivalsInput.at": ["assignedAt", "validatedAt", "finishedAt"],
  "ConfirmCompletionsInput.at": ["arrivedAt"],
  // Repeated previews would reveal a claim's instants and the contacts of a call.
  "Query.kpiSettingsPreview": [...statusInputs, ...contactSources],
  "Query.specificProfileReach": ["client", "contract", "supplier", "proposed"],
  // Distances to a claim reveal its location; the exclusions reveal its supplier and when it needs service.
  "SupplierFilterInput.claimId": ["position", "service", "kind", "scheduled", "plannedStart", "supplier", "proposed", "predictedAt"],
  // These operations also reveal calls to people (canSeeContacts).
  "Query.contactListEntries": contactSources,
  "Query.contactListMatches": contactListFields,
};

function ofFields(type: string, fields: Fields): Record<string, readonly FieldSource[]> {
  const typeOf = (name: string): string => fields[name]!.group?.replace(/^./, (first) => first.toUpperCase()) ?? type;
  return Object.fromEntries(Object.entries(valuesOf(fields, "derivedFrom")).map(([name, sources]) => [`${typeOf(name)}.${name}`, sources]));
}
function ofType<T>(type: string, values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${type}.${name}`, value]));
}
function without<T>(parts: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(parts).filter(([part]) => !names.includes(part)));
}
function asNamed(type: string, fields: Fields, names: readonly string[]): Record<string, FieldSource[]> {
  const hideable = names.filter((name) => fields[name]?.alwaysVisible === undefined);
  return ofType(type, Object.fromEntries(hideable.map((name) => [name, [name]])));
}
function withoutSources(input: string, parts: string[]): Record<string, FieldSource[]> {
  return ofType(input, Object.fromEntries(parts.map((part) => [part, []])));
}
