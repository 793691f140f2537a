// Fields that tell of one thing together: what is made from that thing is made from all of them.
import { mapLayers } from "../map/map";
import type { FieldSource } from "./field";

const suppliers = (...names: string[]): FieldSource[] =>
  mapLayers.filter((layer) => layer !== "INCIDENTS").flatMap((layer) => names.map((name) => `${layer}.${name}`));

/** From when a claim's lateness counts is one of these, to the second. */
export const dueFields = [
  ...["plannedStart", "plannedEnd", "scheduled", "validatedAt", "noSupplierSince", "assignedAt", "promisedMinutes", "promisedAt"],
  ...["acceptedAt", "arrivedAt", "milestones", "managedUntil", "workManagedUntil"],
];
/** Who drives, from where, to where. */
export const tripOrigins = ["supplier", "proposed", "position", "MOBILE.position"];
export const tripFields = [...tripOrigins, "trip"];
/** What the rules of a claim's status read. */
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
/** What a contact list is chosen by. */
export const contactListFields = ["centre", "client", "contract", "riskCode", "riskType", "supplement"];
const phones = ["insuredPhone", ...suppliers("phone", "smartPhone", "basePhone")];
/** That somebody was called, or was not, tells that there is a phone; on which list, what the list is chosen by. */
export const contactSources = [...phones, ...contactListFields];
