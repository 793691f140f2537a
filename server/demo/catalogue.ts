// Services, clients and faults of demo and replay. Fictitious, except the service codes.
import type { ServiceKind } from "../../schema/rules/lists/claims";
import { serviceCode } from "./records";

export interface Service {
  code: string;
  name: string;
  risk: string;
  riskName: string;
  faults: readonly (readonly [code: string, name: string])[];
}

const car = { risk: "CAR", riskName: "Car" };
const people = { risk: "PEOPLE", riskName: "People" };
const home = { risk: "HOME", riskName: "Home" };
const services = {
  TOW: {
    name: "Tow",
    ...car,
    faults: [
      ["101", "Engine stopped"],
      ["102", "Accident, cannot drive"],
      ["103", "Gearbox"],
      ["104", "Wheel broken"],
    ],
  },
  ROADSIDE: {
    name: "Roadside repair",
    ...car,
    faults: [
      ["201", "Flat battery"],
      ["202", "Flat tyre"],
      ["203", "Out of fuel"],
      ["204", "Keys locked in"],
    ],
  },
  TAXI: {
    name: "Taxi",
    ...people,
    faults: [
      ["301", "Onward journey"],
      ["302", "Return home"],
      ["303", "To the airport"],
    ],
  },
  AMBULANCE: {
    name: "Ambulance",
    ...people,
    faults: [
      ["401", "Transfer to hospital"],
      ["402", "Injury"],
      ["403", "Discharge, ride home"],
    ],
  },
  LAWYER: {
    name: "Lawyer",
    risk: "OTHER",
    riskName: "Other",
    faults: [
      ["501", "Statement at the police station"],
      ["502", "Accident report"],
    ],
  },
} satisfies Partial<Record<ServiceKind, Omit<Service, "code">>>;

export const serviceOf = (kind: keyof typeof services): Service => ({ code: serviceCode(kind), ...services[kind] });

/** Home services, which the map shows as "other". */
export const homeServices: readonly Service[] = [
  {
    code: "FON",
    name: "Plumber",
    ...home,
    faults: [
      ["601", "Burst pipe"],
      ["602", "Blocked drain"],
    ],
  },
  {
    code: "CER",
    name: "Locksmith",
    ...home,
    faults: [
      ["701", "Locked out"],
      ["702", "Lock forced"],
    ],
  },
  {
    code: "ELE",
    name: "Electrician",
    ...home,
    faults: [
      ["801", "No power"],
      ["802", "Short circuit"],
    ],
  },
];

export interface Client {
  code: string;
  name: string;
  contracts: readonly (readonly [code: string, name: string])[];
}
export const clients: readonly Client[] = [
  {
    code: "AUR",
    name: "Aurora Seguros",
    contracts: [
      ["AUTO-PLUS-3", "Auto Plus 3"],
      ["AUTO-BASIC", "Auto Basic"],
    ],
  },
  {
    code: "MER",
    name: "Meridiano Mutua",
    contracts: [
      ["FLOTA", "Fleet"],
      ["VIAJE", "Travel"],
    ],
  },
  {
    code: "FAR",
    name: "Faro Assistance",
    contracts: [
      ["ROAD-24", "Road 24 h"],
      ["HOME-24", "Home 24 h"],
    ],
  },
  { code: "TRA", name: "Tramontana Renting", contracts: [["RENT-FULL", "Renting full"]] },
  {
    code: "ALB",
    name: "Albatros Viajes",
    contracts: [
      ["TRIP", "Trip"],
      ["TRIP-GOLD", "Trip gold"],
    ],
  },
];
