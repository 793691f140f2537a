import type { Columns } from "./columns";

/** Keeps the first rows of those offered: by rank, then longest waiting, then id. */
export class TopRows {
  private readonly ranks: Float64Array;
  private readonly since: Float64Array;
  private readonly rows: Int32Array;
  private length = 0;

  constructor(
    private readonly columns: Columns,
    private readonly most: number,
  ) {
    this.ranks = new Float64Array(most);
    this.since = new Float64Array(most);
    this.rows = new Int32Array(most);
  }

  offer(slot: number, rank: number, since: number): void {
    if (this.length === this.most && !this.isBefore(slot, rank, since, this.most - 1)) return;
    let [from, to] = [0, this.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.isBefore(slot, rank, since, middle)) to = middle;
      else from = middle + 1;
    }
    const last = Math.min(this.length, this.most - 1);
    for (const column of [this.ranks, this.since, this.rows]) column.copyWithin(from + 1, from, last);
    this.ranks[from] = rank;
    this.since[from] = since;
    this.rows[from] = slot;
    this.length = last + 1;
  }

  slots(): number[] {
    return [...this.rows.subarray(0, this.length)];
  }

  private isBefore(slot: number, rank: number, since: number, at: number): boolean {
    if (rank !== this.ranks[at]) return rank < this.ranks[at]!;
    if (since !== this.since[at]) return since < this.since[at]!;
    return this.columns.id[slot]! < this.columns.id[this.rows[at]!]!;
  }
}
