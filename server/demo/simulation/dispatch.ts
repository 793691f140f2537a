import { MINUTE_MS } from "../../../schema/rules/durations";
import { metresBetween } from "../geo";
import { feedCode } from "../records";
import { assign } from "./claimEvents";
import { routeBetween } from "./places";
import { duration, slowed } from "./routes";
import { fleetOf, sendSupplierChanges, type Claim, type Resource, type World } from "./state";
import { MEDIAN_TRAVEL_FACTOR, travelFactor } from "./travelTimes";

/** Assigns an available supplier. A claim for a vehicle goes to an office after waiting too long. */
export function dispatch(world: World, claim: Claim): void {
  const { now, random } = world;
  const early = claim.plannedStart !== null && claim.plannedStart - now > 60 * MINUTE_MS;
  const vehicle = claim.mode === "office" || early || !claim.record.geometry ? undefined : nearestFree(world, claim);
  if (vehicle) assignVehicle(world, claim, vehicle);
  else if (claim.mode !== "mobile" || now >= claim.giveUpAt) assignOffice(world, claim);
  // Three percent of suppliers return the claim shortly after departure.
  if (claim.stage === "assigned" && random.chance(0.03)) claim.dropAt = now + random.between(2, 5) * MINUTE_MS;
}

function nearestFree(world: World, claim: Claim): Resource | undefined {
  const free = fleetOf(world, claim)?.vehicles.filter(({ job, offUntil }) => job === null && offUntil === null);
  const metres = (resource: Resource): number => metresBetween(resource.place, claim.site.place);
  return free?.reduce<Resource | undefined>(
    (best, candidate) => (best === undefined || metres(candidate) < metres(best) ? candidate : best),
    undefined,
  );
}

function assignVehicle(world: World, claim: Claim, vehicle: Resource): void {
  const { now, random, drivenRoads } = world;
  const expected = routeBetween(vehicle.place, claim.site.place, random, drivenRoads);
  const usualMinutes = Math.ceil((duration(expected) * MEDIAN_TRAVEL_FACTOR) / MINUTE_MS);
  const promised = claim.plannedStart === null ? usualMinutes + slackMinutes(claim, world) : null;
  const route = slowed(expected, travelFactor(random, now, claim.site.place));
  assign(world, claim, { id: vehicle.id, access: "MOBILE" }, promised);
  const waitMs = Math.max(wantedArrival(world, claim, duration(route)) - now - duration(route), 0);
  // A moderate delay is simulated as slow traffic; beyond that the vehicle is still busy elsewhere.
  const jamFactor = claim.plannedStart === null ? 1 + Math.min(waitMs / duration(route), 2) : 1;
  const slowedRoute = slowed(route, jamFactor);
  vehicle.job = { claim, phase: "held", until: now + waitMs - (duration(slowedRoute) - duration(route)), route: slowedRoute };
  vehicle.route = null;
  vehicle.speed = 0;
  sendSupplierChanges(world, vehicle, { statusprov: feedCode("OCCUPIED") });
}

function slackMinutes({ arrivalOutcome: fate }: Claim, { random }: World): number {
  return fate === "early" ? random.whole(14, 30) : random.whole(2, 9);
}

/** Arrival of a vehicle that produces the planned outcome under the server's limits (KPI 1: 10 min, KPI 13: 30 min). */
function wantedArrival({ now, random }: World, claim: Claim, travel: number): number {
  const { arrivalOutcome: fate, plannedStart, plannedEnd, promised, assignedAt } = claim;
  const lateBy = fate === "late" ? random.between(12, 26) : random.between(32, 50);
  const late = fate === "late" || fate === "critical";
  if (plannedStart !== null && plannedEnd !== null) {
    return late
      ? plannedEnd + lateBy * MINUTE_MS
      : plannedStart + random.between(fate === "early" ? -14 : -6, fate === "early" ? -10 : 8) * MINUTE_MS;
  }
  return late && promised !== null ? assignedAt! + (promised + lateBy) * MINUTE_MS : now + travel;
}

function assignOffice(world: World, claim: Claim): void {
  const { random } = world;
  const office = random.pick(world.offices.filter(({ city }) => city === claim.city));
  const promised = claim.plannedStart === null && random.chance(0.65) ? random.whole(30, 60) : null;
  assign(world, claim, office, promised);
  claim.arriveAt = officeArrival(world, claim);
}

/** Arrival of an office's employee (KPI 3: 15 min, KPI 14: 45 min). */
function officeArrival({ now, random }: World, { arrivalOutcome: fate, plannedStart, plannedEnd, promised }: Claim): number {
  const lateBy = fate === "late" ? random.between(17, 40) : random.between(47, 65);
  const late = fate === "late" || fate === "critical";
  const end = plannedEnd ?? now + (promised ?? 0) * MINUTE_MS;
  if (late) return Math.max(end, now) + lateBy * MINUTE_MS;
  if (plannedStart !== null) return Math.max(plannedStart + random.between(-8, 5) * MINUTE_MS, now + 5 * MINUTE_MS);
  // Without a promise the assignment is the end of the window.
  return promised === null
    ? now + random.between(5, 13) * MINUTE_MS
    : end + random.between(fate === "early" ? -22 : -10, fate === "early" ? -12 : 8) * MINUTE_MS;
}
