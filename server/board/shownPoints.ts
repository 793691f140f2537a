// The points one view shows: their handles, the dictionary of ids, and what of them has to be sent.
import { frameColumns, frameFlags, type FrameColumn, type PackedFrame } from "../../schema/rules/frames";
import { serviceKinds } from "../../schema/rules/claims";
import { resourceStatusOrder } from "../../schema/rules/suppliers";
import type { Columns } from "./columns";
import { groupOf, incidents, kindOf, layerOf, mobile, noStatus, statusOf } from "./word";

const noLocation = resourceStatusOrder.indexOf("MOBILE_NO_LOCATION");
const otherKind = serviceKinds.indexOf("OTHER");
const always: readonly FrameColumn[] = ["handle", "layer", "lon", "lat"];
/** Departed features whose handle is kept, so that one that comes back needs no new entry in the dictionary. */
const handlesKept = 10_000;

/** What a column of a frame holds for a row. Outdated is what the stored status says: the clock sets it when the fix has grown old. */
const values: Record<Exclude<FrameColumn, "handle">, (rows: Columns, row: number) => number> = {
  layer: (rows, row) => layerOf(rows.word[row]!),
  status: (rows, row) => (statusOf(rows.word[row]!) === noStatus ? -1 : statusOf(rows.word[row]!)),
  kind: (rows, row) => (layerOf(rows.word[row]!) === incidents ? kindOf(rows.word[row]!) : otherKind),
  lon: (rows, row) => rows.lon[row]!,
  lat: (rows, row) => rows.lat[row]!,
  course: (rows, row) => rows.course[row]!,
  fixAt: (rows, row) => Math.floor(rows.fixAt[row]! / 1000),
  measuredFrom: (rows, row) => rows.measuredFrom[row]!,
  predictedAt: (rows, row) => rows.predictedAt[row]!,
  flags: (rows, row) => {
    const layer = layerOf(rows.word[row]!);
    if (layer === incidents) return rows.supplier[row]! > 0 ? frameFlags.assigned : 0;
    return layer === mobile && statusOf(rows.word[row]!) === noLocation ? frameFlags.outdated : 0;
  },
};

interface Shown {
  handle: number;
  id: string;
  group: number;
}

export class ShownPoints {
  readonly columns: FrameColumn[];
  private readonly encoders: ((rows: Columns, row: number) => number)[];
  private readonly shown = new Map<number, Shown>();
  private readonly changed = new Set<number>();
  private removed: number[] = [];
  /** Handle of each id this view has named, by group. */
  private handles = [new Map<string, number>(), new Map<string, number>()];
  private lastHandle = 0;
  private newHandles: number[] = [];
  private newIds: string[] = [];

  constructor(
    private readonly rows: Columns,
    hidden: readonly FrameColumn[] = [],
  ) {
    this.columns = frameColumns.filter((column) => always.includes(column) || !hidden.includes(column));
    this.encoders = this.columns.flatMap((column) => (column === "handle" ? [] : [values[column]]));
  }

  get size(): number {
    return this.shown.size;
  }

  /** Shows the feature that is now in a slot; `before` is its row at the last frame, if it was shown then. */
  show(slot: number, before?: { rows: Columns; row: number }): void {
    const shown = this.shown.get(slot);
    const id = this.rows.id[slot]!;
    const group = groupOf(this.rows.word[slot]!);
    if (shown && (shown.id !== id || shown.group !== group)) this.hide(slot);
    else if (shown) {
      // What the viewer cannot see has not changed for him.
      if (!before || this.encoders.some((value) => value(this.rows, slot) !== value(before.rows, before.row))) this.changed.add(slot);
      return;
    }
    this.shown.set(slot, { handle: 0, id, group });
    this.changed.add(slot);
  }

  hide(slot: number): void {
    const shown = this.shown.get(slot);
    if (!shown) return;
    // Without a handle it was shown and hidden between two frames, and nobody has heard of it.
    if (shown.handle > 0) this.removed.push(shown.handle);
    this.shown.delete(slot);
    this.changed.delete(slot);
  }

  slots(): IterableIterator<number> {
    return this.shown.keys();
  }

  /** Forgets everything, also the handles: the next frame is a first one. */
  reset(): void {
    this.shown.clear();
    this.changed.clear();
    this.handles = [new Map(), new Map()];
    this.lastHandle = 0;
    this.removed = [];
  }

  /** What has to be sent since the last call; null when nothing has. */
  take(): Pick<PackedFrame, "points" | "handles" | "ids" | "removed"> | null {
    if (this.changed.size === 0 && this.removed.length === 0) return null;
    const slots = this.inOrder([...this.changed]);
    this.newHandles = [];
    this.newIds = [];
    const handles = slots.map((slot) => this.handleOf(this.shown.get(slot)!));
    const points = [handles, ...this.encoders.map((value) => slots.map((slot) => value(this.rows, slot)))];
    // One that left and came back in another slot has been shown again under its handle.
    const back = new Set(this.removed.length > 0 ? handles : []);
    const removed = this.removed.filter((handle) => !back.has(handle));
    this.changed.clear();
    this.removed = [];
    this.forgetHandles();
    return { points, handles: this.newHandles, ids: this.newIds, removed };
  }

  /** By place: an order that says nothing of features the viewer cannot see, as that of the slots or of the grid would. */
  private inOrder(slots: number[]): number[] {
    const { x, y, id } = this.rows;
    return slots.sort(
      (a, b) => x[a]! - x[b]! || y[a]! - y[b]! || (id[a]! < id[b]! ? -1 : id[a]! > id[b]! ? 1 : groupOf(this.rows.word[a]!) - 1),
    );
  }

  private handleOf(shown: Shown): number {
    if (shown.handle > 0) return shown.handle;
    const handles = this.handles[shown.group]!;
    const known = handles.get(shown.id);
    shown.handle = known ?? ++this.lastHandle;
    if (known === undefined) {
      handles.set(shown.id, shown.handle);
      this.newHandles.push(shown.handle);
      this.newIds.push(shown.id);
    }
    return shown.handle;
  }

  private forgetHandles(): void {
    if (this.lastHandle === 0 || this.handles[0]!.size + this.handles[1]!.size <= this.shown.size + handlesKept) return;
    this.handles = [new Map(), new Map()];
    for (const shown of this.shown.values()) if (shown.handle > 0) this.handles[shown.group]!.set(shown.id, shown.handle);
  }
}
