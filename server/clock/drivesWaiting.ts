import type { Entry } from "../changes/read";
import { movedOn, nextAt, type Known } from "../claims/drives.turns";
import { claimStatuses } from "../../schema/rules/claims";

/**
 * What the change log tells of drives: which resources are to be looked at, and when; which claims may have seen an arrival. A resource
 * that drives nowhere is left alone until one of its claims changes, one that drives until it has moved on. Only a memory: what it misses
 * the look at all finds.
 */
export class DrivesWaiting {
  /** Resource → when to look at it, ms. */
  private readonly waiting = new Map<string, number>();
  private readonly known = new Map<string, Known>();
  private readonly arrivals = new Set<string>();

  hear(entries: readonly Entry[], now: number): void {
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
    this.known.delete(supplierId);
    this.look(supplierId, now);
  }

  /** May have seen an arrival. */
  arrived(claimIds: readonly string[]): void {
    for (const id of claimIds) this.arrivals.add(id);
  }

  /** Takes at most so many resources that are to be looked at now. */
  take(now: number, most: number): string[] {
    const ids: string[] = [];
    for (const [id, at] of this.waiting) {
      if (ids.length === most) break;
      if (at <= now) ids.push(id);
    }
    for (const id of ids) this.waiting.delete(id);
    return ids;
  }

  takeArrivals(most: number): string[] {
    const ids = [...this.arrivals].slice(0, most);
    for (const id of ids) this.arrivals.delete(id);
    return ids;
  }

  /** What a look has shown of these resources; those not known drive nowhere. */
  learned(supplierIds: readonly string[], known: ReadonlyMap<string, Known>): void {
    for (const id of supplierIds) this.known.set(id, known.get(id) ?? null);
  }

  private moved(supplierId: string, fix: { lon: number; lat: number }, now: number): void {
    const known = this.known.get(supplierId);
    if (known === null) return;
    this.look(supplierId, known === undefined || movedOn(known, fix, now) ? now : nextAt(known));
  }

  private look(supplierId: string, at: number): void {
    this.waiting.set(supplierId, Math.min(at, this.waiting.get(supplierId) ?? Infinity));
  }
}
