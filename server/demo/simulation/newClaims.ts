import { MINUTE_MS } from "../../../schema/rules/durations";
import { homeServices, serviceOf, type Service } from "../catalogue";
import type { Random } from "../random";
import { iso } from "../records";
import { cities, type City } from "./cities";
import { factsOf } from "./facts";
import { someSite } from "./places";
import { fleetOf, sendChanges, type Claim, type ArrivalOutcome, type Fleet, type ServiceMode, type World } from "./state";

/** Arrivals that the demo makes late on purpose, so that every status is on the map. */
const LATE_SHARE = 0.26;

export function openNewClaims(world: World): void {
  const open: Record<ServiceMode, number> = { mobile: 0, office: 0, scheduled: 0 };
  for (const { mode } of world.claims.values()) open[mode]++;
  // A vehicle serves one claim at a time; more mobile claims would only wait.
  const mobile = Math.min(Math.round(world.settings.claims * 0.45), Math.round(world.settings.resources * 0.85));
  const targets = { mobile, scheduled: Math.round(world.settings.claims * 0.18) };
  for (let missing = world.settings.claims - world.claims.size; missing > 0; missing--) {
    const mode: ServiceMode = open.mobile < targets.mobile ? "mobile" : open.scheduled < targets.scheduled ? "scheduled" : "office";
    open[mode]++;
    openClaim(world, mode);
  }
}

function openClaim(world: World, mode: ServiceMode): void {
  const { random, now, roads, run } = world;
  const { city, service } = mode === "mobile" ? leastBusy(world) : { city: cityByShare(random), service: serviceFor(mode, random) };
  const occurredAt = Math.floor((now - random.between(0.5, 4) * MINUTE_MS) / 1_000) * 1_000;
  const plannedStart = mode === "scheduled" ? now + random.between(20, 600) * MINUTE_MS : null;
  const id = `DEMO-${run}-${city.instance}-${service.code}-${(occurredAt / 1_000).toString(36).toUpperCase()}-${100_000 + ++world.claimCount}`;
  const hasDestination = service.risk === "PEOPLE" || service.code === serviceOf("TOW").code;
  const assignAt = now + waitMsOf(world, plannedStart);
  const claim: Claim = {
    id,
    city,
    service,
    mode,
    arrivalOutcome: arrivalOutcomeOf(world),
    stage: "waiting",
    site: someSite(city, random, roads),
    destination: hasDestination ? someSite(city, random, roads) : null,
    assignAt,
    giveUpAt: assignAt + 10 * MINUTE_MS,
    plannedStart,
    plannedEnd: plannedStart && plannedStart + 15 * MINUTE_MS,
    supplierId: null,
    promised: null,
    acceptAt: null,
    acceptedAt: null,
    arriveAt: null,
    finishAt: null,
    dropAt: null,
    assignedAt: null,
    arrivedAt: null,
    cancelAt: random.chance(0.02) ? now + random.between(3, 20) * MINUTE_MS : null,
    record: { rgpresta: id, version: 0, cdama: city.instance, cdservicio: service.code, fhocurrencia: iso(occurredAt) },
  };
  world.claims.set(id, claim);
  if (mode === "mobile") fleetOf(world, claim)!.open++;
  sendChanges(world, claim, factsOf(world, claim));
}

function leastBusy({ fleets, random }: World): Fleet {
  const load = (fleet: Fleet): number => fleet.open / fleet.vehicles.length + random.between(0, 0.4);
  const [first] = [...fleets.values()].map((fleet) => ({ fleet, at: load(fleet) })).sort((left, other) => left.at - other.at);
  return first!.fleet;
}

function cityByShare(random: Random): City {
  let left = random.between(
    0,
    cities.reduce((sum, { share }) => sum + share, 0),
  );
  return cities.find(({ share }) => (left -= share) < 0) ?? cities[0]!;
}

function serviceFor(mode: ServiceMode, random: Random): Service {
  if (mode === "scheduled") return serviceOf(random.chance(0.75) ? "TAXI" : "AMBULANCE");
  return random.chance(0.45) ? random.pick(homeServices) : serviceOf(random.pick(["TOW", "ROADSIDE", "LAWYER", "TAXI"] as const));
}

/** 8 % of claims are forgotten until they are delayed by the server's limits, independent of the demo's speed. */
function waitMsOf({ random, settings, now }: World, plannedStart: number | null): number {
  const forgotten = random.chance(0.08);
  if (plannedStart !== null)
    return random.chance(0.3) ? MINUTE_MS : Math.max(plannedStart - now - (forgotten ? 4 : random.between(16, 32)) * MINUTE_MS, 0);
  return forgotten ? random.between(16, 35) * MINUTE_MS : (random.between(1, 8) * MINUTE_MS) / settings.speed;
}

function arrivalOutcomeOf({ random, settings: { lateShare = LATE_SHARE } }: World): ArrivalOutcome {
  const draw = random.next();
  return draw < 0.18 ? "early" : draw < 1 - lateShare ? "onTime" : draw < 1 - lateShare * 0.35 ? "late" : "critical";
}
