import { noKind, spriteOf, spriteRadius } from "../glyphs/sprites";
import { frameFlags } from "../../../schema/rules/map/frames";
import type { FleetCluster } from "./clusters";
import { depthOf, urgencyOf } from "./drawOrder";
import type { Camera } from "./Camera";
import type { FleetIndex, FleetRef } from "./FleetIndex";
import type { Movement } from "./Movement";

export interface HitScene {
  readonly camera: Camera;
  readonly index: FleetIndex;
  readonly points: FleetIndex["points"];
  readonly movement: Movement;
  readonly clusters: readonly FleetCluster[];
  now(): number;
}

export type FleetHit = { point: FleetRef } | { cluster: FleetCluster };
export type FleetPress = FleetHit | { stack: FleetRef[] };

/** Minimum hit radius in CSS pixels: a target of 24 pixels (WCAG 2.5.8). */
export const MIN_HIT_RADIUS_PX = 12;
const MAX_HIT_RADIUS_PX = 16;

export function spriteOfSlot({ points }: Pick<HitScene, "points">, slot: number, showsBadge = false): number {
  const { layer, status, course, flags, kind } = points.at;
  return spriteOf(layer[slot]!, status[slot]!, course[slot]!, (flags[slot]! & frameFlags.outdated) > 0, showsBadge ? kind[slot]! : noKind);
}

/**
 * Returns the nearest hit relative to its radius; of equals, the topmost. Scans all points: a spatial index would have to be rebuilt at
 * each pan and move.
 */
export function hitAt(store: HitScene, x: number, y: number): FleetHit | null {
  const { camera, points, movement, clusters } = store;
  const { layer, status } = points.at;
  const now = store.now();
  let best = 1;
  let bestDepth = -1;
  let nearestHit: FleetHit | null = null;
  for (const copy of camera.copies) {
    for (let slot = 0; slot < points.count; slot++) {
      if (!camera.project(movement.shownX(slot, now) + copy, movement.shownY(slot, now))) continue;
      const distance = Math.abs(camera.x - x) > MAX_HIT_RADIUS_PX ? Infinity : Math.hypot(camera.x - x, camera.y - y);
      if (distance > MAX_HIT_RADIUS_PX) continue;
      const share = distance / Math.max(MIN_HIT_RADIUS_PX, spriteRadius(spriteOfSlot(store, slot)));
      const depth = depthOf(layer[slot]!, status[slot]!);
      if (share > best || (share === best && depth <= bestDepth)) continue;
      best = share;
      bestDepth = depth;
      nearestHit = { point: store.index.refOf(slot) };
    }
    for (const cluster of clusters) {
      if (!camera.project(cluster.x + copy, cluster.y)) continue;
      const share = Math.hypot(camera.x - x, camera.y - y) / Math.max(MIN_HIT_RADIUS_PX, cluster.radius);
      if (share >= best) continue;
      best = share;
      nearestHit = { cluster };
    }
  }
  return nearestHit;
}

const SAME_PLACE_PX = 4;

/** Returns the points that overlap a point on the screen, topmost first, including the point itself. */
export function stackOf(store: HitScene, ref: FleetRef): FleetRef[] {
  const { camera, points, movement, index } = store;
  const { layer, status } = points.at;
  const now = store.now();
  const ownSlot = index.slotOf(ref);
  if (ownSlot === undefined || !camera.isInView(movement.shownX(ownSlot, now), movement.shownY(ownSlot, now))) return [ref];
  const [x, y] = [camera.x, camera.y];
  const slots: number[] = [];
  for (let slot = 0; slot < points.count; slot++) {
    if (camera.isInView(movement.shownX(slot, now), movement.shownY(slot, now)) && Math.hypot(camera.x - x, camera.y - y) <= SAME_PLACE_PX)
      slots.push(slot);
  }
  return slots.sort((a, b) => depthOf(layer[b]!, status[b]!) - depthOf(layer[a]!, status[a]!)).map((slot) => index.refOf(slot));
}

/** Returns the points in view, most urgent first: claims, resources, bases, collaborators; of equals, the longest waiting. */
export function pointsInView(store: HitScene, limit: number): FleetRef[] {
  const { camera, points, movement } = store;
  const { layer, status, measuredFrom } = points.at;
  const now = store.now();
  const hits: { slot: number; urgency: number; since: number }[] = [];
  for (let slot = 0; slot < points.count; slot++) {
    if (!camera.isInView(movement.shownX(slot, now), movement.shownY(slot, now))) continue;
    hits.push({ slot, urgency: urgencyOf(layer[slot]!, status[slot]!), since: measuredFrom[slot] || Number.MAX_VALUE });
  }
  return hits
    .sort((a, b) => b.urgency - a.urgency || a.since - b.since || (points.ids[a.slot]! < points.ids[b.slot]! ? -1 : 1))
    .slice(0, limit)
    .map(({ slot }) => store.index.refOf(slot));
}

/** True if a sign overlaps a rectangle in CSS pixels from the map's top left. */
export function hasSignIn(
  store: HitScene,
  { left, top, right, bottom }: { left: number; top: number; right: number; bottom: number },
): boolean {
  const { camera, points, movement, clusters } = store;
  const now = store.now();
  const reaches = (x: number, y: number, radius: number): boolean =>
    camera.isInView(x, y, radius) &&
    camera.x > left - radius &&
    camera.x < right + radius &&
    camera.y > top - radius &&
    camera.y < bottom + radius;
  for (let slot = 0; slot < points.count; slot++)
    if (reaches(movement.shownX(slot, now), movement.shownY(slot, now), MIN_HIT_RADIUS_PX)) return true;
  return clusters.some(({ x, y, radius }) => reaches(x, y, radius));
}
