// The simulated operation: a pure core. The clock and the seed come from outside; what comes out is what has to be told.
import { seeded } from "../random";
import { giveBirths } from "./births";
import { accept, arrive, cancel, dropSupplier, finish, overlongUntil } from "./deeds";
import { dispatch } from "./dispatch";
import type { Roads } from "./roads";
import { fleetsOf, minute, type Claim, type Outgoing, type World, type WorldSettings } from "./state";
import { firstFix, newOffices, newResources } from "./suppliers";
import { fixOf, moveVehicle } from "./vehicles";

/** An operation in which nothing has happened yet. Instants are milliseconds since 1970. */
export function newWorld(settings: WorldSettings, now: number, roads: Roads | null): World {
  const random = seeded(settings.seed);
  const resources = newResources(settings.resources, now, random, roads);
  return {
    settings,
    random,
    roads,
    now,
    born: 0,
    run: runCode(now),
    claims: new Map(),
    resources,
    fleets: fleetsOf(resources),
    latest: new Map(),
    offices: newOffices(now, random, roads),
    told: { claims: new Map(), suppliers: new Map() },
  };
}

/** Lets time pass until `now`, in one step; gives what changed. Same seed and same instants, same run. */
export function step(world: World, now: number): Outgoing {
  pass(world, now);
  const { claims, suppliers } = told(world);
  return {
    claims: [...claims.values()],
    suppliers: [...suppliers.values()],
    fixes: world.resources.flatMap((vehicle) => fixOf(world, vehicle) ?? []),
  };
}

function pass(world: World, now: number): void {
  world.now = now;
  for (const vehicle of world.resources) moveVehicle(world, vehicle);
  for (const claim of world.claims.values()) live(world, claim);
  giveBirths(world);
}

/** Takes what was told since the last time. */
function told(world: World): World["told"] {
  const said = world.told;
  world.told = { claims: new Map(), suppliers: new Map() };
  return said;
}

/** Everything as it stands: all suppliers and all open claims, whole. */
export function everything({ claims, resources, offices }: World): Outgoing {
  return {
    suppliers: [...offices, ...resources].map(({ record }) => ({ ...record })),
    claims: [...claims.values()].map(({ record }) => ({ ...record })),
    fixes: [],
  };
}

/** How long an operation runs unseen before it is shown, so that claims are in every stage. */
const unseen = 5 * 60 * minute;
/** Steps of that time: ten seconds, in a larger operation up to a minute, so that it is ready soon. */
const unseenStep = ({ claims }: WorldSettings): number => Math.min(Math.max((claims / 300) * 10_000, 10_000), minute);

/** An operation in full work at `now`, with hours behind it that nobody was told of: begin with `everything`. */
export function livelyWorld(settings: WorldSettings, now: number, roads: Roads | null): World {
  const world = newWorld(settings, now - unseen, roads);
  world.run = runCode(now);
  for (let at = now - unseen; at <= now; at += unseenStep(settings)) pass(world, at);
  told(world);
  const version = Math.floor(now / 1_000);
  for (const { record } of [...world.resources, ...world.offices]) record.version = version;
  for (const vehicle of world.resources) vehicle.nextFixAt = firstFix(now, world.random);
  return world;
}

const runCode = (now: number): string =>
  Math.floor(now / 1_000)
    .toString(36)
    .toUpperCase();

function live(world: World, claim: Claim): void {
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
      ? overlongUntil(world, claim, now)
      : now + Math.max((random.between(12, 45) * minute) / settings.speed, minute);
  } else if (claim.stage === "onSite" && isDue(claim.finishAt)) finish(world, claim);
}
