import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { trackClaim, untrackClaim } from "../../store/claimNames";
import { PointColumns } from "./PointColumns";

/** Identifies a point. Claims and suppliers may share ids. */
export interface FleetRef {
  group: ClusterGroup;
  id: string;
}

export const incidentsLayer = mapLayers.indexOf("INCIDENTS");

export class FleetIndex {
  readonly points = new PointColumns();
  private readonly slots = new Map<number, number>();
  private readonly slotOfId: Record<ClusterGroup, Map<string, number>> = { claims: new Map(), suppliers: new Map() };

  private isOnScreen = false;

  /** Counts the claims as shown on the screen, which decides how short their names are. */
  setOnScreen(isOnScreen: boolean): void {
    if (this.isOnScreen === isOnScreen) return;
    this.isOnScreen = isOnScreen;
    for (const id of this.slotOfId.claims.keys()) (isOnScreen ? trackClaim : untrackClaim)(id);
  }

  slotOf(ref: FleetRef): number | undefined {
    return this.slotOfId[ref.group].get(ref.id);
  }

  slotOfHandle(handle: number): number | undefined {
    return this.slots.get(handle);
  }

  refOf(slot: number): FleetRef {
    return { group: this.points.at.layer[slot] === incidentsLayer ? "claims" : "suppliers", id: this.points.ids[slot]! };
  }

  /** Adds a point. Its other columns keep the values of an earlier point. */
  add(ref: FleetRef, layer: number): number {
    const slot = this.points.add(ref.id);
    this.points.at.layer[slot] = layer;
    this.slotOfId[ref.group].set(ref.id, slot);
    if (this.isOnScreen && ref.group === "claims") trackClaim(ref.id);
    return slot;
  }

  setHandle(slot: number, handle: number): void {
    const before = this.points.at.handle[slot]!;
    if (before !== handle && this.slots.get(before) === slot) this.slots.delete(before);
    this.points.at.handle[slot] = handle;
    this.slots.set(handle, slot);
  }

  forgetHandles(): void {
    this.slots.clear();
  }

  removeHandle(handle: number): boolean {
    const slot = this.slots.get(handle);
    if (slot !== undefined) this.remove(slot);
    return slot !== undefined;
  }

  /** Removes points that `generation` did not mention. Runs from the end, because the last point fills each gap. */
  removeOlder(generation: number): void {
    for (let slot = this.points.count - 1; slot >= 0; slot--) if (this.points.at.generation[slot] !== generation) this.remove(slot);
  }

  private remove(slot: number): void {
    const { points, slots, slotOfId } = this;
    const handles = points.at.handle;
    const removedRef = this.refOf(slot);
    slotOfId[removedRef.group].delete(removedRef.id);
    if (this.isOnScreen && removedRef.group === "claims") untrackClaim(removedRef.id);
    if (slots.get(handles[slot]!) === slot) slots.delete(handles[slot]!);
    const last = points.count - 1;
    points.remove(slot);
    if (slot === last) return;
    const movedRef = this.refOf(slot);
    slotOfId[movedRef.group].set(movedRef.id, slot);
    if (slots.get(handles[slot]!) === last) slots.set(handles[slot]!, slot);
  }
}
