import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder, type ResourceStatus } from "../../../schema/rules/lists/suppliers";
import type { PointColumns } from "./PointColumns";

const incidents = mapLayers.indexOf("INCIDENTS");
const mobile = mapLayers.indexOf("MOBILE");
const DEPTHS_PER_LAYER = 16;
/** Resources from bottom to top: available and driving resources lie above the others. */
const resourceDepths: ResourceStatus[] = ["MOBILE_NO_LOCATION", "MOBILE_DISCONNECTED", "MOBILE_FREE", "MOBILE_OCCUPIED"];
const depthOfResource = resourceStatusOrder.map((status) => resourceDepths.indexOf(status));
/** Layers below this one are drawn before the clusters of claims, the others after them. */
export const firstUpperLayer = incidents;

/** Drawing height of a point: by layer, then by urgency. Larger is higher. */
export function depthOf(layer: number, status: number): number {
  const within =
    layer === incidents ? Math.max(0, claimStatusOrder.length - status) : layer === mobile ? (depthOfResource[status] ?? 0) : 0;
  return layer * DEPTHS_PER_LAYER + within;
}

/** Layers in ascending urgency for lists. Here the collaborating network comes first; the drawing order places it elsewhere. */
const listOrder: MapLayer[] = ["COLLABORATING", "BASE", "MOBILE", "INCIDENTS"];
const listRank = mapLayers.map((layer) => listOrder.indexOf(layer));

/** Urgency of a point: claims, then resources, then the rest. Larger is more urgent. */
export const urgencyOf = (layer: number, status: number): number =>
  listRank[layer]! * DEPTHS_PER_LAYER + (depthOf(layer, status) % DEPTHS_PER_LAYER);

export class DrawOrder {
  slots = new Uint32Array(0);
  ranks = new Uint32Array(0);
  count = 0;
  lower = 0;
  private readonly starts = new Uint32Array(mapLayers.length * DEPTHS_PER_LAYER + 1);

  sort(points: PointColumns): void {
    const { layer, status } = points.at;
    const { starts } = this;
    this.count = points.count;
    if (this.slots.length < this.count) {
      this.slots = new Uint32Array(points.capacity);
      this.ranks = new Uint32Array(points.capacity);
    }
    starts.fill(0);
    for (let slot = 0; slot < this.count; slot++) starts[depthOf(layer[slot]!, status[slot]!) + 1]!++;
    for (let depth = 1; depth < starts.length; depth++) starts[depth]! += starts[depth - 1]!;
    this.lower = starts[firstUpperLayer * DEPTHS_PER_LAYER]!;
    for (let slot = 0; slot < this.count; slot++) {
      const rank = starts[depthOf(layer[slot]!, status[slot]!)]!++;
      this.slots[rank] = slot;
      this.ranks[slot] = rank;
    }
  }
}
