// Which claims of the board are among the ids that a search elsewhere found. Ids are long and looked up slowly, so each claim is looked up once
// for a set, and then known by its serial.
import type { Board } from "./board";

const Mark = { unknown: 0, found: 1, other: 2 } as const;

/** The marks of one set of ids, by the serials of claims. */
export class FoundClaims {
  private constructor(
    private readonly ids: ReadonlySet<string>,
    private marks: Uint8Array,
  ) {}

  /** Kept as long as the set: all who filter by it share it. */
  static of(ids: ReadonlySet<string>): FoundClaims {
    let found = bySet.get(ids);
    if (!found) bySet.set(ids, (found = new FoundClaims(ids, new Uint8Array(64))));
    return found;
  }

  /** Looks all up that the board knows now, so that the first frame need not. */
  static lookUp(board: Board, ids: ReadonlySet<string>): void {
    const marks = new Uint8Array(board.lastSerial + 1).fill(Mark.other);
    for (const id of ids) {
      const slot = board.slotOfClaim(id);
      if (slot >= 0) marks[board.columns.serial[slot]!] = Mark.found;
    }
    bySet.set(ids, new FoundClaims(ids, marks));
  }

  /** `ids` is `before` but for these claims: what was looked up of the others stays. */
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
