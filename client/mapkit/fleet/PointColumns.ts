const kinds = {
  handle: Float64Array,
  /** Indexes in `mapLayers`, in the status order (255 none) and in `serviceKinds`. */
  layer: Uint8Array,
  status: Uint8Array,
  kind: Uint8Array,
  /** Degrees. -1 if unknown. */
  course: Int16Array,
  flags: Uint8Array,
  /** Milliseconds since 1970. 0 if unknown. */
  fixAt: Float64Array,
  measuredFrom: Float64Array,
  predictedAt: Float64Array,
  /** Motion: unit Mercator square, and the store's clock in milliseconds. */
  fromX: Float64Array,
  fromY: Float64Array,
  toX: Float64Array,
  toY: Float64Array,
  start: Float64Array,
  end: Float64Array,
  generation: Uint32Array,
} as const;

type Columns = { [K in keyof typeof kinds]: InstanceType<(typeof kinds)[K]> };
const columns = Object.keys(kinds) as (keyof typeof kinds)[];

/** Points as dense typed arrays: a freed slot takes the last point. */
export class PointColumns {
  at: Columns;
  readonly ids: string[] = [];
  readonly names: string[] = [];
  capacity: number;

  constructor(capacity = 1024) {
    this.capacity = capacity;
    this.at = Object.fromEntries(columns.map((column) => [column, new kinds[column](capacity)])) as unknown as Columns;
  }

  get count(): number {
    return this.ids.length;
  }

  add(id: string): number {
    if (this.count === this.capacity) this.grow();
    this.names.push(id);
    return this.ids.push(id) - 1;
  }

  remove(slot: number): void {
    const last = this.count - 1;
    if (slot !== last) {
      for (const column of columns) this.at[column][slot] = this.at[column][last]!;
      this.ids[slot] = this.ids[last]!;
      this.names[slot] = this.names[last]!;
    }
    this.ids.pop();
    this.names.pop();
  }

  private grow(): void {
    this.capacity *= 2;
    const before = this.at;
    this.at = Object.fromEntries(
      columns.map((name) => {
        const column = new kinds[name](this.capacity);
        column.set(before[name]);
        return [name, column];
      }),
    ) as unknown as Columns;
  }
}
