// The one glossary between the source system's codes and our words: codes of fields come from the catalogue, codes that stand for values are
// here. Read at ingest, by calls to the assistance system and by the schema's descriptions; no other file spells a source code.
import type { AssignmentType, MilestoneCode, RiskType, ServiceKind } from "../claims/claims";
import type { FeedState, NetworkState, SupplierAccess } from "../suppliers/suppliers";
import { claimFields } from "./claimFields";
import { codesOf } from "./field";
import { supplierFields } from "./supplierFields";

/** Claim: our field → the record's code. */
export const claimCodes = codesOf(claimFields);
/** An economic movement of a claim. */
export const movementCodes = { number: "rgmovimi", amount: "ecomov" } as const;
/** Supplier: our field → the record's code. */
export const supplierCodes = codesOf(supplierFields);

/** Source value → our value, per list. */
export const serviceKindOfCode: Record<string, ServiceKind> = { GRU: "TOW", TAX: "TAXI", AMB: "AMBULANCE", ABO: "LAWYER", ABC: "ROADSIDE" };
export const riskTypeOfCode: Record<string, RiskType> = {
  automovil: "CAR",
  CAR: "CAR",
  personas: "PEOPLE",
  PEOPLE: "PEOPLE",
  hogar: "HOME",
  HOME: "HOME",
  otros: "OTHER",
  OTHER: "OTHER",
};
export const accessOfCode: Record<string, SupplierAccess> = {
  MOBILE: "MOBILE",
  S: "MOBILE",
  WEB: "WEB",
  W: "WEB",
  MANUAL: "MANUAL",
  M: "MANUAL",
  REDCOLABORADORA: "COLLABORATOR",
  COLLABORATOR: "COLLABORATOR",
  R: "COLLABORATOR",
  BASES: "BASE",
  BASE: "BASE",
};
export const feedStateOfCode: Record<string, FeedState> = { O: "OCCUPIED", L: "FREE", D: "DISCONNECTED" };
export const networkStateOfCode: Record<string, NetworkState> = { A: "ACTIVE", B: "OFF", T: "TEMPORARILY_OFF" };
export const milestoneOfCode: Record<string, MilestoneCode> = {
  A: "ACCEPTANCE",
  C: "ARRIVAL",
  M: "PLATE",
  T: "PHONE",
  D: "PHOTOGRAPHS",
  P: "DAMAGE",
  S: "SIGNATURE",
  E: "SURVEY",
  F: "FINISHED",
};
export const assignmentTypeOfCode: Record<string, AssignmentType> = { MANUAL: "MANUAL", M: "MANUAL", DIGITAL: "DIGITAL", D: "DIGITAL" };
/** `cdestadoserv` that ends a claim; anything else is open. */
export const endingServiceState: Record<string, "finished" | "cancelled"> = { FIN: "finished", ANU: "cancelled" };
/** The 24 hourly bands of a timetable: `TRAMO_0_1` to `TRAMO_23_24`. */
export const bandCode = (hour: number): string => `TRAMO_${hour}_${hour + 1}`;
