// State of the simulated operation. Instants are milliseconds since 1970; `step` mutates it in place.
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { Service } from "../catalogue";
import type { TraccarFix } from "../fixes";
import type { Place } from "../geo";
import type { Random } from "../random";
import { assignmentCode, type ClaimRecord, type SupplierRecord } from "../records";
import type { City } from "./cities";
import type { RoadFinder } from "./roads";
import type { Route, Motion } from "./routes";

export interface WorldSettings {
  claims: number;
  resources: number;
  speed: number;
  seed: number;
  lateShare?: number;
}

/** Serving supplier: a vehicle, an office (base, collaborator), or any supplier at a planned time. */
export type ServiceMode = "mobile" | "office" | "scheduled";
export type ArrivalOutcome = "early" | "onTime" | "late" | "critical";

export interface Site {
  place: Place;
  address: string;
}

export interface Claim {
  id: string;
  city: City;
  service: Service;
  mode: ServiceMode;
  arrivalOutcome: ArrivalOutcome;
  site: Site;
  /** Destination of the car or person; `null` if the service is on site. */
  destination: Site | null;
  stage: "waiting" | "assigned" | "onSite" | "over";
  assignAt: number;
  giveUpAt: number;
  plannedStart: number | null;
  plannedEnd: number | null;
  supplierId: string | null;
  /** First promise in minutes; later suppliers do not change it. */
  promised: number | null;
  acceptAt: number | null;
  acceptedAt: number | null;
  /** Arrival and completion by an office; those of a vehicle follow from its route. */
  arriveAt: number | null;
  finishAt: number | null;
  /** When the supplier returns the claim, or the insured cancels it. */
  dropAt: number | null;
  cancelAt: number | null;
  assignedAt: number | null;
  arrivedAt: number | null;
  record: ClaimRecord;
}

/** A vehicle's work on a claim: waiting, driving, working on site, optionally carrying to the destination. */
export interface Job {
  claim: Claim;
  phase: "held" | "driving" | "arriving" | "working" | "carrying";
  until: number;
  route: Route;
}

export interface Resource extends Motion {
  id: string;
  city: City;
  service: Service;
  home: Place;
  route: Route | null;
  departedAt: number;
  job: Job | null;
  freeSince: number;
  /** Next break and its end; next period without signal and its end. */
  breakAt: number;
  offUntil: number | null;
  silentFrom: number;
  silentUntil: number;
  nextFixAt: number;
  record: SupplierRecord;
}

export interface Office {
  id: string;
  city: City;
  access: SupplierAccess;
  site: Site;
  record: SupplierRecord;
}

export interface Fleet {
  city: City;
  service: Service;
  vehicles: Resource[];
  open: number;
}

export interface OutgoingRecords {
  claims: ClaimRecord[];
  suppliers: SupplierRecord[];
  fixes: TraccarFix[];
}

export interface World {
  settings: WorldSettings;
  random: Random;
  roads: RoadFinder | null;
  /** Roads that vehicles follow; `null` during warm-up, because routing hours of trips would take minutes. */
  drivenRoads: RoadFinder | null;
  now: number;
  run: string;
  claimCount: number;
  claims: Map<string, Claim>;
  resources: Resource[];
  fleets: Map<string, Fleet>;
  latest: Map<City, ClaimRecord>;
  offices: Office[];
  pending: { claims: Map<string, ClaimRecord>; suppliers: Map<string, SupplierRecord> };
}

const fleetKey = ({ city, service }: { city: City; service: Service }): string => `${city.centre}-${service.code}`;

export function fleetsOf(resources: readonly Resource[]): Map<string, Fleet> {
  const fleets = new Map<string, Fleet>();
  for (const vehicle of resources) {
    const { city, service } = vehicle;
    const fleet = fleets.get(fleetKey(vehicle)) ?? { city, service, vehicles: [], open: 0 };
    fleet.vehicles.push(vehicle);
    fleets.set(fleetKey(vehicle), fleet);
  }
  return fleets;
}
export const fleetOf = ({ fleets }: World, claim: Claim): Fleet | undefined => fleets.get(fleetKey(claim));

/** Vehicles and web suppliers report digitally, others are phoned. */
export const assignmentOf = (access: SupplierAccess): string =>
  assignmentCode(access === "MOBILE" || access === "WEB" ? "DIGITAL" : "MANUAL");

/** Sends only changed fields, so that operators' changes in the product are preserved. */
export function sendChanges(world: World, { id, record }: Claim, changes: Partial<ClaimRecord>): void {
  Object.assign(record, changes, { version: record.version + 1 });
  const { version, cdama, cdservicio, fhocurrencia } = record;
  world.pending.claims.set(id, { ...world.pending.claims.get(id), rgpresta: id, cdama, cdservicio, fhocurrencia, ...changes, version });
}

/** Versions continue across runs, so they are based on the clock, in seconds. */
export function sendSupplierChanges(world: World, { record }: Resource, changes: Partial<SupplierRecord>): void {
  Object.assign(record, changes, { version: Math.max(record.version + 1, Math.floor(world.now / 1_000)) });
  const { cdprovee, version, cdama, nbprovee, tpaccprovee } = record;
  world.pending.suppliers.set(cdprovee, {
    ...world.pending.suppliers.get(cdprovee),
    cdprovee,
    cdama,
    nbprovee,
    tpaccprovee,
    ...changes,
    version,
  });
}
