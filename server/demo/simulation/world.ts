// Simulated operation, deterministic for a given clock and seed. Its output must be sent to the product.
import { MINUTE_MS } from "../../../schema/rules/durations";
import { seeded } from "../random";
import { openNewClaims } from "./newClaims";
import { accept, arrive, cancel, dropSupplier, finish, overrunUntil } from "./claimEvents";
import { dispatch } from "./dispatch";
import type { RoadFinder } from "./roads";
import { fleetsOf, type Claim, type OutgoingRecords, type World, type WorldSettings } from "./state";
import { firstFixAt, newOffices, newResources } from "./suppliers";
import { fixOf, followRoads, isUnderWay, moveVehicle } from "./vehicles";

export function newWorld(settings: WorldSettings, now: number, roads: RoadFinder | null): World {
  const random = seeded(settings.seed);
  const resources = newResources(settings.resources, now, random, roads);
  return {
    settings,
    random,
    roads,
    drivenRoads: roads,
    now,
    claimCount: 0,
    run: runCode(now),
    claims: new Map(),
    resources,
    fleets: fleetsOf(resources),
    latest: new Map(),
    offices: newOffices(now, random, roads),
    pending: { claims: new Map(), suppliers: new Map() },
  };
}

/** Advances to `now` in one step and returns the changes. Equal seed and instants give an equal run. */
export function step(world: World, now: number): OutgoingRecords {
  advanceTo(world, now);
  const { claims, suppliers } = takePending(world);
  return {
    claims: [...claims.values()],
    suppliers: [...suppliers.values()],
    fixes: world.resources.flatMap((vehicle) => fixOf(world, vehicle) ?? []),
  };
}

export function advanceTo(world: World, now: number): void {
  world.now = now;
  for (const vehicle of world.resources) moveVehicle(world, vehicle);
  for (const claim of world.claims.values()) advanceClaim(world, claim);
  openNewClaims(world);
}

export function takePending(world: World): World["pending"] {
  const pending = world.pending;
  world.pending = { claims: new Map(), suppliers: new Map() };
  return pending;
}

export function wholeState({ claims, resources, offices }: World): OutgoingRecords {
  return {
    suppliers: [...offices, ...resources].map(({ record }) => ({ ...record })),
    claims: [...claims.values()].map(({ record }) => ({ ...record })),
    fixes: [],
  };
}

/** Simulated time before the demo starts, so that claims are in every stage. */
const WARM_UP_MS = 5 * 60 * MINUTE_MS;
/** Step during warm-up: ten seconds, up to a minute for large operations. */
const warmUpStepMs = ({ claims }: WorldSettings): number => Math.min(Math.max((claims / 300) * 10_000, 10_000), MINUTE_MS);

/** Maximum number of vehicles routed at start, which takes a second or two; others follow with their next route. */
const MAX_ROUTED_AT_START = 300;

/** State after hours of simulated work that were not sent: send `everything` first. */
export function warmedUpWorld(settings: WorldSettings, now: number, roads: RoadFinder | null): World {
  const world = newWorld(settings, now - WARM_UP_MS, roads);
  world.drivenRoads = null;
  world.run = runCode(now);
  for (let at = now - WARM_UP_MS; at <= now; at += warmUpStepMs(settings)) advanceTo(world, at);
  takePending(world);
  world.drivenRoads = roads;
  for (const vehicle of world.resources.filter(isUnderWay).slice(0, MAX_ROUTED_AT_START)) followRoads(world, vehicle);
  const version = Math.floor(now / 1_000);
  for (const { record } of [...world.resources, ...world.offices]) record.version = version;
  for (const vehicle of world.resources) vehicle.nextFixAt = firstFixAt(now, world.random);
  return world;
}

const runCode = (now: number): string =>
  Math.floor(now / 1_000)
    .toString(36)
    .toUpperCase();

function advanceClaim(world: World, claim: Claim): void {
  const { now, random, settings } = world;
  const isDue = (at: number | null): boolean => at !== null && now >= at;
  if (claim.stage !== "onSite" && isDue(claim.cancelAt)) return cancel(world, claim);
  if (claim.stage === "waiting" && isDue(claim.assignAt)) return dispatch(world, claim);
  if (claim.stage === "assigned") {
    if (isDue(claim.dropAt)) return dropSupplier(world, claim);
    if (isDue(claim.acceptAt)) accept(world, claim);
    if (!isDue(claim.arriveAt)) return;
    arrive(world, claim);
    claim.finishAt = random.chance(0.06)
      ? overrunUntil(world, claim, now)
      : now + Math.max((random.between(12, 45) * MINUTE_MS) / settings.speed, MINUTE_MS);
  } else if (claim.stage === "onSite" && isDue(claim.finishAt)) finish(world, claim);
}
