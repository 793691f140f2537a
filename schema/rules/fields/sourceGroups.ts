import { mapLayers } from "../lists/mapLayers";
import type { FieldSource } from "./field";

const suppliers = (...names: string[]): FieldSource[] =>
  mapLayers.filter((layer) => layer !== "INCIDENTS").flatMap((layer) => names.map((name) => `${layer}.${name}`));

export const dueFields = [
  ...["plannedStart", "plannedEnd", "scheduled", "validatedAt", "noSupplierSince", "assignedAt", "promisedMinutes", "promisedAt"],
  ...["acceptedAt", "arrivedAt", "milestones", "managedUntil", "workManagedUntil"],
];
export const tripOrigins = ["supplier", "proposed", "position", "MOBILE.position"];
export const tripFields = [...tripOrigins, "trip"];
export const statusInputs = [
  ...dueFields,
  ...["measuredFrom", "arrivedLate", "finishedAt", "cancelledAt", "predictedAt", "trip", "supplier", "proposed", "MOBILE.position"],
];
export const endFields = ["arrivedAt", "finishedAt", "cancelledAt", "milestones"];
export const managedFields = ["managedUntil", "workManagedUntil"];
export const plannedRouteFields = [
  ...["assignedRouteMetres", "assignedRouteMinutes", "precalculatedRouteMetres", "precalculatedRouteMinutes"],
];
export const routeFigures = [
  ...plannedRouteFields,
  ...["realRouteMetres", "realRouteMinutes", "straightMetres", "remainingMetres", "additionalMetres", "additionalMinutes"],
  ...["thresholdMetres", "deviationMetres"],
];
export const contactListFields = ["centre", "client", "contract", "riskCode", "riskType", "supplement"];
const phones = ["insuredPhone", ...suppliers("phone", "smartPhone", "basePhone")];
/** The existence of a call reveals that a phone number exists; the list reveals its selection fields. */
export const contactSources = [...phones, ...contactListFields];
