// Compact encoding of a `mapFrames` frame: `packed(version: 2)`. Equivalent to version 1 and self-contained. Shared values are stored
// once, large values as differences.
import { columnsOf, frameColumns, frameVersion, type FrameColumn, type FrameTotals, type PackedFrame } from "./frames";

export const compactVersion = 2;

/** A base followed by one number per point, or a single number if all points share it. */
type CodedColumn = number[];

export interface CompactFrame {
  version: typeof compactVersion;
  /** Bit mask of the visible columns; bit i is `frameColumns[i]`. */
  columns: number;
  first: boolean;
  at: number;
  /** Age of the data at `at`, in milliseconds. */
  age: number;
  count: number;
  looks?: number[][];
  /** Index into `looks` per point, then the other columns in the order of `frameColumns`, encoded as in `codings`. */
  points?: CodedColumn[];
  handles?: number[];
  ids?: string[];
  names?: (string | null)[];
  removed?: number[];
  clusters?: number[][];
  totals?: FrameTotals;
}

const lookColumns = ["layer", "status", "kind", "flags"] as const satisfies readonly FrameColumn[];

/**
 * `offset`: difference to the minimum. `steps`: difference to the previous point, because points are ordered west to east. `ages`: units
 * before the latest instant plus one; 0 for none.
 */
type Coding = "offset" | "steps" | { ages: number };
const codings: Record<Exclude<FrameColumn, (typeof lookColumns)[number]>, Coding> = {
  handle: "offset",
  lon: "steps",
  lat: "offset",
  course: "offset",
  fixAt: { ages: 1 },
  measuredFrom: { ages: 1 },
  predictedAt: { ages: 60 },
};
const codedColumns = Object.keys(codings) as (keyof typeof codings)[];

function encode(coding: Coding, values: readonly number[]): CodedColumn {
  if (coding === "steps") return shared(values[0]!, (i) => values[i]! - (values[i - 1] ?? values[0]!), values.length);
  let [least, most] = [Infinity, 0];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (coding === "offset") return shared(least, (i) => values[i]! - least, values.length);
  return shared(most, (i) => (values[i] === 0 ? 0 : (most - values[i]!) / coding.ages + 1), values.length);
}

function shared(base: number, valueAt: (i: number) => number, count: number): CodedColumn {
  const coded = [base, valueAt(0)];
  for (let i = 1; i < count; i++) coded.push(valueAt(i));
  return coded.every((value, i) => i === 0 || value === coded[1]) ? coded.slice(0, 2) : coded;
}

function decode(coding: Coding, [base, ...values]: CodedColumn, count: number): number[] {
  const at = (i: number): number => values[values.length === 1 ? 0 : i]!;
  let last = base!;
  return Array.from({ length: count }, (_, i) => {
    if (coding === "steps") return (last += at(i));
    if (coding === "offset") return base! + at(i);
    return at(i) === 0 ? 0 : base! - (at(i) - 1) * coding.ages;
  });
}

function distinct(rows: readonly number[][]): { looks: number[][]; places: number[] } {
  const placeOf = new Map<number, number>();
  const looks: number[][] = [];
  const places = rows.map((row) => {
    // Values are between -1 and 1,022.
    const key = row.reduce((sum, value) => sum * 1_024 + value + 1, 0);
    let place = placeOf.get(key);
    if (place === undefined) placeOf.set(key, (place = looks.push(row) - 1));
    return place;
  });
  return { looks, places };
}

const ifAny = <T>(list: T[]): T[] | undefined => (list.length ? list : undefined);

export const frameVersions: readonly number[] = [frameVersion, compactVersion];

export const frameInVersion = (frame: PackedFrame, version: number): PackedFrame | CompactFrame =>
  version === compactVersion ? compactFrame(frame) : frame;

export function compactFrame(frame: PackedFrame): CompactFrame {
  const { first, at, followedAt, handles, ids, names, removed, clusters, totals } = frame;
  const columns = columnsOf(frame);
  const count = columns.handle.length;
  const isVisible = (column: FrameColumn): boolean => frame.columns.includes(column);
  const visibleLooks = lookColumns.filter(isVisible);
  const { looks, places } = distinct(columns.handle.map((_, i) => visibleLooks.map((column) => columns[column][i]!)));
  const coded = codedColumns.filter(isVisible).map((column) => encode(codings[column], columns[column]));
  return {
    version: compactVersion,
    columns: frame.columns.reduce((bits, column) => bits | (1 << frameColumns.indexOf(column)), 0),
    ...{ first, at, age: at - followedAt, count },
    ...(count > 0 && { looks, points: [encode("offset", places), ...coded] }),
    ...{ handles: ifAny(handles), ids: ifAny(ids), names: ifAny(names), removed: ifAny(removed) },
    ...{ clusters: clusters ?? undefined, totals: totals ?? undefined },
  };
}

export function expandFrame(frame: CompactFrame): PackedFrame {
  const { version, first, at, age, count, looks = [], points = [], handles = [], ids = [], names = [], removed = [] } = frame;
  if (version !== compactVersion) throw new RangeError(`frame version ${String(version)}, expected ${compactVersion}`);
  const columns = frameColumns.filter((_, i) => frame.columns & (1 << i));
  const visibleLooks = lookColumns.filter((column) => columns.includes(column));
  const coded = codedColumns.filter((column) => columns.includes(column));
  const places = count > 0 ? decode("offset", points[0]!, count) : [];
  const valuesOf = (column: FrameColumn): number[] => {
    if (count === 0) return [];
    const look = visibleLooks.indexOf(column as (typeof lookColumns)[number]);
    if (look >= 0) return places.map((place) => looks[place]![look]!);
    const name = column as keyof typeof codings;
    return decode(codings[name], points[coded.indexOf(name) + 1]!, count);
  };
  return {
    ...{ version: frameVersion, columns, first, at, followedAt: at - age },
    points: columns.map(valuesOf),
    ...{ handles, ids, names, removed, clusters: frame.clusters ?? null, totals: frame.totals ?? null },
  };
}
