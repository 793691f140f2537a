// The counts of one scope and filter, kept up by following the board's changes: totals for the KPI bars, and counts per cell and page
// of the grid, from which the first frame of a low zoom is made without looking at each feature.
import { claimStatusOrder, timings } from "../../schema/rules/claims/claims";
import type { FrameField } from "../../schema/rules/map/frames";
import { mapLayers } from "../../schema/rules/map/map";
import { resourceStatusOrder } from "../../schema/rules/suppliers/suppliers";
import type { Board } from "./board";
import { passesAll } from "./classMatrix";
import { resized, type Columns } from "./columns";
import { pageBits, CELLS_PER_PAGE } from "./grid";
import { Matcher } from "./matcher";
import { OldestClaims } from "./oldestClaims";
import type { BoardFilter, BoardScope } from "./boardScope";
import type { ServingSuppliers } from "./servingSuppliers";
import { incidentLayer, layerOf, mobileLayer, noStatus, statusOf, timingOf } from "./packedAttributes";

/** Numbers of a cell: claims of each timing, then features of each layer. */
export const countsPerCell = timings.length + mapLayers.length;
/** Sums of a cell: x and y of each layer. */
export const sumsPerCell = mapLayers.length * 2;
/** The counts of a page's cells lie side by side, and those of the page after them. */
export const recordOfCell = (cell: number): number => cell + (cell >> (2 * pageBits));
export const recordOfPage = (page: number): number => page * (CELLS_PER_PAGE + 1) + CELLS_PER_PAGE;

/** Slots looked at between two looks at the time: a third of a millisecond. */
const CHUNK_SLOTS = 4096;
/** One that has missed more changes than this begins again: to take them in would hold everybody up for longer than some milliseconds. */
const MAX_CHANGES_BEHIND = 10_000;

export class Tally {
  readonly matcher: Matcher;
  /** What its viewers may not know. */
  readonly hidden: readonly FrameField[];
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
  private readonly oldestClaims: OldestClaims;
  private changes = 0;
  private cursor = -1;
  /** Slots that have been counted; Infinity: all, also those to come. */
  private countedSlots = 0;

  constructor(
    private readonly board: Board,
    scope: BoardScope,
    filter: BoardFilter,
    private readonly serving: ServingSuppliers | null = null,
  ) {
    this.hidden = scope.hiddenColumns ?? [];
    this.matcher = new Matcher(board.dictionaries, scope, filter, serving);
    this.oldestClaims = new OldestClaims(board, this.matcher);
  }

  /** Grows when a count or an oldest claim may have changed. */
  get revision(): number {
    return this.changes + this.oldestClaims.revision;
  }

  /** Whether it is complete but for a few changes. */
  get isCounted(): boolean {
    return this.countedSlots === Infinity && !this.mustStartOver() && this.serving?.isCounted !== false;
  }

  /**
   * Takes in what has changed. The first time, and when it has missed too much, it has to look at the whole board: it stops when
   * `performance.now()` has come to `until`. Answers whether it is complete.
   */
  follow(deadline = Infinity): boolean {
    const { history, columns, slots } = this.board;
    const head = history.endTick();
    if (this.serving?.follow(deadline) === false) return false;
    this.matcher.refresh();
    this.makeRoom();
    if (this.mustStartOver()) this.reset();
    else {
      const changedServing = this.servingChangedSince(this.cursor);
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        // A slot that changed in several ticks: only the row before the first of them was counted. One not looked at yet will be.
        if (history.previous[at]! >= this.cursor || history.slot[at]! >= this.countedSlots) continue;
        this.add(history.before, at, -1, changedServing);
        this.add(columns, history.slot[at]!, 1);
      }
      this.eachServingChanged(changedServing, this.cursor, (slot) => {
        if (slot >= this.countedSlots) return;
        this.add(columns, slot, -1, changedServing);
        this.add(columns, slot, 1);
      });
    }
    this.cursor = head;
    while (this.countedSlots < slots) {
      const end = Math.min(slots, this.countedSlots + CHUNK_SLOTS);
      for (let slot = this.countedSlots; slot < end; slot++) this.add(columns, slot, 1);
      this.countedSlots = end;
      if (performance.now() >= deadline) break;
    }
    // From then on new slots are changes like any other.
    if (this.countedSlots >= slots) this.countedSlots = Infinity;
    return this.countedSlots === Infinity;
  }

  /** The codes of suppliers that a scope of serving ones lets through now and did not then, or the other way round; null: none. */
  servingChangedSince(number: number): ReadonlySet<number> | null {
    return this.serving?.servingChangedSince(number) ?? null;
  }

  /** The slots of those whose row is as it was then: no change tells of them. */
  eachServingChanged(changedServing: ReadonlySet<number> | null, since: number, visit: (slot: number) => void): void {
    for (const code of changedServing ?? []) {
      const slot = this.board.slotOfSupplier(code);
      if (slot >= 0 && !this.board.history.hasChangedSince(slot, since)) visit(slot);
    }
  }

  private mustStartOver(): boolean {
    const { history } = this.board;
    if (this.cursor < 0 || history.hasMissed(this.cursor)) return true;
    // While it counts it goes on in any case: on a board that is catching up it would begin again for ever.
    return this.countedSlots === Infinity && history.head - this.cursor > MAX_CHANGES_BEHIND;
  }

  private reset(): void {
    for (const numbers of [this.claims, this.resources, this.layers, this.withoutPosition, this.counts, this.sums]) numbers.fill(0);
    this.oldestClaims.reset();
    this.countedSlots = 0;
    this.changes++;
  }

  private makeRoom(): void {
    const { grid } = this.board;
    if (this.counts.length >= grid.pages * (CELLS_PER_PAGE + 1) * countsPerCell) return;
    const records = grid.pageX.length * (CELLS_PER_PAGE + 1);
    this.counts = resized(this.counts, records * countsPerCell);
    this.sums = resized(this.sums, records * sumsPerCell);
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

  private add(rows: Columns, row: number, sign: 1 | -1, changedServing: ReadonlySet<number> | null = null): void {
    const passed = this.matcher.test(rows, row, changedServing);
    if (passed === 0) return;
    this.changes++;
    const packed = rows.packed[row]!;
    const layer = layerOf(packed);
    const status = statusOf(packed);
    if (layer === incidentLayer) {
      this.claims[status]! += sign;
      const from = rows.measuredFrom[row]!;
      if (from > 0) this.oldestClaims.note(status, from, sign);
    } else if (layer === mobileLayer && status !== noStatus) this.resources[status]! += sign;
    this.layers[layer]! += sign;
    const cell = rows.cell[row]!;
    if (cell < 0) this.withoutPosition[layer]! += sign;
    if (cell < 0 || (passed & passesAll) === 0) return;
    this.addTo(recordOfCell(cell), layer, timingOf(packed), rows.x[row]!, rows.y[row]!, sign);
    this.addTo(recordOfPage(cell >> (2 * pageBits)), layer, timingOf(packed), rows.x[row]!, rows.y[row]!, sign);
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
