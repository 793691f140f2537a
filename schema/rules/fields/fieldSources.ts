// What tells of which field: where one is hidden, what is made from it, asks about it or refuses because of it must not tell it either.
import { mapLayers } from "../map/map";

/** A field: of the layer of whatever it is about (a claim where nothing else is said), or of another layer: `MOBILE.position`. */
export type FieldSource = string;

const suppliers = (...names: string[]): FieldSource[] =>
  mapLayers.filter((layer) => layer !== "INCIDENTS").flatMap((layer) => names.map((name) => `${layer}.${name}`));

/** From when a claim's lateness counts is one of these, to the second. */
const dueFields = [
  ...["plannedStart", "plannedEnd", "scheduled", "validatedAt", "noSupplierSince", "assignedAt", "promisedMinutes", "promisedAt"],
  ...["acceptedAt", "arrivedAt", "milestones", "managedUntil", "workManagedUntil"],
];
/** Who drives, from where, to where. */
const tripOrigins = ["supplier", "proposed", "position", "MOBILE.position"];
const tripFields = [...tripOrigins, "trip"];
/** What the rules of a claim's status read. */
const statusInputs = [
  ...dueFields,
  ...["measuredFrom", "arrivedLate", "finishedAt", "cancelledAt", "predictedAt", "trip", "supplier", "proposed", "MOBILE.position"],
];
const endFields = ["arrivedAt", "finishedAt", "cancelledAt", "milestones"];
const managedFields = ["managedUntil", "workManagedUntil"];
const plannedRouteFields = ["assignedRouteMetres", "assignedRouteMinutes", "precalculatedRouteMetres", "precalculatedRouteMinutes"];
const figures = [
  ...plannedRouteFields,
  ...["realRouteMetres", "realRouteMinutes", "straightMetres", "remainingMetres", "additionalMetres", "additionalMinutes"],
  ...["thresholdMetres", "deviationMetres"],
];
/** What a contact list is chosen by. */
const contactListFields = ["centre", "client", "contract", "riskCode", "riskType", "supplement"];
const phones = ["insuredPhone", ...suppliers("phone", "smartPhone", "basePhone")];
/** That somebody was called, or was not, tells that there is a phone; on which list, what the list is chosen by. */
const contacted = [...phones, ...contactListFields];

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
  "Claim.riskType": ["riskCode"],
  "Claim.riskName": ["riskCode"],
  "Claim.faultName": ["faultCode"],
  "Claim.priorityName": ["priorityCode"],
  "Claim.serviceStateName": ["serviceState"],
  "Claim.contract": ["client"],
  "Claim.otherServices": ["file"],
  "Claim.proposed": ["supplier"],
  "Claim.assignmentType": ["supplier"],
  "Claim.promisedAt": ["promisedMinutes"],
  "Claim.acceptedAt": ["milestones"],
  "Claim.arrivedAt": ["milestones"],
  "Claim.finishedAt": ["milestones"],
  "Claim.contradiction": ["serviceState", "finishedAt", "cancelledAt", "milestones"],
  "Claim.milestones": ["acceptedAt", "arrivedAt", "finishedAt"],
  "Claim.actualMinutes": ["arrivedAt", "milestones"],
  "Claim.measuredFrom": dueFields,
  "Claim.statusReason": statusInputs,
  "Claim.statusHistory": [...statusInputs, "statusReason", "actions"],
  "Claim.actions": [...endFields, ...managedFields],
  "Claim.processes": endFields,
  "ProcessEvidence.minutes": [...dueFields, "measuredFrom", "predictedAt"],
  "ProcessEvidence.metres": ["position", "MOBILE.position"],
  "Claim.trip": [...tripOrigins, "routes", "predictedAt", ...figures],
  "Claim.routes": [...tripFields, ...figures],
  "Claim.milestonePositions": [...tripOrigins, ...endFields, "acceptedAt"],
  "RouteFigures.realRouteMetres": tripFields,
  "RouteFigures.realRouteMinutes": tripFields,
  "RouteFigures.straightMetres": tripFields,
  "RouteFigures.remainingMetres": tripFields,
  "RouteFigures.deviationMetres": tripFields,
  "RouteFigures.assignedRouteMetres": [...tripFields, "precalculatedRouteMetres"],
  "RouteFigures.assignedRouteMinutes": [...tripFields, "precalculatedRouteMinutes"],
  "RouteFigures.precalculatedRouteMetres": [...tripFields, "assignedRouteMetres"],
  "RouteFigures.precalculatedRouteMinutes": [...tripFields, "assignedRouteMinutes"],
  "RouteFigures.thresholdMetres": [...tripFields, ...plannedRouteFields],
  "RouteFigures.additionalMetres": [...tripFields, ...plannedRouteFields, "realRouteMetres", "remainingMetres"],
  "RouteFigures.additionalMinutes": [...tripFields, ...plannedRouteFields, "realRouteMinutes"],
  "Supplier.lastPositionAddress": ["position"],
  "Supplier.baseName": ["baseId"],
  "Supplier.exceedThreshold": ["bands"],
  "ApiError.input": callFields,
  "ApiError.output": callFields,
};

/** Questions whose answer tells of these fields: refused when one is hidden. A type's own fields are listed in full, so that none is forgotten. */
export const fieldsAskedAbout: Readonly<Record<string, readonly FieldSource[]>> = {
  ...of("ClaimFilter", ["open", "statuses", "ids", "instanceIds", "kinds", "occurredFrom", "occurredTo"], []),
  ...of("ClaimChangeFilter", ["statuses", "ids", "instanceIds", "kinds"], []),
  ...of("MapFilterInput", ["statuses", "resourceStatuses", "instanceIds", "kinds"], []),
  // The text is looked for in what is shown.
  ...of("SupplierFilter", ["statuses", "ids", "instanceIds", "access", "networkStates", "text"], []),
  // Rows about claims are for those to whom no field that they tell of is hidden.
  ...of("AuditFilter", ["from", "to", "actor", "action", "model", "entityId", "text"], []),
  ...of("ActorFilter", ["kind", "id", "name"], []),
  ...of("SupplierFilter", ["bounds", "withoutPosition"], ["position"]),
  ...of("ClaimFilter", ["bounds", "withoutPosition"], ["position"]),
  "ClaimFilter.file": ["file"],
  ...everyClaimFilter("centreIds", ["centre"]),
  ...everyClaimFilter("clientIds", ["client"]),
  ...everyClaimFilter("contractIds", ["contract"]),
  ...everyClaimFilter("supplierIds", ["supplier", "proposed"]),
  "ClaimFilter.scheduled": ["scheduled"],
  "MapFilterInput.scheduled": ["scheduled"],
  // Whoever may not know how a claim is assigned could find out by trying.
  "Mutation.confirmArrival": ["assignmentType"],
  // Tried with one instant after the other, a confirmation tells from when on it is taken.
  "ConfirmArrivalInput.at": ["assignedAt", "validatedAt", "finishedAt"],
  "ConfirmCompletionInput.at": ["arrivedAt"],
  // Counts what other settings would make of claims: asked often enough, it tells their instants, and whom a call would reach.
  "Query.kpiSettingsPreview": [...statusInputs, ...contacted],
  // So does every other word of calls to people (canSeeContacts).
  "Query.contactListEntries": contacted,
};
function of(type: string, names: string[], sources: FieldSource[]): Record<string, FieldSource[]> {
  return Object.fromEntries(names.map((name) => [`${type}.${name}`, sources]));
}
function everyClaimFilter(name: string, sources: FieldSource[]): Record<string, FieldSource[]> {
  return Object.fromEntries(["ClaimFilter", "ClaimChangeFilter", "MapFilterInput"].map((type) => [`${type}.${name}`, sources]));
}
