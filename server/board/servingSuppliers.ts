// Which suppliers serve: an open claim that a scope lets through is assigned to them. Kept up by following the board's changes.
import type { Board } from "./board";
import { resized, type Columns } from "./columns";
import { Matcher } from "./matcher";
import type { BoardScope } from "./boardScope";
import { incidentLayer, layerOf } from "./packedAttributes";

/** Slots looked at between two looks at the time. */
const CHUNK_SLOTS = 4096;

export class ServingSuppliers {
  /** Open claims in scope by the code of their supplier. */
  private counts = new Int32Array(64);
  private readonly claims: Matcher;
  /** Who began or ceased to serve, and the number of the change up to which the board was then known. */
  private servingChanges: { at: number; code: number }[] = [];
  private cursor = -1;
  /** Slots that have been counted; Infinity: all, also those to come. */
  private countedSlots = 0;

  constructor(
    private readonly board: Board,
    scope: BoardScope,
  ) {
    const layers = scope.layers.filter((layer) => layer === "INCIDENTS");
    this.claims = new Matcher(board.dictionaries, { ...scope, layers, suppliers: "all", hiddenColumns: [] });
  }

  /** Whether the supplier of a code serves now. */
  has(code: number): boolean {
    return this.counts[code]! > 0;
  }

  /** The suppliers that serve now. */
  ids(): string[] {
    const { names } = this.board.dictionaries.supplier;
    return names.filter((name, code): name is string => name !== null && this.has(code));
  }

  /** Whether it is complete but for a few changes. */
  get isCounted(): boolean {
    return this.countedSlots === Infinity && !this.board.history.hasMissed(this.cursor);
  }

  /**
   * The codes that are otherwise now than when the board was known up to a number; null: none. To be asked by whoever followed this up
   * to that number, too, so that what it counted then can be taken away as it was.
   */
  servingChangedSince(number: number): ReadonlySet<number> | null {
    const changedServing = new Set<number>();
    for (let i = this.servingChanges.length - 1; i >= 0 && this.servingChanges[i]!.at > number; i--) {
      const { code } = this.servingChanges[i]!;
      if (!changedServing.delete(code)) changedServing.add(code);
    }
    return changedServing.size ? changedServing : null;
  }

  /** Takes in what has changed; stops and answers as `Tally.follow`. */
  follow(deadline = Infinity): boolean {
    const { history, columns, slots } = this.board;
    const head = history.endTick();
    this.claims.refresh();
    if (this.cursor < 0 || history.hasMissed(this.cursor)) this.reset();
    else {
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        if (history.previous[at]! >= this.cursor || history.slot[at]! >= this.countedSlots) continue;
        this.note(history.before, at, -1, head);
        this.note(columns, history.slot[at]!, 1, head);
      }
    }
    this.cursor = head;
    while (this.countedSlots < slots) {
      const end = Math.min(slots, this.countedSlots + CHUNK_SLOTS);
      for (let slot = this.countedSlots; slot < end; slot++) this.note(columns, slot, 1, head);
      this.countedSlots = end;
      if (performance.now() >= deadline) break;
    }
    if (this.countedSlots >= slots) this.countedSlots = Infinity;
    this.forgetUntil(head - history.capacity);
    return this.countedSlots === Infinity;
  }

  private note(rows: Columns, row: number, sign: 1 | -1, head: number): void {
    if (layerOf(rows.packed[row]!) !== incidentLayer) return;
    const code = rows.supplier[row]!;
    if (code === 0 || this.claims.test(rows, row) === 0) return;
    if (code >= this.counts.length) this.counts = resized(this.counts, Math.max(code + 1, this.counts.length * 2));
    const count = (this.counts[code]! += sign);
    if (count === (sign === 1 ? 1 : 0)) this.servingChanges.push({ at: head, code });
  }

  /** Who has read no further than to that number is lost, and begins again. */
  private forgetUntil(number: number): void {
    const kept = this.servingChanges.findIndex(({ at }) => at > number);
    if (kept !== 0) this.servingChanges.splice(0, kept < 0 ? this.servingChanges.length : kept);
  }

  private reset(): void {
    this.counts.fill(0);
    this.servingChanges = [];
    this.countedSlots = 0;
  }
}
