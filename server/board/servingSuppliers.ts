import type { Board } from "./board";
import { resized, type Columns } from "./columns";
import { Matcher } from "./matcher";
import type { BoardScope } from "./boardScope";
import { incidentLayer, layerOf } from "./packedAttributes";

const CHUNK_SLOTS = 4096;

export class ServingSuppliers {
  /** Number of open claims in scope, by supplier code. */
  private counts = new Int32Array(64);
  private readonly claims: Matcher;
  /** Suppliers that started or stopped serving, with the number of the last change counted by then. */
  private servingChanges: { at: number; code: number }[] = [];
  private cursor = -1;
  /** Slots counted so far. Infinity if the first count is complete. */
  private countedSlots = 0;

  constructor(
    private readonly board: Board,
    scope: BoardScope,
  ) {
    const layers = scope.layers.filter((layer) => layer === "INCIDENTS");
    this.claims = new Matcher(board.dictionaries, { ...scope, layers, suppliers: "all", hiddenColumns: [] });
  }

  has(code: number): boolean {
    return this.counts[code]! > 0;
  }

  ids(): string[] {
    const { names } = this.board.dictionaries.supplier;
    return names.filter((name, code): name is string => name !== null && this.has(code));
  }

  /** True once the first count is complete and only few changes are missing. */
  get isCounted(): boolean {
    return this.countedSlots === Infinity && !this.board.history.hasMissed(this.cursor);
  }

  /**
   * Returns the codes that started or stopped serving since change `number`; null if none did. The caller must itself have counted up to
   * `number`, so that it can reverse what it counted.
   */
  servingChangedSince(number: number): ReadonlySet<number> | null {
    const changedServing = new Set<number>();
    for (let i = this.servingChanges.length - 1; i >= 0 && this.servingChanges[i]!.at > number; i--) {
      const { code } = this.servingChanges[i]!;
      if (!changedServing.delete(code)) changedServing.add(code);
    }
    return changedServing.size ? changedServing : null;
  }

  /** Catches up with the board. Stops and returns as `Tally.follow`. */
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

  /** Drops changes up to `number`. A reader that has not passed it must recount. */
  private forgetUntil(number: number): void {
    const firstKept = this.servingChanges.findIndex(({ at }) => at > number);
    if (firstKept !== 0) this.servingChanges.splice(0, firstKept < 0 ? this.servingChanges.length : firstKept);
  }

  private reset(): void {
    this.counts.fill(0);
    this.servingChanges = [];
    this.countedSlots = 0;
  }
}
