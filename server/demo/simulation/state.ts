// What the simulated operation consists of. Instants are milliseconds since 1970; everything is changed in place by `step`.
import type { SupplierAccess } from "../../../schema/rules/suppliers/suppliers";
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
}

/** Who serves a claim: a vehicle, an office (base, collaborator), or whoever is there at a planned time. */
export type ServiceMode = "mobile" | "office" | "scheduled";
/** How the arrival will turn out against the promise. */
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
  /** Where a vehicle takes the car or the person; null: it is served on the spot. */
  destination: Site | null;
  stage: "waiting" | "assigned" | "onSite" | "over";
  /** When somebody looks for a supplier, and when a vehicle is no longer waited for. */
  assignAt: number;
  giveUpAt: number;
  plannedStart: number | null;
  plannedEnd: number | null;
  supplierId: string | null;
  /** The first promise, minutes; later suppliers do not change it. */
  promised: number | null;
  acceptAt: number | null;
  acceptedAt: number | null;
  /** Arrival and completion by an office; a vehicle's follow from its drive. */
  arriveAt: number | null;
  finishAt: number | null;
  /** The supplier gives the service back, or the insured calls it off. */
  dropAt: number | null;
  cancelAt: number | null;
  assignedAt: number | null;
  arrivedAt: number | null;
  /** Everything sent about it so far. */
  record: ClaimRecord;
}

/** A vehicle's work on a claim: it waits to set off, drives, works on the spot, and may carry on to the destination. */
export interface Job {
  claim: Claim;
  phase: "held" | "driving" | "arriving" | "working" | "carrying";
  /** End of a phase that is not a drive. */
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
  /** Next break from work and its end; next hole without a signal and its end. */
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

/** The vehicles of a city that give one service. */
export interface Fleet {
  city: City;
  service: Service;
  vehicles: Resource[];
  /** Open claims that are theirs. */
  open: number;
}

/** What has to be sent to the product. */
export interface OutgoingRecords {
  claims: ClaimRecord[];
  suppliers: SupplierRecord[];
  fixes: TraccarFix[];
}

export interface World {
  settings: WorldSettings;
  random: Random;
  /** Where the roads are known, what happens is on one of them. */
  roads: RoadFinder | null;
  /** What vehicles follow; null while the operation is warmed up: hours of routes through a city would take minutes to find. */
  drivenRoads: RoadFinder | null;
  now: number;
  /** Marks the ids of one run. */
  run: string;
  claimCount: number;
  claims: Map<string, Claim>;
  resources: Resource[];
  fleets: Map<string, Fleet>;
  /** The newest claim of each city, whose file the next may share. */
  latest: Map<City, ClaimRecord>;
  offices: Office[];
  pending: { claims: Map<string, ClaimRecord>; suppliers: Map<string, SupplierRecord> };
}

const fleetKey = ({ city, service }: { city: City; service: Service }): string => `${city.centre}-${service.code}`;

/** The vehicles grouped by what they can be sent to. */
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
/** The vehicles that can be sent to a claim; undefined when its city has none of the kind. */
export const fleetOf = ({ fleets }: World, claim: Claim): Fleet | undefined => fleets.get(fleetKey(claim));

/** Vehicles and the web report by themselves, the others are phoned. */
export const assignmentOf = (access: SupplierAccess): string =>
  assignmentCode(access === "MOBILE" || access === "WEB" ? "DIGITAL" : "MANUAL");

/** Sends changes of a claim: only what changed, so that what an operator did meanwhile in the product stays done. */
export function sendChanges(world: World, { id, record }: Claim, changes: Partial<ClaimRecord>): void {
  Object.assign(record, changes, { version: record.version + 1 });
  const { version, cdama, cdservicio, fhocurrencia } = record;
  world.pending.claims.set(id, { ...world.pending.claims.get(id), rgpresta: id, cdama, cdservicio, fhocurrencia, ...changes, version });
}

/** Sends changes of a supplier. Versions outlive a run, so they follow the clock, in seconds. */
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
