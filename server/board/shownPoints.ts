import {
  frameColumns,
  frameFlags,
  riskFlags,
  type FrameColumn,
  type FrameEntry,
  type FrameField,
  type PackedFrame,
} from "../../schema/rules/map/frames";
import { serviceKinds } from "../../schema/rules/lists/claims";
import { wholeMinute } from "../../schema/rules/claims/hiddenSupplier";
import { mapLayers, type MapLayer } from "../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";
import type { Board } from "./board";
import type { Columns } from "./columns";
import { groupOf, incidentLayer, kindOf, layerOf, mobileLayer, noStatus, statusOf } from "./packedAttributes";

const noLocationStatus = resourceStatusOrder.indexOf("MOBILE_NO_LOCATION");
const otherKind = serviceKinds.indexOf("OTHER");
const alwaysSent: readonly FrameColumn[] = ["handle", "layer", "lon", "lat"];
/** Number of departed features whose handle is kept, so that a returning feature needs no new dictionary entry. */
const MAX_DEPARTED_HANDLES = 10_000;

/** Value of each frame column for a row. `outdated` is the stored status, which the clock sets. */
const columnValues: Record<Exclude<FrameColumn, "handle">, (rows: Columns, row: number) => number> = {
  layer: (rows, row) => layerOf(rows.packed[row]!),
  status: (rows, row) => (statusOf(rows.packed[row]!) === noStatus ? -1 : statusOf(rows.packed[row]!)),
  kind: (rows, row) => (layerOf(rows.packed[row]!) === incidentLayer ? kindOf(rows.packed[row]!) : otherKind),
  lon: (rows, row) => rows.lon[row]!,
  lat: (rows, row) => rows.lat[row]!,
  course: (rows, row) => rows.course[row]!,
  fixAt: (rows, row) => Math.floor(rows.fixAt[row]! / 1000),
  measuredFrom: (rows, row) => rows.measuredFrom[row]!,
  predictedAt: (rows, row) => wholeMinute(rows.predictedAt[row]! * 1000) / 1000,
  flags: (rows, row) => {
    const layer = layerOf(rows.packed[row]!);
    if (layer === incidentLayer) return (rows.supplier[row]! > 0 ? frameFlags.assigned : 0) | riskFlags(rows.risk[row]!);
    return layer === mobileLayer && statusOf(rows.packed[row]!) === noLocationStatus ? frameFlags.outdated : 0;
  },
};

function visibleFlags(hidden: readonly FrameField[]): (rows: Columns, row: number) => number {
  const hiddenBits = (["assigned", "risk"] as const).reduce((bits, flag) => (hidden.includes(flag) ? bits | frameFlags[flag] : bits), 0);
  return (rows, row) => columnValues.flags(rows, row) & ~hiddenBits;
}

interface KnownFeature {
  id: string;
  group: number;
  /** 0 if no handle has been assigned. */
  handle: number;
  /** undefined if no name has been sent. */
  name: string | null | undefined;
  drawn: boolean;
}

export class ShownPoints {
  readonly columns: FrameColumn[];
  private readonly rows: Columns;
  /** 1 for each layer whose features show names. */
  private readonly named: Uint8Array;
  private readonly encoders: ((rows: Columns, row: number) => number)[];
  private readonly shown = new Map<number, KnownFeature>();
  private readonly changed = new Set<number>();
  private removed: KnownFeature[] = [];
  /** Features with a handle, by id: claims, then suppliers. */
  private knownByGroup = [new Map<string, KnownFeature>(), new Map<string, KnownFeature>()];
  private lastHandle = 0;
  private lastSent: KnownFeature[] = [];

  constructor(
    private readonly board: Pick<Board, "columns" | "dictionaries">,
    hidden: readonly FrameField[] = [],
  ) {
    this.rows = board.columns;
    const namesHidden = (layer: MapLayer): boolean => layer === "INCIDENTS" || hidden.includes("name") || hidden.includes(`${layer}.name`);
    this.named = Uint8Array.from(mapLayers, (layer) => (namesHidden(layer) ? 0 : 1));
    this.columns = frameColumns.filter((column) => alwaysSent.includes(column) || !hidden.includes(column));
    const valueOf = (column: Exclude<FrameColumn, "handle">) => (column === "flags" ? visibleFlags(hidden) : columnValues[column]);
    this.encoders = this.columns.flatMap((column) => (column === "handle" ? [] : [valueOf(column)]));
  }

  get size(): number {
    return this.shown.size;
  }

  get ids(): { claims: string[]; suppliers: string[] } {
    const features = [...this.shown.values()];
    const of = (group: number): string[] => features.filter((point) => point.group === group).map(({ id }) => id);
    return { claims: of(0), suppliers: of(1) };
  }

  /** Entries of the handles in the last frame, including removed ones. */
  get dictionary(): Map<number, FrameEntry> {
    return new Map(this.lastSent.map(({ handle, id, name }) => [handle, { id, name: name ?? null }]));
  }

  has(slot: number): boolean {
    const feature = this.shown.get(slot);
    return feature !== undefined && feature.id === this.rows.id[slot] && feature.group === groupOf(this.rows.packed[slot]!);
  }

  /** Shows the feature in a slot. `before`: its row at the last frame, if it was shown then. */
  show(slot: number, before?: { rows: Columns; row: number }): void {
    const feature = this.shown.get(slot);
    const id = this.rows.id[slot]!;
    const group = groupOf(this.rows.packed[slot]!);
    if (feature && (feature.id !== id || feature.group !== group)) this.hide(slot);
    else if (feature) {
      if (!before || this.looksDifferent(feature, slot, before)) this.changed.add(slot);
      return;
    }
    this.shown.set(slot, this.knownByGroup[group]!.get(id) ?? { id, group, handle: 0, name: undefined, drawn: false });
    this.changed.add(slot);
  }

  hide(slot: number): void {
    const feature = this.shown.get(slot);
    if (!feature) return;
    // A feature that was shown and hidden between two frames was never sent.
    if (feature.drawn) this.removed.push(feature);
    feature.drawn = false;
    this.shown.delete(slot);
    this.changed.delete(slot);
  }

  slots(): IterableIterator<number> {
    return this.shown.keys();
  }

  /** Clears all state, including handles. The next frame is a first frame. */
  reset(): void {
    this.shown.clear();
    this.changed.clear();
    this.knownByGroup = [new Map(), new Map()];
    this.lastHandle = 0;
    this.removed = [];
  }

  /** Returns the rows to send since the last call. null if there are none. */
  take(): Pick<PackedFrame, "points" | "handles" | "ids" | "names" | "removed"> | null {
    this.lastSent = [];
    if (this.changed.size === 0 && this.removed.length === 0) return null;
    const slots = this.byPlace([...this.changed]);
    const dictionaryRows = { handles: [] as number[], ids: [] as string[], names: [] as (string | null)[] };
    const changed = slots.map((slot) => this.addToDictionary(slot, dictionaryRows));
    const points = [changed.map(({ handle }) => handle), ...this.encoders.map((value) => slots.map((slot) => value(this.rows, slot)))];
    // Skips a feature that left and returned in another slot. Sorting by handle reveals nothing about hidden features.
    const removed = this.removed.filter(({ drawn }) => !drawn).sort((a, b) => a.handle - b.handle);
    this.lastSent = changed.concat(removed);
    this.changed.clear();
    this.removed = [];
    this.forgetDeparted();
    return { points, ...dictionaryRows, removed: removed.map(({ handle }) => handle) };
  }

  /** Compares visible columns only: a change of a hidden column is no change for this viewer. */
  private looksDifferent(feature: KnownFeature, slot: number, before: { rows: Columns; row: number }): boolean {
    if (feature.name !== this.nameOf(slot)) return true;
    return this.encoders.some((value) => value(this.rows, slot) !== value(before.rows, before.row));
  }

  /** Sorts by position. The order of slots or of the grid would reveal features that the viewer cannot see. */
  private byPlace(slots: number[]): number[] {
    const { x, y, id } = this.rows;
    return slots.sort(
      (a, b) => x[a]! - x[b]! || y[a]! - y[b]! || (id[a]! < id[b]! ? -1 : id[a]! > id[b]! ? 1 : groupOf(this.rows.packed[a]!) - 1),
    );
  }

  private addToDictionary(slot: number, dictionaryRows: Pick<PackedFrame, "handles" | "ids" | "names">): KnownFeature {
    const feature = this.shown.get(slot)!;
    const name = this.nameOf(slot);
    feature.drawn = true;
    if (feature.handle === 0) {
      feature.handle = ++this.lastHandle;
      this.knownByGroup[feature.group]!.set(feature.id, feature);
    }
    if (feature.name === name) return feature;
    feature.name = name;
    dictionaryRows.handles.push(feature.handle);
    dictionaryRows.ids.push(feature.id);
    dictionaryRows.names.push(name);
    return feature;
  }

  /** Name of a supplier. null for claims, which are named by their ids. */
  private nameOf(slot: number): string | null {
    if (!this.named[layerOf(this.rows.packed[slot]!)]) return null;
    return this.board.dictionaries.supplierNames[this.rows.supplier[slot]!] ?? null;
  }

  private forgetDeparted(): void {
    if (this.knownByGroup[0]!.size + this.knownByGroup[1]!.size <= this.shown.size + MAX_DEPARTED_HANDLES) return;
    this.knownByGroup = [new Map(), new Map()];
    for (const feature of this.shown.values()) if (feature.handle > 0) this.knownByGroup[feature.group]!.set(feature.id, feature);
  }
}
