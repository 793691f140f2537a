// Counts of one scope and filter, kept up to date from the board's history: totals, and counts per grid cell and page for first frames at
// low zoom.
import { claimStatusOrder, timings } from "../../schema/rules/lists/claims";
import type { FrameField } from "../../schema/rules/map/frames";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import type { Board } from "./board";
import { passesAll } from "./classMatrix";
import { resized, type Columns } from "./columns";
import { pageBits, CELLS_PER_PAGE } from "./grid";
import { Matcher } from "./matcher";
import { OldestClaims } from "./oldestClaims";
import type { BoardFilter, BoardScope } from "./boardScope";
import type { ServingSuppliers } from "./servingSuppliers";
import { incidentLayer, layerOf, mobileLayer, noStatus, statusOf, timingOf } from "./packedAttributes";

/** Numbers per cell: claims by timing, then features by layer. */
export const countsPerCell = timings.length + mapLayers.length;
export const sumsPerCell = mapLayers.length * 2;
/** Index of a cell's record. The records of a page's cells are followed by the record of the page. */
export const recordOfCell = (cell: number): number => cell + (cell >> (2 * pageBits));
export const recordOfPage = (page: number): number => page * (CELLS_PER_PAGE + 1) + CELLS_PER_PAGE;

/** Slots visited between two checks of the time budget, about a third of a millisecond. */
const CHUNK_SLOTS = 4096;
/** Number of missed changes above which a recount blocks the event loop for less time than applying them. */
const MAX_CHANGES_BEHIND = 10_000;

export class Tally {
  readonly matcher: Matcher;
  readonly hidden: readonly FrameField[];
  /** Counts by index in `claimStatusOrder`, ignoring the status filter. */
  readonly claims = new Int32Array(claimStatusOrder.length);
  /** Counts by index in `resourceStatusOrder`, ignoring the status filter. */
  readonly resources = new Int32Array(resourceStatusOrder.length);
  /** Counts by index in `mapLayers`, ignoring the status filters. */
  readonly layers = new Int32Array(mapLayers.length);
  readonly withoutPosition = new Int32Array(mapLayers.length);
  /** Counts by record, see `recordOfCell`. */
  counts = new Int32Array(0);
  sums = new Float64Array(0);
  private readonly oldestClaims: OldestClaims;
  private changes = 0;
  private cursor = -1;
  /** Slots counted so far. Infinity if the first count is complete. */
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

  /** True once the first count is complete and only few changes are missing. */
  get isCounted(): boolean {
    return this.countedSlots === Infinity && !this.mustStartOver() && this.serving?.isCounted !== false;
  }

  /**
   * Catches up with the board; at first, or after too many missed changes, by a full scan that stops at `deadline` (`performance.now()`).
   * Returns whether it is up to date.
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
        // If a slot changed several times, only the row before its first change was counted. A slot not visited yet is skipped.
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
    // The scan is complete; from now on new slots are changes like any other.
    if (this.countedSlots >= slots) this.countedSlots = Infinity;
    return this.countedSlots === Infinity;
  }

  /** Returns the supplier codes that a scope of serving suppliers lets through now and not then, or vice versa; null if there are none. */
  servingChangedSince(number: number): ReadonlySet<number> | null {
    return this.serving?.servingChangedSince(number) ?? null;
  }

  /** Visits slots whose row is unchanged but whose supplier started or stopped serving. */
  eachServingChanged(changedServing: ReadonlySet<number> | null, since: number, visit: (slot: number) => void): void {
    for (const code of changedServing ?? []) {
      const slot = this.board.slotOfSupplier(code);
      if (slot >= 0 && !this.board.history.hasChangedSince(slot, since)) visit(slot);
    }
  }

  private mustStartOver(): boolean {
    const { history } = this.board;
    if (this.cursor < 0 || history.hasMissed(this.cursor)) return true;
    // A first count always continues: on a board that is catching up it would otherwise restart forever.
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

  /** Continues the search for oldest claims that may have left, see `OldestClaims`. Returns whether it is complete. */
  seekOldest(now: number, exact = false): boolean {
    return this.oldestClaims.seek(now, exact);
  }

  /** Instant from which the oldest claim of a status counts, in seconds. 0 if there is none or it lies in the future. */
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
