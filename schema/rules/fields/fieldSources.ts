// What tells of which field: where one is hidden, what is made from it, asks about it or refuses because of it must not tell it either.
import { claimFields } from "./claimFields";
import { narrowedColumns } from "./columnFilters";
import { filterSources, valuesOf, type FieldSource, type Fields } from "./field";
import { orderedFields } from "./orders";
import { contactListFields, contactSources, dueFields, endFields, managedFields, statusInputs } from "./sourceGroups";
import { supplierFields } from "./supplierFields";

/**
 * Refusals that tell more than that an action is not possible. Which of several is said depends on all that an action looks at: to whom one
 * of these fields is hidden, the same is said for each.
 */
export const rejections = {
  codes: [
    ...["ARRIVAL_NOT_MANUAL", "ARRIVAL_ALREADY_NOTIFIED", "ARRIVAL_AFTER_COMPLETION", "ARRIVAL_BEFORE_ASSIGNMENT", "ARRIVAL_IN_FUTURE"],
    ...["COMPLETION_BEFORE_ARRIVAL", "COMPLETION_IN_FUTURE", "NO_SUPPLIER_TO_CANCEL", "SUPPLIER_ARRIVED", "CLAIM_STATUS"],
  ],
  of: ["assignmentType", "arrivedAt", "finishedAt", "assignedAt", "validatedAt", "supplier", "proposed"],
  shownAs: "CLAIM_STATUS",
  /** Says that a finished claim was cancelled. */
  cancelled: { code: "ARRIVAL_SERVICE_CANCELLED", of: ["cancelledAt"], says: "CLAIM_FINISHED" },
} as const;
/** What a call to the assistance system tells, by what it was made or why it was refused. */
const callFields = [...endFields, ...managedFields, "actions", "processes", ...rejections.of, ...rejections.cancelled.of];

/**
 * What a field is made from, or says again in other words: when one of these is hidden, so is it. Each entry is complete: what is derived
 * from something derived names the sources of both.
 */
export const derivedFrom: Readonly<Record<string, readonly FieldSource[]>> = {
  ...ofFields("Claim", claimFields),
  ...ofFields("Supplier", supplierFields),
  "ProcessEvidence.minutes": [...dueFields, "measuredFrom", "predictedAt"],
  // Which limit counts says how the supplier is reached, and whether there is one.
  "WorklistEntry.limitAt": [...dueFields, "measuredFrom", "supplier", "proposed"],
  "ProcessEvidence.metres": ["position", "MOBILE.position"],
  "ApiError.input": callFields,
  "ApiError.output": callFields,
  // That a call about a cancellation or a delay was given up says that there is one. Of calls to people not even the alarm is known (callInScope).
  "Alarm.operation": callFields,
  // The instant before which nobody can have arrived.
  "BulkActionError.values": rejections.of,
};

/** Parts of a claim's filter that lists alone take: the stream of changes takes all others, the map those that name no claims. */
const LIST_FILTER = ["columns", "open", "bounds", "indicator", "occurredFrom", "occurredTo"];
const askedOfClaims = filterSources(claimFields);
/** The mobile code is a field of the supplier. */
askedOfClaims.mobileUser!.push("MOBILE.mobile");
const askedOfChanges = without(askedOfClaims, LIST_FILTER);
const askedOfMap = { ...without(askedOfChanges, ["ids"]), access: [], resourceStatuses: [] };

/** Questions whose answer tells of these fields: refused when one is hidden. A type's own fields are listed in full, so that none is forgotten. */
export const fieldsAskedAbout: Readonly<Record<string, readonly FieldSource[]>> = {
  ...ofType("ClaimFilter", askedOfClaims),
  ...ofType("ClaimChangeFilter", askedOfChanges),
  ...ofType("MapFilterInput", askedOfMap),
  ...ofType("SupplierFilter", filterSources(supplierFields)),
  ...asNamed("ClaimOrderField", claimFields, orderedFields(claimFields)),
  ...asNamed("SupplierOrderField", supplierFields, orderedFields(supplierFields)),
  ...asNamed("ClaimColumn", claimFields, narrowedColumns(claimFields)),
  ...asNamed("SupplierColumn", supplierFields, narrowedColumns(supplierFields)),
  // Rows about claims are for those to whom no field that they tell of is hidden.
  ...withoutSources("AuditFilter", ["from", "to", "actor", "peopleOnly", "action", "model", "entityId", "text"]),
  ...withoutSources("ActorFilter", ["kind", "id", "name"]),
  ...withoutSources("ApiErrorFilter", ["from", "to", "integration", "operation", "claimId"]),
  // A code that is shown as another one is not found by asking for it.
  "ApiErrorFilter.code": [...rejections.of, ...rejections.cancelled.of],
  // Whoever may not know how a claim is assigned could find out by trying.
  "Mutation.confirmArrival": ["assignmentType"],
  "Mutation.confirmArrivals": ["assignmentType"],
  // Tried with one instant after the other, a confirmation tells from when on it is taken.
  "ConfirmArrivalInput.at": ["assignedAt", "validatedAt", "finishedAt"],
  "ConfirmCompletionInput.at": ["arrivedAt"],
  "ConfirmArrivalsInput.at": ["assignedAt", "validatedAt", "finishedAt"],
  "ConfirmCompletionsInput.at": ["arrivedAt"],
  // Counts what other settings would make of claims: asked often enough, it tells their instants, and whom a call would reach.
  "Query.kpiSettingsPreview": [...statusInputs, ...contactSources],
  // Counts the claims of contracts and suppliers.
  "Query.specificProfileReach": ["client", "contract", "supplier", "proposed"],
  // How far somebody is from a claim tells where it is; who serves it already, and when it is needed, follow from these.
  "SupplierFilterInput.claimId": ["position", "service", "kind", "scheduled", "plannedStart", "supplier", "proposed", "predictedAt"],
  // So does every other word of calls to people (canSeeContacts).
  "Query.contactListEntries": contactSources,
  "Query.contactListMatches": contactListFields,
};

/** Those of a group have a type of their own, named as the group. */
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
/** An order or a filter by the name of a field tells that field, where it can be hidden. */
function asNamed(type: string, fields: Fields, names: readonly string[]): Record<string, FieldSource[]> {
  const hideable = names.filter((name) => fields[name]?.alwaysVisible === undefined);
  return ofType(type, Object.fromEntries(hideable.map((name) => [name, [name]])));
}
function withoutSources(input: string, parts: string[]): Record<string, FieldSource[]> {
  return ofType(input, Object.fromEntries(parts.map((part) => [part, []])));
}
