import { homeServices, serviceOf, type Service } from "../catalogue";
import type { Random } from "../random";
import { iso } from "../records";
import { cities, type City } from "./cities";
import { factsOf } from "./facts";
import { someSite } from "./places";
import { fleetOf, minute, tell, type Claim, type Fate, type Fleet, type Way, type World } from "./state";

/** Lets claims be born until as many are open as are wanted. */
export function giveBirths(world: World): void {
  const open: Record<Way, number> = { mobile: 0, office: 0, scheduled: 0 };
  for (const { way } of world.claims.values()) open[way]++;
  // Vehicles serve one claim at a time: more claims than that would only queue.
  const mobile = Math.min(Math.round(world.settings.claims * 0.45), Math.round(world.settings.resources * 0.85));
  const wanted = { mobile, scheduled: Math.round(world.settings.claims * 0.18) };
  for (let missing = world.settings.claims - world.claims.size; missing > 0; missing--) {
    const way: Way = open.mobile < wanted.mobile ? "mobile" : open.scheduled < wanted.scheduled ? "scheduled" : "office";
    open[way]++;
    birth(world, way);
  }
}

function birth(world: World, way: Way): void {
  const { random, now, roads, run } = world;
  const { city, service } = way === "mobile" ? leastBusy(world) : { city: cityByShare(random), service: serviceFor(way, random) };
  const occurredAt = Math.floor((now - random.between(0.5, 4) * minute) / 1_000) * 1_000;
  const plannedStart = way === "scheduled" ? now + random.between(20, 600) * minute : null;
  const id = `DEMO-${run}-${city.instance}-${service.code}-${(occurredAt / 1_000).toString(36).toUpperCase()}-${100_000 + ++world.born}`;
  const goesOn = service.risk === "PEOPLE" || service.code === serviceOf("TOW").code;
  const assignAt = now + waitOf(world, plannedStart);
  const claim: Claim = {
    id,
    city,
    service,
    way,
    fate: fateOf(random),
    stage: "waiting",
    site: someSite(city, random, roads),
    destination: goesOn ? someSite(city, random, roads) : null,
    assignAt,
    giveUpAt: assignAt + 10 * minute,
    plannedStart,
    plannedEnd: plannedStart && plannedStart + 15 * minute,
    supplierId: null,
    promised: null,
    acceptAt: null,
    acceptedAt: null,
    arriveAt: null,
    finishAt: null,
    dropAt: null,
    assignedAt: null,
    arrivedAt: null,
    cancelAt: random.chance(0.02) ? now + random.between(3, 20) * minute : null,
    record: { rgpresta: id, version: 0, cdama: city.instance, cdservicio: service.code, fhocurrencia: iso(occurredAt) },
  };
  world.claims.set(id, claim);
  if (way === "mobile") fleetOf(world, claim)!.open++;
  tell(world, claim, factsOf(world, claim));
}

/** Where and for what the vehicles have the least to do. */
function leastBusy({ fleets, random }: World): Fleet {
  const load = (fleet: Fleet): number => fleet.open / fleet.vehicles.length + random.between(0, 0.4);
  const [first] = [...fleets.values()].map((fleet) => ({ fleet, at: load(fleet) })).sort((one, other) => one.at - other.at);
  return first!.fleet;
}

function cityByShare(random: Random): City {
  let left = random.between(
    0,
    cities.reduce((sum, { share }) => sum + share, 0),
  );
  return cities.find(({ share }) => (left -= share) < 0) ?? cities[0]!;
}

function serviceFor(way: Way, random: Random): Service {
  if (way === "scheduled") return serviceOf(random.chance(0.75) ? "TAXI" : "AMBULANCE");
  return random.chance(0.45) ? random.pick(homeServices) : serviceOf(random.pick(["TOW", "ROADSIDE", "LAWYER", "TAXI"] as const));
}

/** One in twelve is forgotten: long enough to be delayed by the server's limits, whatever the demo's speed. */
function waitOf({ random, settings, now }: World, plannedStart: number | null): number {
  const forgotten = random.chance(0.08);
  if (plannedStart !== null)
    return random.chance(0.3) ? minute : Math.max(plannedStart - now - (forgotten ? 4 : random.between(16, 32)) * minute, 0);
  return forgotten ? random.between(16, 35) * minute : (random.between(1, 8) * minute) / settings.speed;
}

function fateOf(random: Random): Fate {
  const draw = random.next();
  return draw < 0.18 ? "early" : draw < 0.74 ? "onTime" : draw < 0.91 ? "late" : "critical";
}
