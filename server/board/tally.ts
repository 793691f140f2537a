// The counts of one scope and filter, kept up by following the board's changes: totals for the KPI bars, and counts per cell of the
// grid, from which the first frame of a low zoom is made without looking at each feature.
import { claimStatusOrder, timings } from "../../schema/rules/claims";
import { mapLayers } from "../../schema/rules/map";
import { resourceStatusOrder } from "../../schema/rules/suppliers";
import type { Board } from "./board";
import { longer, type Columns } from "./columns";
import { Matcher, passesAll, passesButStatus } from "./matcher";
import type { BoardFilter, BoardScope } from "./scope";
import { classMask, incidents, layerOf, mobile, noStatus, statusOf, timingOfStatus } from "./word";

/** Numbers of a cell: claims of each timing, then features of each layer. */
export const countsPerCell = timings.length + mapLayers.length;
/** Sums of a cell: x and y of each layer. */
export const sumsPerCell = mapLayers.length * 2;

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
  counts = new Int32Array(0);
  sums = new Float64Array(0);
  /** Earliest `measuredFrom` by status, seconds; Infinity none. One of a stale status may have gone and is then too early. */
  private readonly earliest = new Float64Array(claimStatusOrder.length);
  private readonly stale = new Uint8Array(claimStatusOrder.length);
  /** Grows when a count or an oldest claim may have changed. */
  revision = 0;
  private oldestAt = -Infinity;
  private cursor = -1;

  constructor(
    private readonly board: Board,
    scope: BoardScope,
    filter: BoardFilter,
  ) {
    this.matcher = new Matcher(board.dictionaries, scope, filter);
  }

  /** Takes in what has changed; scans the whole board when it has never done so or has missed changes. */
  follow(): void {
    const { history, columns, grid, slots } = this.board;
    const head = history.close();
    this.matcher.refresh();
    if (this.counts.length < grid.cells * countsPerCell) {
      this.counts = longer(this.counts, grid.cellX.length * countsPerCell);
      this.sums = longer(this.sums, grid.cellX.length * sumsPerCell);
    }
    if (this.cursor < 0 || history.lost(this.cursor)) {
      for (const numbers of [this.claims, this.resources, this.layers, this.withoutPosition, this.counts, this.sums, this.stale])
        numbers.fill(0);
      this.earliest.fill(Infinity);
      this.revision++;
      for (let slot = 0; slot < slots; slot++) this.add(columns, slot, 1);
    } else {
      for (let number = this.cursor; number < head; number++) {
        const at = number & history.mask;
        // A slot that changed in several ticks: only the row before the first of them was counted.
        if (history.previous[at]! >= this.cursor) continue;
        this.add(history.before, at, -1);
        this.add(columns, history.slot[at]!, 1);
      }
    }
    this.cursor = head;
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
    const count = cell * countsPerCell;
    if (layer === incidents) this.counts[count + timingOfStatus[status]!]! += sign;
    this.counts[count + timings.length + layer]! += sign;
    const sum = cell * sumsPerCell + layer * 2;
    this.sums[sum]! += sign * rows.x[row]!;
    this.sums[sum + 1]! += sign * rows.y[row]!;
  }
}

/** Tallies kept for those who come with the same scope and filter: who pans, zooms or polls. */
const keptPerBoard = 32;
const kept = new WeakMap<Board, Map<string, Tally>>();
const setNumbers = new WeakMap<ReadonlySet<string>, number>();
let sets = 0;

function setNumber(set: ReadonlySet<string>): number {
  if (!setNumbers.has(set)) setNumbers.set(set, sets++);
  return setNumbers.get(set)!;
}

/** Lists in one order, sets of results by identity: they are large. */
const plain = (key: string, value: unknown): unknown => {
  if (Array.isArray(value)) return [...value].sort();
  if (value instanceof Set) return key === "instances" ? [...value].sort() : setNumber(value as ReadonlySet<string>);
  return value && typeof value === "object" ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
};

/** The tally of a scope and a filter, up to date. What a scope allows is compared itself, so two scopes cannot meet by a version. */
export function tallyOf(board: Board, scope: BoardScope, filter: BoardFilter): Tally {
  const tallies = kept.get(board) ?? new Map<string, Tally>();
  kept.set(board, tallies);
  const key = JSON.stringify(scope, plain) + JSON.stringify(filter, plain);
  const tally = tallies.get(key) ?? new Tally(board, scope, filter);
  tallies.delete(key);
  tallies.set(key, tally);
  if (tallies.size > keptPerBoard) tallies.delete(tallies.keys().next().value!);
  tally.follow();
  return tally;
}
