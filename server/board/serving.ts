// Which suppliers serve: an open claim that a scope lets through is assigned to them. Kept up by following the board's changes.
import type { Board } from "./board";
import { longer, type Columns } from "./columns";
import { Matcher } from "./matcher";
import type { BoardScope } from "./scope";
import { incidents, layerOf } from "./word";

/** Slots looked at between two looks at the time. */
const chunk = 4096;

export class Serving {
  /** Open claims in scope by the code of their supplier. */
  private counts = new Int32Array(64);
  private readonly claims: Matcher;
  /** Who began or ceased to serve, and the number of the change up to which the board was then known. */
  private flips: { at: number; code: number }[] = [];
  private cursor = -1;
  /** Slots that have been counted; Infinity: all, also those to come. */
  private looked = 0;

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

  /** Whether it is complete but for a few changes. */
  get isCounted(): boolean {
    return this.looked === Infinity && !this.board.history.lost(this.cursor);
  }

  /**
   * The codes that are otherwise now than when the board was known up to a number; null: none. To be asked by whoever followed this up
   * to that number, too, so that what it counted then can be taken away as it was.
   */
  flippedSince(number: number): ReadonlySet<number> | null {
    const flipped = new Set<number>();
    for (let i = this.flips.length - 1; i >= 0 && this.flips[i]!.at > number; i--) {
      const { code } = this.flips[i]!;
      if (!flipped.delete(code)) flipped.add(code);
    }
    return flipped.size ? flipped : null;
  }

  /** Takes in what has changed; stops and answers as `Tally.follow`. */
  follow(until = Infinity): boolean {
    const { history, columns, slots } = this.board;
    const head = history.close();
    this.claims.refresh();
    if (this.cursor < 0 || history.lost(this.cursor)) this.reset();
    else {
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        if (history.previous[at]! >= this.cursor || history.slot[at]! >= this.looked) continue;
        this.note(history.before, at, -1, head);
        this.note(columns, history.slot[at]!, 1, head);
      }
    }
    this.cursor = head;
    while (this.looked < slots) {
      const end = Math.min(slots, this.looked + chunk);
      for (let slot = this.looked; slot < end; slot++) this.note(columns, slot, 1, head);
      this.looked = end;
      if (performance.now() >= until) break;
    }
    if (this.looked >= slots) this.looked = Infinity;
    this.forget(head - history.capacity);
    return this.looked === Infinity;
  }

  private note(rows: Columns, row: number, sign: 1 | -1, head: number): void {
    if (layerOf(rows.word[row]!) !== incidents) return;
    const code = rows.supplier[row]!;
    if (code === 0 || this.claims.test(rows, row) === 0) return;
    if (code >= this.counts.length) this.counts = longer(this.counts, Math.max(code + 1, this.counts.length * 2));
    const count = (this.counts[code]! += sign);
    if (count === (sign === 1 ? 1 : 0)) this.flips.push({ at: head, code });
  }

  /** Who has read no further than to that number is lost, and begins anew. */
  private forget(number: number): void {
    const kept = this.flips.findIndex(({ at }) => at > number);
    if (kept !== 0) this.flips.splice(0, kept < 0 ? this.flips.length : kept);
  }

  private reset(): void {
    this.counts.fill(0);
    this.flips = [];
    this.looked = 0;
  }
}
