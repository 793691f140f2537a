import type { ChangeEntry } from "../../changes/readEntries";
import { isRecomputeDue, recomputeAt, type KnownTrip } from "./schedule";
import { claimStatuses } from "../../../schema/rules/claims/claims";

/**
 * What the change log tells of trips: which resources are to be looked at, and when; which claims may have seen an arrival. A resource
 * that drives nowhere is left alone until one of its claims changes, one that drives until it has moved on. It is kept in memory only:
 * the regular search over all claims finds what it misses.
 */
export class TripQueue {
  /** Resource → when to look at it, ms. */
  private readonly dueAtById = new Map<string, number>();
  private readonly lastComputedById = new Map<string, KnownTrip>();
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

  /** Looks at a resource whatever is known of it. */
  wake(supplierId: string, now: number): void {
    this.lastComputedById.delete(supplierId);
    this.look(supplierId, now);
  }

  /** May have seen an arrival. */
  addArrivals(claimIds: readonly string[]): void {
    for (const id of claimIds) this.arrivals.add(id);
  }

  /** Takes at most so many resources that are to be looked at now. */
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

  /** What a look has shown of these resources; those not known drive nowhere. */
  rememberComputed(supplierIds: readonly string[], known: ReadonlyMap<string, KnownTrip>): void {
    for (const id of supplierIds) this.lastComputedById.set(id, known.get(id) ?? null);
  }

  private moved(supplierId: string, fix: { lon: number; lat: number }, now: number): void {
    const known = this.lastComputedById.get(supplierId);
    if (known === null) return;
    this.look(supplierId, known === undefined || isRecomputeDue(known, fix, now) ? now : recomputeAt(known));
  }

  private look(supplierId: string, at: number): void {
    this.dueAtById.set(supplierId, Math.min(at, this.dueAtById.get(supplierId) ?? Infinity));
  }
}
