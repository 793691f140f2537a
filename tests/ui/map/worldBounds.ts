import type { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import { mercatorX } from "../../../client/mapkit/fleet/mercator";

/** Puts a store's camera over the world, or a part of its width, as a redraw of the map would. */
export function showWorldBounds(store: FleetStore, { west = -180, east = 180 } = {}): void {
  const [from, to] = [mercatorX(west), mercatorX(east)];
  const scale = 2 / (to - from);
  store.camera.set([scale, 0, 0, 0, 0, -2, 0, 0, 0, 0, 1, 0, -1 - from * scale, 1, 0, 1], 800, 600);
}
