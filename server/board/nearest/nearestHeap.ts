export interface FoundSupplier {
  slot: number;
  metres: number;
}

/** Keeps the nearest `capacity` candidates in a heap with the farthest at its root. Equal distances are ordered by id. */
export class NearestHeap {
  private readonly slots: number[] = [];
  private readonly metres: number[] = [];

  constructor(
    private readonly capacity: number,
    private readonly reachMetres: number,
    private readonly ids: readonly (string | null)[],
  ) {}

  /** Largest distance that would still be kept. Negative if the capacity is 0. */
  get limit(): number {
    if (this.capacity === 0) return -1;
    return this.slots.length < this.capacity ? this.reachMetres : this.metres[0]!;
  }

  offer(slot: number, metres: number): void {
    if (metres > this.limit) return;
    if (this.slots.length < this.capacity) {
      this.slots.push(slot);
      this.metres.push(metres);
      this.rise();
    } else if (this.isFarther(this.metres[0]!, this.slots[0]!, metres, slot)) {
      this.slots[0] = slot;
      this.metres[0] = metres;
      this.sink();
    }
  }

  sorted(): FoundSupplier[] {
    return this.slots
      .map((slot, i) => ({ slot, metres: this.metres[i]! }))
      .sort((a, b) => (this.isFarther(a.metres, a.slot, b.metres, b.slot) ? 1 : -1));
  }

  private isFarther(metres: number, slot: number, thanMetres: number, thanSlot: number): boolean {
    return metres === thanMetres ? this.ids[slot]! > this.ids[thanSlot]! : metres > thanMetres;
  }

  private isAtFarther(at: number, than: number): boolean {
    return this.isFarther(this.metres[at]!, this.slots[at]!, this.metres[than]!, this.slots[than]!);
  }

  private rise(): void {
    for (let at = this.slots.length - 1; at > 0;) {
      const parent = (at - 1) >> 1;
      if (!this.isAtFarther(at, parent)) return;
      this.swap(at, parent);
      at = parent;
    }
  }

  private sink(): void {
    for (let at = 0; ;) {
      let farthest = at;
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < this.metres.length && this.isAtFarther(child, farthest)) farthest = child;
      if (farthest === at) return;
      this.swap(at, farthest);
      at = farthest;
    }
  }

  private swap(a: number, b: number): void {
    [this.slots[a], this.slots[b]] = [this.slots[b]!, this.slots[a]!];
    [this.metres[a], this.metres[b]] = [this.metres[b]!, this.metres[a]!];
  }
}
