import type { ChangeEntry } from "../../changes/readEntries";
import { isRecomputeDue, recomputeAt, type LastTrip } from "./schedule";
import { claimStatuses } from "../../../schema/rules/lists/claims";

/**
 * Collects from the change log which resources to recompute and which claims may have arrivals. In memory only; the worker's full scan
 * finds what it misses.
 */
export class TripQueue {
  private readonly dueAtById = new Map<string, number>();
  private readonly lastComputedById = new Map<string, LastTrip>();
  private readonly arrivals = new Set<string>();

  onEntries(entries: readonly ChangeEntry[], now: number): void {
    for (const { change } of entries) {
      if (change.kind === "positions") for (const fix of change.state) this.moved(fix.supplierId, fix, now);
      if (change.kind === "supplier") this.wake(change.state.id, now);
      if (change.kind === "claim" && change.state.supplierId !== null) {
        const { stage } = claimStatuses[change.state.status];
        this.wake(change.state.supplierId, now);
        if (stage === "onSite" || stage === "finished") this.arrivals.add(change.state.id);
      }
    }
  }

  wake(supplierId: string, now: number): void {
    this.lastComputedById.delete(supplierId);
    this.look(supplierId, now);
  }

  addArrivals(claimIds: readonly string[]): void {
    for (const id of claimIds) this.arrivals.add(id);
  }

  take(now: number, maxTrips: number): string[] {
    const ids: string[] = [];
    for (const [id, at] of this.dueAtById) {
      if (ids.length === maxTrips) break;
      if (at <= now) ids.push(id);
    }
    for (const id of ids) this.dueAtById.delete(id);
    return ids;
  }

  takeArrivals(maxCount: number): string[] {
    const ids = [...this.arrivals].slice(0, maxCount);
    for (const id of ids) this.arrivals.delete(id);
    return ids;
  }

  /** Stores the last computations. Resources missing from `lastTrips` drive nowhere. */
  rememberComputed(supplierIds: readonly string[], lastTrips: ReadonlyMap<string, LastTrip>): void {
    for (const id of supplierIds) this.lastComputedById.set(id, lastTrips.get(id) ?? null);
  }

  private moved(supplierId: string, fix: { lon: number; lat: number }, now: number): void {
    const lastTrip = this.lastComputedById.get(supplierId);
    if (lastTrip === null) return;
    this.look(supplierId, lastTrip === undefined || isRecomputeDue(lastTrip, fix, now) ? now : recomputeAt(lastTrip));
  }

  private look(supplierId: string, at: number): void {
    this.dueAtById.set(supplierId, Math.min(at, this.dueAtById.get(supplierId) ?? Infinity));
  }
}
