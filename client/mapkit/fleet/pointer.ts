import type { Map as MapLibreMap, MapMouseEvent } from "maplibre-gl";
import type { FleetStore } from "./FleetStore";
import type { FleetHit, FleetPress } from "./hitTest";

export interface PointerHandlers {
  hover(hit: FleetHit | null): void;
  press(hit: FleetPress | null): void;
}

const sameHit = (a: FleetHit | null, b: FleetHit | null): boolean => {
  if (!a || !b) return a === b;
  if ("point" in a) return "point" in b && a.point.id === b.point.id && a.point.group === b.point.group;
  return "cluster" in b && a.cluster === b.cluster;
};

export function watchPointer(map: MapLibreMap, store: FleetStore, handlers: PointerHandlers): () => void {
  let last: FleetHit | null = null;
  const setHit = (hit: FleetHit | null): void => {
    if (sameHit(hit, last)) return;
    last = hit;
    map.getCanvas().style.cursor = hit ? "pointer" : "";
    handlers.hover(hit);
  };
  const move = ({ point }: MapMouseEvent): void => {
    if (!map.isMoving()) setHit(store.hitAt(point.x, point.y));
  };
  const out = (): void => setHit(null);
  const press = ({ point }: MapMouseEvent): void => {
    const hit = store.hitAt(point.x, point.y);
    const stack = hit && "point" in hit ? store.stackOf(hit.point) : [];
    handlers.press(stack.length > 1 ? { stack } : hit);
  };
  const subscriptions = [map.on("mousemove", move), map.on("mouseout", out), map.on("click", press)];
  return () => {
    subscriptions.forEach((subscription) => subscription.unsubscribe());
    out();
  };
}
