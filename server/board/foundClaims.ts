// Marks the board's claims that a text search found. Each id is looked up once per result set and then known by its serial number.
import type { Board } from "./board";

const Mark = { unknown: 0, found: 1, other: 2 } as const;

export class FoundClaims {
  private constructor(
    private readonly ids: ReadonlySet<string>,
    private marks: Uint8Array,
  ) {}

  /** Cached as long as the set lives; all views that filter by it share the marks. */
  static of(ids: ReadonlySet<string>): FoundClaims {
    let handles = bySet.get(ids);
    if (!handles) bySet.set(ids, (handles = new FoundClaims(ids, new Uint8Array(64))));
    return handles;
  }

  /** Looks up all claims of the board in advance, so that the first frame does not have to. */
  static lookUp(board: Board, ids: ReadonlySet<string>): void {
    const marks = new Uint8Array(board.lastSerial + 1).fill(Mark.other);
    for (const id of ids) {
      const slot = board.slotOfClaim(id);
      if (slot >= 0) marks[board.columns.serial[slot]!] = Mark.found;
    }
    bySet.set(ids, new FoundClaims(ids, marks));
  }

  /** Derives the marks of `ids` from those of `before`, which differs only in `changed`. */
  static carryOver(board: Board, before: ReadonlySet<string>, ids: ReadonlySet<string>, changed: readonly string[]): void {
    const marks = FoundClaims.of(before).marks.slice();
    for (const id of changed) {
      const slot = board.slotOfClaim(id);
      if (slot >= 0) marks[board.columns.serial[slot]!] = Mark.unknown;
    }
    bySet.set(ids, new FoundClaims(ids, marks));
  }

  has(serial: number, id: string): boolean {
    const mark = this.marks[serial];
    if (mark) return mark === Mark.found;
    const isFound = this.ids.has(id);
    this.mark(serial, isFound ? Mark.found : Mark.other);
    return isFound;
  }

  private mark(serial: number, mark: number): void {
    if (serial >= this.marks.length) {
      const longer = new Uint8Array(Math.max(serial + 1, this.marks.length * 2));
      longer.set(this.marks);
      this.marks = longer;
    }
    this.marks[serial] = mark;
  }
}

const bySet = new WeakMap<ReadonlySet<string>, FoundClaims>();
