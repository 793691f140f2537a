// Finds who serves a claim, and decides when they will be there.
import { metresBetween } from "../geo";
import { feedCode } from "../records";
import { assign } from "./deeds";
import { routeBetween } from "./places";
import { duration, slowed } from "./routes";
import { fleetOf, minute, tellSupplier, type Claim, type Resource, type World } from "./state";

/** Gives a claim that waits a supplier, if one is there; a vehicle is waited for a while, then an office takes it. */
export function dispatch(world: World, claim: Claim): void {
  const { now, random } = world;
  const early = claim.plannedStart !== null && claim.plannedStart - now > 60 * minute;
  const vehicle = claim.way === "office" || early || !claim.record.geometry ? undefined : nearestFree(world, claim);
  if (vehicle) assignVehicle(world, claim, vehicle);
  else if (claim.way !== "mobile" || now >= claim.giveUpAt) assignOffice(world, claim);
  // Three in a hundred give it back before they have set off for long.
  if (claim.stage === "assigned" && random.chance(0.03)) claim.dropAt = now + random.between(2, 5) * minute;
}

function nearestFree(world: World, claim: Claim): Resource | undefined {
  const free = fleetOf(world, claim)?.vehicles.filter(({ job, offUntil }) => job === null && offUntil === null);
  const metres = (resource: Resource): number => metresBetween(resource.place, claim.site.place);
  return free?.reduce<Resource | undefined>((best, one) => (best === undefined || metres(one) < metres(best) ? one : best), undefined);
}

function assignVehicle(world: World, claim: Claim, vehicle: Resource): void {
  const { now, random, roads } = world;
  const route = routeBetween(vehicle.place, claim.site.place, random, roads);
  const travel = duration(route) / minute;
  const promised = claim.plannedStart === null ? Math.ceil(travel) + slack(claim, world) : null;
  assign(world, claim, { id: vehicle.id, access: "MOBILE" }, promised);
  const held = Math.max(wantedArrival(world, claim, travel * minute) - now - duration(route), 0);
  // A delay is a jam, which is seen as a slow drive; what is more than that the vehicle stands, still busy elsewhere.
  const jam = claim.plannedStart === null ? 1 + Math.min(held / duration(route), 2) : 1;
  const way = slowed(route, jam);
  vehicle.job = { claim, phase: "held", until: now + held - (duration(way) - duration(route)), way };
  vehicle.route = null;
  vehicle.speed = 0;
  tellSupplier(world, vehicle, { statusprov: feedCode("OCCUPIED") });
}

/** Minutes promised beyond the drive; who comes early was promised late. */
function slack({ fate }: Claim, { random }: World): number {
  return fate === "early" ? random.whole(14, 30) : random.whole(2, 9);
}

/** When a vehicle should be there, so that the claim's fate comes true against the server's limits (KPI 1: 10 min, KPI 13: 30 min). */
function wantedArrival({ now, random }: World, claim: Claim, travel: number): number {
  const { fate, plannedStart, plannedEnd, promised, assignedAt } = claim;
  const lateBy = fate === "late" ? random.between(12, 26) : random.between(32, 50);
  const late = fate === "late" || fate === "critical";
  if (plannedStart !== null && plannedEnd !== null) {
    return late
      ? plannedEnd + lateBy * minute
      : plannedStart + random.between(fate === "early" ? -14 : -6, fate === "early" ? -10 : 8) * minute;
  }
  return late && promised !== null ? assignedAt! + (promised + lateBy) * minute : now + travel;
}

function assignOffice(world: World, claim: Claim): void {
  const { random } = world;
  const office = random.pick(world.offices.filter(({ city }) => city === claim.city));
  const promised = claim.plannedStart === null && random.chance(0.65) ? random.whole(30, 60) : null;
  assign(world, claim, office, promised);
  claim.arriveAt = officeArrival(world, claim);
}

/** When an office's person will be there (KPI 3: 15 min, KPI 14: 45 min). */
function officeArrival({ now, random }: World, { fate, plannedStart, plannedEnd, promised }: Claim): number {
  const lateBy = fate === "late" ? random.between(17, 40) : random.between(47, 65);
  const late = fate === "late" || fate === "critical";
  const end = plannedEnd ?? now + (promised ?? 0) * minute;
  if (late) return Math.max(end, now) + lateBy * minute;
  if (plannedStart !== null) return Math.max(plannedStart + random.between(-8, 5) * minute, now + 5 * minute);
  // Without a promise the assignment itself is the end of the window.
  return promised === null
    ? now + random.between(5, 13) * minute
    : end + random.between(fate === "early" ? -22 : -10, fate === "early" ? -12 : 8) * minute;
}
