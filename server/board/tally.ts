// The counts of one scope and filter, kept up by following the board's changes: totals for the KPI bars, and counts per cell and page
// of the grid, from which the first frame of a low zoom is made without looking at each feature.
import { claimStatusOrder, timings } from "../../schema/rules/claims";
import { mapLayers } from "../../schema/rules/map";
import { resourceStatusOrder } from "../../schema/rules/suppliers";
import type { Board } from "./board";
import { passesAll } from "./classTable";
import { longer, type Columns } from "./columns";
import { pageBits, perPage } from "./grid";
import { Matcher } from "./matcher";
import { Oldest } from "./oldest";
import type { BoardFilter, BoardScope } from "./scope";
import type { Serving } from "./serving";
import { incidents, layerOf, mobile, noStatus, statusOf, timingOf } from "./word";

/** Numbers of a cell: claims of each timing, then features of each layer. */
export const countsPerCell = timings.length + mapLayers.length;
/** Sums of a cell: x and y of each layer. */
export const sumsPerCell = mapLayers.length * 2;
/** The counts of a page's cells lie side by side, and those of the page after them. */
export const recordOfCell = (cell: number): number => cell + (cell >> (2 * pageBits));
export const recordOfPage = (page: number): number => page * (perPage + 1) + perPage;

/** Slots looked at between two looks at the time: a third of a millisecond. */
const chunk = 4096;
/** One that has missed more changes than this begins anew: to take them in would hold everybody up for longer than some milliseconds. */
const mostBehind = 10_000;

export class Tally {
  readonly matcher: Matcher;
  /** By place in `claimStatusOrder`; also those that the status filter hides. */
  readonly claims = new Int32Array(claimStatusOrder.length);
  /** By place in `resourceStatusOrder`; also those that the status filter hides. */
  readonly resources = new Int32Array(resourceStatusOrder.length);
  /** By place in `mapLayers`; also those that the status filters hide. */
  readonly layers = new Int32Array(mapLayers.length);
  readonly withoutPosition = new Int32Array(mapLayers.length);
  /** By record; see `recordOfCell`. */
  counts = new Int32Array(0);
  sums = new Float64Array(0);
  private readonly oldestClaims: Oldest;
  private changes = 0;
  private cursor = -1;
  /** Slots that have been counted; Infinity: all, also those to come. */
  private looked = 0;

  constructor(
    private readonly board: Board,
    scope: BoardScope,
    filter: BoardFilter,
    private readonly serving: Serving | null = null,
  ) {
    this.matcher = new Matcher(board.dictionaries, scope, filter, serving);
    this.oldestClaims = new Oldest(board, this.matcher);
  }

  /** Grows when a count or an oldest claim may have changed. */
  get revision(): number {
    return this.changes + this.oldestClaims.revision;
  }

  /** Whether it is complete but for a few changes. */
  get isCounted(): boolean {
    return this.looked === Infinity && !this.mustBeginAnew() && this.serving?.isCounted !== false;
  }

  /**
   * Takes in what has changed. The first time, and when it has missed too much, it has to look at the whole board: it stops when
   * `performance.now()` has come to `until`. Answers whether it is complete.
   */
  follow(until = Infinity): boolean {
    const { history, columns, slots } = this.board;
    const head = history.close();
    if (this.serving?.follow(until) === false) return false;
    this.matcher.refresh();
    this.makeRoom();
    if (this.mustBeginAnew()) this.reset();
    else {
      const flipped = this.flippedSince(this.cursor);
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        // A slot that changed in several ticks: only the row before the first of them was counted. One not looked at yet will be.
        if (history.previous[at]! >= this.cursor || history.slot[at]! >= this.looked) continue;
        this.add(history.before, at, -1, flipped);
        this.add(columns, history.slot[at]!, 1);
      }
      this.eachFlipped(flipped, this.cursor, (slot) => {
        if (slot >= this.looked) return;
        this.add(columns, slot, -1, flipped);
        this.add(columns, slot, 1);
      });
    }
    this.cursor = head;
    while (this.looked < slots) {
      const end = Math.min(slots, this.looked + chunk);
      for (let slot = this.looked; slot < end; slot++) this.add(columns, slot, 1);
      this.looked = end;
      if (performance.now() >= until) break;
    }
    // From then on new slots are changes like any other.
    if (this.looked >= slots) this.looked = Infinity;
    return this.looked === Infinity;
  }

  /** The codes of suppliers that a scope of serving ones lets through now and did not then, or the other way round; null: none. */
  flippedSince(number: number): ReadonlySet<number> | null {
    return this.serving?.flippedSince(number) ?? null;
  }

  /** The slots of those whose row is as it was then: no change tells of them. */
  eachFlipped(flipped: ReadonlySet<number> | null, since: number, visit: (slot: number) => void): void {
    for (const code of flipped ?? []) {
      const slot = this.board.slotOfSupplier(code);
      if (slot >= 0 && !this.board.history.changed(slot, since)) visit(slot);
    }
  }

  private mustBeginAnew(): boolean {
    const { history } = this.board;
    if (this.cursor < 0 || history.lost(this.cursor)) return true;
    // While it counts it goes on in any case: on a board that is catching up it would begin anew for ever.
    return this.looked === Infinity && history.head - this.cursor > mostBehind;
  }

  private reset(): void {
    for (const numbers of [this.claims, this.resources, this.layers, this.withoutPosition, this.counts, this.sums]) numbers.fill(0);
    this.oldestClaims.reset();
    this.looked = 0;
    this.changes++;
  }

  private makeRoom(): void {
    const { grid } = this.board;
    if (this.counts.length >= grid.pages * (perPage + 1) * countsPerCell) return;
    const records = grid.pageX.length * (perPage + 1);
    this.counts = longer(this.counts, records * countsPerCell);
    this.sums = longer(this.sums, records * sumsPerCell);
  }

  /** Looks again for oldest claims that may have gone, a part at a time; see `Oldest`. Answers whether it is done. */
  seekOldest(now: number, exact = false): boolean {
    return this.oldestClaims.seek(now, exact);
  }

  /** Instant from which the oldest claim of a status counts, seconds; 0 when there is none or it is still to come. */
  oldest(status: number, now: number): number {
    const from = this.claims[status]! > 0 ? this.oldestClaims.of(status) : Infinity;
    return from * 1000 <= now ? from : 0;
  }

  private add(rows: Columns, row: number, sign: 1 | -1, flipped: ReadonlySet<number> | null = null): void {
    const passed = this.matcher.test(rows, row, flipped);
    if (passed === 0) return;
    this.changes++;
    const word = rows.word[row]!;
    const layer = layerOf(word);
    const status = statusOf(word);
    if (layer === incidents) {
      this.claims[status]! += sign;
      const from = rows.measuredFrom[row]!;
      if (from > 0) this.oldestClaims.note(status, from, sign);
    } else if (layer === mobile && status !== noStatus) this.resources[status]! += sign;
    this.layers[layer]! += sign;
    const cell = rows.cell[row]!;
    if (cell < 0) this.withoutPosition[layer]! += sign;
    if (cell < 0 || (passed & passesAll) === 0) return;
    this.addTo(recordOfCell(cell), layer, timingOf(word), rows.x[row]!, rows.y[row]!, sign);
    this.addTo(recordOfPage(cell >> (2 * pageBits)), layer, timingOf(word), rows.x[row]!, rows.y[row]!, sign);
  }

  private addTo(record: number, layer: number, timing: number, x: number, y: number, sign: 1 | -1): void {
    const count = record * countsPerCell;
    if (timing >= 0) this.counts[count + timing]! += sign;
    this.counts[count + timings.length + layer]! += sign;
    const sum = record * sumsPerCell + layer * 2;
    this.sums[sum]! += sign * x;
    this.sums[sum + 1]! += sign * y;
  }
}
