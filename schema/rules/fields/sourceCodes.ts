// Source system codes and our names: field codes from the catalogue, value codes here. No other file spells a source code.
import type { AssignmentType, Cause, MilestoneCode, Priority, RiskType, ServiceKind } from "../lists/claims";
import type { FeedState, NetworkState, SupplierAccess } from "../lists/suppliers";
import { claimFields } from "./claimFields";
import { codesOf } from "./field";
import { supplierFields } from "./supplierFields";

export const claimCodes = codesOf(claimFields);
export const movementCodes = { number: "rgmovimi", amount: "ecomov" } as const;
export const supplierCodes = codesOf(supplierFields);

export const serviceKindOfCode: Record<string, ServiceKind> = { GRU: "TOW", TAX: "TAXI", AMB: "AMBULANCE", ABO: "LAWYER", ABC: "ROADSIDE" };
/**
 * Known codes of priorities and causes, with the names that the source gives them. If the source uses another name, the code means
 * something else and that name is shown.
 */
export interface KnownCode<T> {
  is: T;
  names: readonly string[];
}
export const priorityOfCode: Record<string, KnownCode<Priority>> = {
  "1": { is: "VIP", names: ["VIP"] },
  "2": { is: "HIGH", names: ["High", "Alta"] },
  "3": { is: "NORMAL", names: ["Normal"] },
};
export const causeOfCode: Record<string, KnownCode<Cause>> = {
  "101": { is: "ENGINE", names: ["Engine stopped", "Avería de motor"] },
  "102": { is: "ACCIDENT", names: ["Accident, cannot drive", "Accidente"] },
  "103": { is: "GEARBOX", names: ["Gearbox", "Caja de cambios"] },
  "104": { is: "WHEEL", names: ["Wheel broken", "Rueda"] },
  "201": { is: "BATTERY", names: ["Flat battery", "Batería"] },
  "202": { is: "TYRE", names: ["Flat tyre", "Pinchazo"] },
  "203": { is: "FUEL", names: ["Out of fuel", "Sin combustible"] },
  "204": { is: "KEYS", names: ["Keys locked in", "Llaves"] },
  "301": { is: "ONWARD_JOURNEY", names: ["Onward journey", "Continuación de viaje"] },
  "302": { is: "RETURN_HOME", names: ["Return home", "Regreso a casa"] },
  "303": { is: "AIRPORT", names: ["To the airport", "Al aeropuerto"] },
  "401": { is: "HOSPITAL", names: ["Transfer to hospital", "Traslado al hospital"] },
  "402": { is: "INJURY", names: ["Injury", "Lesión"] },
  "403": { is: "DISCHARGE", names: ["Discharge, ride home", "Alta hospitalaria"] },
  "501": { is: "STATEMENT", names: ["Statement at the police station", "Declaración"] },
  "502": { is: "ACCIDENT_REPORT", names: ["Accident report", "Parte de accidente"] },
  "601": { is: "BURST_PIPE", names: ["Burst pipe", "Rotura de tubería"] },
  "602": { is: "BLOCKED_DRAIN", names: ["Blocked drain", "Atasco"] },
  "701": { is: "LOCKED_OUT", names: ["Locked out", "Puerta cerrada"] },
  "702": { is: "LOCK_FORCED", names: ["Lock forced", "Cerradura forzada"] },
  "801": { is: "NO_POWER", names: ["No power", "Sin luz"] },
  "802": { is: "SHORT_CIRCUIT", names: ["Short circuit", "Cortocircuito"] },
};
export const riskTypeNames: readonly string[] = ["Car", "People", "Home", "Other", "Automóvil", "Automovil", "Personas", "Hogar", "Otros"];
/** Returns our value for a source code; `undefined` if it is unknown or its name differs. */
export function knownAs<T>(
  table: Readonly<Record<string, KnownCode<T>>>,
  code: string | null | undefined,
  name: string | null | undefined,
): T | undefined {
  if (code == null || !Object.hasOwn(table, code)) return undefined;
  const { is, names } = table[code]!;
  return name == null || names.includes(name) ? is : undefined;
}

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
export const endingServiceState: Record<string, "finished" | "cancelled"> = { FIN: "finished", ANU: "cancelled" };
export const bandCode = (hour: number): string => `TRAMO_${hour}_${hour + 1}`;
/** Supplier attributes that the supplier filter uses: usual price of a service, and maximum number of simultaneous services. */
export const supplierAttributes = { cost: "coste", jobLimit: "max_servicios" } as const;
