import { MINUTE_MS } from "../../../schema/rules/durations";
import { metresBetween } from "../geo";
import { traccarFix, type TraccarFix } from "../fixes";
import { feedCode } from "../records";
import { arrive, finish, overrunUntil } from "./claimEvents";
import { routeBetween, someSite } from "./places";
import { duration, motionAt, slowed, type Route } from "./routes";
import { sendSupplierChanges, type Resource, type World } from "./state";

const FIX_INTERVAL_MS = { driving: 5_000, parked: 15_000 };

/** Maximum wait of a free vehicle in one place, in milliseconds. */
const ROAM_AFTER_MS = 2 * MINUTE_MS;

export function moveVehicle(world: World, vehicle: Resource): void {
  const { now, random } = world;
  if (now >= vehicle.silentFrom) {
    vehicle.silentUntil = now + random.between(12, 30) * MINUTE_MS;
    vehicle.silentFrom = vehicle.silentUntil + random.between(240, 600) * MINUTE_MS;
  }
  if (vehicle.route) {
    const elapsed = now - vehicle.departedAt;
    Object.assign(vehicle, motionAt(vehicle.route, elapsed));
    if (elapsed < duration(vehicle.route)) return;
    vehicle.route = null;
    if (vehicle.job?.phase === "driving") holdUntil(world, vehicle, "arriving", world.random.between(0.3, 1.2));
    else if (vehicle.job?.phase === "carrying") complete(world, vehicle);
    else vehicle.freeSince = now;
  }
  if (vehicle.job) work(world, vehicle);
  else if (vehicle.offUntil !== null) returnFromBreak(world, vehicle, vehicle.offUntil);
  else if (now >= vehicle.breakAt) takeBreak(world, vehicle);
  else if (now >= vehicle.freeSince + ROAM_AFTER_MS) roam(world, vehicle);
}

function work(world: World, vehicle: Resource): void {
  const job = vehicle.job!;
  const { claim, phase, until, route: way } = job;
  if (claim.stage === "over" || claim.supplierId !== vehicle.id) return release(world, vehicle);
  if (phase === "driving" || phase === "carrying" || world.now < until) return;
  if (phase === "held") {
    job.phase = "driving";
    depart(world, vehicle, way);
  } else if (phase === "arriving") {
    arrive(world, claim);
    job.phase = "working";
    job.until = workEnd(world, vehicle);
  } else if (claim.destination) {
    job.phase = "carrying";
    depart(world, vehicle, routeBetween(vehicle.place, claim.destination.place, world.random, world.drivenRoads));
  } else complete(world, vehicle);
}

function workEnd(world: World, { job }: Resource): number {
  const { random, now, settings } = world;
  if (random.chance(0.06)) return overrunUntil(world, job!.claim, now);
  const usual = job!.claim.destination ? random.between(3, 12) : random.between(8, 25);
  return now + Math.max((usual * MINUTE_MS) / settings.speed, MINUTE_MS);
}

function holdUntil(world: World, vehicle: Resource, phase: "arriving", minutes: number): void {
  vehicle.job!.phase = phase;
  vehicle.job!.until = world.now + minutes * MINUTE_MS;
}

function depart(world: World, vehicle: Resource, route: Route): void {
  vehicle.route = route;
  vehicle.departedAt = world.now;
  vehicle.nextFixAt = Math.min(vehicle.nextFixAt, world.now + FIX_INTERVAL_MS.driving);
}

export const isUnderWay = ({ route, job }: Resource): boolean => route !== null || job?.phase === "held";

export function followRoads(world: World, vehicle: Resource): void {
  const { now, random, drivenRoads } = world;
  if (!drivenRoads) return;
  const onRoads = (route: Route, elapsed: number): Route => {
    const newRoute = routeBetween(vehicle.place, route.points.at(-1)!, random, drivenRoads);
    return slowed(newRoute, Math.max((duration(route) - elapsed) / Math.max(duration(newRoute), 1), 1));
  };
  if (vehicle.route) {
    vehicle.route = onRoads(vehicle.route, now - vehicle.departedAt);
    vehicle.departedAt = now;
  } else if (vehicle.job?.phase === "held") vehicle.job.route = onRoads(vehicle.job.route, 0);
}

function complete(world: World, vehicle: Resource): void {
  finish(world, vehicle.job!.claim);
  release(world, vehicle);
}

export function release(world: World, vehicle: Resource): void {
  vehicle.job = null;
  vehicle.route = null;
  vehicle.speed = 0;
  vehicle.freeSince = world.now;
  sendSupplierChanges(world, vehicle, { statusprov: feedCode("FREE") });
}

function roam(world: World, vehicle: Resource): void {
  const { random, roads, drivenRoads } = world;
  const far = metresBetween(vehicle.place, vehicle.home) > 3_000;
  const target = far ? vehicle.home : someSite(vehicle.city, random, roads).place;
  vehicle.freeSince = world.now;
  depart(world, vehicle, routeBetween(vehicle.place, target, random, drivenRoads));
}

function takeBreak(world: World, vehicle: Resource): void {
  vehicle.offUntil = world.now + world.random.between(10, 40) * MINUTE_MS;
  sendSupplierChanges(world, vehicle, { statusprov: feedCode("DISCONNECTED"), connected: 0 });
}

function returnFromBreak(world: World, vehicle: Resource, until: number): void {
  if (world.now < until) return;
  vehicle.offUntil = null;
  vehicle.breakAt = world.now + world.random.between(180, 480) * MINUTE_MS;
  sendSupplierChanges(world, vehicle, { statusprov: feedCode("FREE"), connected: 1 });
}

export function fixOf({ now }: World, vehicle: Resource): TraccarFix | null {
  if (now < vehicle.nextFixAt || now < vehicle.silentUntil || vehicle.offUntil !== null) return null;
  const driving = vehicle.route !== null;
  vehicle.nextFixAt = Math.max(vehicle.nextFixAt + (driving ? FIX_INTERVAL_MS.driving : FIX_INTERVAL_MS.parked), now);
  const attributes = { ignition: driving, motion: vehicle.speed > 0.5, batteryLevel: 60 + (Math.floor(now / 600_000) % 40) };
  const { place, speed, course } = vehicle;
  return traccarFix({ device: vehicle.record.mobile!, place, speed, course, accuracy: 6, attributes }, now);
}
