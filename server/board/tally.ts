// The counts of one scope and filter, kept up by following the board's changes: totals for the KPI bars, and counts per cell and page
// of the grid, from which the first frame of a low zoom is made without looking at each feature.
import { claimStatusOrder, timings } from "../../schema/rules/claims";
import { mapLayers } from "../../schema/rules/map";
import { resourceStatusOrder } from "../../schema/rules/suppliers";
import type { Board } from "./board";
import { longer, type Columns } from "./columns";
import { pageBits, perPage } from "./grid";
import { Matcher, passesAll, passesButStatus } from "./matcher";
import type { BoardFilter, BoardScope } from "./scope";
import { classMask, incidents, layerOf, mobile, noStatus, statusOf, timingOf } from "./word";

/** Numbers of a cell: claims of each timing, then features of each layer. */
export const countsPerCell = timings.length + mapLayers.length;
/** Sums of a cell: x and y of each layer. */
export const sumsPerCell = mapLayers.length * 2;
/** The counts of a page's cells lie side by side, and those of the page after them. */
export const recordOfCell = (cell: number): number => cell + (cell >> (2 * pageBits));
export const recordOfPage = (page: number): number => page * (perPage + 1) + perPage;

/** Milliseconds; a new look costs a scan of the claims. */
const oldestEvery = 5000;

export class Tally {
  readonly matcher: Matcher;
  /** By place in `claimStatusOrder`; also those that the status filter hides. */
  readonly claims = new Int32Array(claimStatusOrder.length);
  /** By place in `resourceStatusOrder`; also those that the status filter hides. */
  readonly resources = new Int32Array(resourceStatusOrder.length);
  /** By place in `mapLayers`. */
  readonly layers = new Int32Array(mapLayers.length);
  readonly withoutPosition = new Int32Array(mapLayers.length);
  /** By record; see `recordOfCell`. */
  counts = new Int32Array(0);
  sums = new Float64Array(0);
  /** Earliest `measuredFrom` by status, seconds; Infinity none. One of a stale status may have gone and is then too early. */
  private readonly earliest = new Float64Array(claimStatusOrder.length);
  private readonly stale = new Uint8Array(claimStatusOrder.length);
  /** Grows when a count or an oldest claim may have changed. */
  revision = 0;
  private oldestAt = -Infinity;
  private cursor = -1;
  /** Slots that have been counted; Infinity: all, also those to come. */
  private looked = 0;

  constructor(
    private readonly board: Board,
    scope: BoardScope,
    filter: BoardFilter,
  ) {
    this.matcher = new Matcher(board.dictionaries, scope, filter);
  }

  /**
   * Takes in what has changed. The first time, and when it has missed changes, it has to look at the whole board: at `most` slots in
   * one call. Answers whether it is complete.
   */
  follow(most = Infinity): boolean {
    const { history, columns, slots } = this.board;
    const head = history.close();
    this.matcher.refresh();
    this.makeRoom();
    if (this.cursor < 0 || history.lost(this.cursor)) this.reset();
    else {
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        // A slot that changed in several ticks: only the row before the first of them was counted. One not looked at yet will be.
        if (history.previous[at]! >= this.cursor || history.slot[at]! >= this.looked) continue;
        this.add(history.before, at, -1);
        this.add(columns, history.slot[at]!, 1);
      }
    }
    this.cursor = head;
    if (this.looked < slots) {
      const end = Math.min(slots, this.looked + most);
      for (let slot = this.looked; slot < end; slot++) this.add(columns, slot, 1);
      this.looked = end;
    }
    // From then on new slots are changes like any other.
    if (this.looked >= slots) this.looked = Infinity;
    return this.looked === Infinity;
  }

  private reset(): void {
    for (const numbers of [this.claims, this.resources, this.layers, this.withoutPosition, this.counts, this.sums, this.stale])
      numbers.fill(0);
    this.earliest.fill(Infinity);
    this.looked = 0;
    this.revision++;
  }

  private makeRoom(): void {
    const { grid } = this.board;
    if (this.counts.length >= grid.pages * (perPage + 1) * countsPerCell) return;
    const records = grid.pageX.length * (perPage + 1);
    this.counts = longer(this.counts, records * countsPerCell);
    this.sums = longer(this.sums, records * sumsPerCell);
  }

  /**
   * Looks again for the oldest claims of the statuses that may have lost theirs: at most every `oldestEvery` for frames, always when
   * `exact`. Until then the age of one that has gone is answered.
   */
  refreshOldest(now: number, exact = false): void {
    if (!this.stale.includes(1) || (!exact && now - this.oldestAt < oldestEvery)) return;
    this.oldestAt = now;
    this.revision++;
    const { columns, slots } = this.board;
    const { word, measuredFrom } = columns;
    // By class: whether a claim of it is one of those looked for.
    const wanted = this.matcher.classes.map((_, at) => (layerOf(at) === incidents && this.stale[statusOf(at)] ? 1 : 0));
    this.stale.forEach((stale, status) => stale && (this.earliest[status] = Infinity));
    this.stale.fill(0);
    for (let slot = 0; slot < slots; slot++) {
      if (!wanted[word[slot]! & classMask]) continue;
      const from = measuredFrom[slot]!;
      const status = statusOf(word[slot]!);
      if (from > 0 && from < this.earliest[status]! && this.matcher.test(columns, slot) & passesButStatus) this.earliest[status] = from;
    }
  }

  /** Instant from which the oldest claim of a status counts, seconds; 0 when there is none or it is still to come. */
  oldest(status: number, now: number): number {
    const from = this.claims[status]! > 0 ? this.earliest[status]! : Infinity;
    return from * 1000 <= now ? from : 0;
  }

  private add(rows: Columns, row: number, sign: 1 | -1): void {
    const passed = this.matcher.test(rows, row);
    if (passed === 0) return;
    this.revision++;
    const word = rows.word[row]!;
    const layer = layerOf(word);
    const status = statusOf(word);
    if (layer === incidents) {
      this.claims[status]! += sign;
      const from = rows.measuredFrom[row]!;
      if (from > 0 && sign > 0) this.earliest[status] = Math.min(this.earliest[status]!, from);
      else if (from > 0 && from <= this.earliest[status]!) this.stale[status] = 1;
    } else if (layer === mobile && status !== noStatus) this.resources[status]! += sign;
    if ((passed & passesAll) === 0) return;
    this.layers[layer]! += sign;
    const cell = rows.cell[row]!;
    if (cell < 0) {
      this.withoutPosition[layer]! += sign;
      return;
    }
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
