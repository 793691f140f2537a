import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/map/map";
import { PointColumns } from "./PointColumns";

/** Names a point: claims and suppliers count their ids apart. */
export interface FleetRef {
  group: ClusterGroup;
  id: string;
}

export const incidentsLayer = mapLayers.indexOf("INCIDENTS");

/** The points, found by id and by the handle frames know them by. */
export class FleetIndex {
  readonly points = new PointColumns();
  private readonly slots = new Map<number, number>();
  private readonly slotOfId: Record<ClusterGroup, Map<string, number>> = { claims: new Map(), suppliers: new Map() };

  slotOf(ref: FleetRef): number | undefined {
    return this.slotOfId[ref.group].get(ref.id);
  }

  slotOfHandle(handle: number): number | undefined {
    return this.slots.get(handle);
  }

  refOf(slot: number): FleetRef {
    return { group: this.points.at.layer[slot] === incidentsLayer ? "claims" : "suppliers", id: this.points.ids[slot]! };
  }

  /** Adds a point; its other columns hold what an earlier one left there. */
  add(ref: FleetRef, layer: number): number {
    const slot = this.points.add(ref.id);
    this.points.at.layer[slot] = layer;
    this.slotOfId[ref.group].set(ref.id, slot);
    return slot;
  }

  /** From now on frames call this slot so. */
  setHandle(slot: number, handle: number): void {
    const before = this.points.at.handle[slot]!;
    if (before !== handle && this.slots.get(before) === slot) this.slots.delete(before);
    this.points.at.handle[slot] = handle;
    this.slots.set(handle, slot);
  }

  /** Handles belong to one subscription: a first frame brings new ones. */
  forgetHandles(): void {
    this.slots.clear();
  }

  /** False when no point has the handle. */
  removeHandle(handle: number): boolean {
    const slot = this.slots.get(handle);
    if (slot !== undefined) this.remove(slot);
    return slot !== undefined;
  }

  /** Removes the points that `generation` did not mention. From the end: the last point, which fills the gap, has been seen to. */
  removeOlder(generation: number): void {
    for (let slot = this.points.count - 1; slot >= 0; slot--) if (this.points.at.generation[slot] !== generation) this.remove(slot);
  }

  private remove(slot: number): void {
    const { points, slots, slotOfId } = this;
    const handles = points.at.handle;
    const gone = this.refOf(slot);
    slotOfId[gone.group].delete(gone.id);
    if (slots.get(handles[slot]!) === slot) slots.delete(handles[slot]!);
    const last = points.count - 1;
    points.remove(slot);
    if (slot === last) return;
    const moved = this.refOf(slot);
    slotOfId[moved.group].set(moved.id, slot);
    if (slots.get(handles[slot]!) === last) slots.set(handles[slot]!, slot);
  }
}
