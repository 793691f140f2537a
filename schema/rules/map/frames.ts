// Packed frame of `mapFrames`: integer columns, a dictionary, and a header naming the columns. Shared by server and client.
import {
  claimStatusOrder,
  riskTypes,
  serviceKinds,
  timings,
  type ClaimStatus,
  type RiskType,
  type ServiceKind,
  type Timing,
} from "../lists/claims";
import { mapLayers, type MapLayer } from "../lists/mapLayers";
import { resourceStatusOrder, type ResourceStatus } from "../lists/suppliers";

export const frameVersion = 1;

/**
 * Point columns; hidden ones are absent. handle: per subscription. layer, status, kind: indices. lon, lat: degrees × 1e6. Times: seconds
 * since 1970, 0 for none. Unknown course: -1. flags: `frameFlags`.
 */
export const frameColumns = [
  "handle",
  "layer",
  "status",
  "kind",
  "lon",
  "lat",
  "course",
  "fixAt",
  "measuredFrom",
  "predictedAt",
  "flags",
] as const;
export type FrameColumn = (typeof frameColumns)[number];
/**
 * Items that can be hidden: columns, supplier names, the assigned flag, the risk, priority and chance of being late (which affect only
 * the worklist order), and positions per layer (not drawn).
 */
export type FrameField = FrameColumn | "name" | "assigned" | "risk" | "priority" | "lateChance" | `${MapLayer}.${"name" | "position"}`;
export const frameFlags = { outdated: 1, assigned: 2, risk: 0b11100 } as const;
const RISK_SHIFT = 2;
export const riskCode = (risk: RiskType | null): number => (risk === null ? 0 : riskTypes.indexOf(risk) + 1);
export const riskFlags = (code: number): number => code << RISK_SHIFT;
export const riskCodeOf = (flags: number): number => (flags & frameFlags.risk) >> RISK_SHIFT;
export const riskOf = (flags: number): RiskType | null => riskTypes[riskCodeOf(flags) - 1] ?? null;

/** Claims and suppliers are clustered separately (specification). */
export const clusterGroups = ["claims", "suppliers"] as const;
export type ClusterGroup = (typeof clusterGroups)[number];

/** Totals in the viewer's scope and filters; sent completely on each change. */
export interface FrameTotals {
  claims: number[];
  /** Age of the oldest claim per status, in seconds; -1 if there is none (see `measuredFrom`). */
  oldest: number[];
  resources: number[];
  /** Features, indexed as `mapLayers`, and those without a position. Status filters do not apply. */
  layers: number[];
  withoutPosition: number[];
}

export interface PackedFrame {
  version: number;
  columns: FrameColumn[];
  /** True if the client must discard all previous data. */
  first: boolean;
  at: number;
  /** All writes up to this time are included; the data is `at` - `followedAt` old. */
  followedAt: number;
  points: number[][];
  /** New handles and changed names, with the id of each. `names` has suppliers' names; `null` for other features. */
  handles: number[];
  ids: string[];
  names: (string | null)[];
  /** Handles that left the viewport, filter, scope or map. */
  removed: number[];
  /** Clusters in view, one row each: group, lon × 1e6, lat × 1e6, count, then a count per timing. `null` if unchanged. */
  clusters: number[][] | null;
  totals: FrameTotals | null;
}

export interface FramePoint {
  handle: number;
  id: string;
  name: string;
  layer: MapLayer;
  /** `null` for bases and collaborators, which have no live status. */
  claimStatus: ClaimStatus | null;
  resourceStatus: ResourceStatus | null;
  kind: ServiceKind;
  /** `null` if unknown, and for suppliers. */
  riskType: RiskType | null;
  lon: number;
  lat: number;
  /** Degrees clockwise from north; `null` if unknown. */
  course: number | null;
  fixAt: number | null;
  /** Start of the claim's age or lateness, ms. */
  measuredFrom: number | null;
  predictedAt: number | null;
  outdated: boolean;
  assigned: boolean;
}

export interface FrameCluster {
  group: ClusterGroup;
  lon: number;
  lat: number;
  count: number;
  timings: Partial<Record<Timing, number>>;
}

const instant = (seconds: number | undefined): number | null => (seconds ? seconds * 1000 : null);

export type FrameEntry = Pick<FramePoint, "id"> & { name: string | null };

/** Columns by name, one number per point; hidden columns are empty. */
export type PointColumnsOfFrame = Record<FrameColumn, readonly number[]>;

export function columnsOf(frame: PackedFrame): PointColumnsOfFrame {
  if (frame.version !== frameVersion) throw new RangeError(`frame version ${frame.version}, expected ${frameVersion}`);
  const columns = {} as PointColumnsOfFrame;
  for (const name of frameColumns) columns[name] = frame.points[frame.columns.indexOf(name)] ?? [];
  return columns;
}

export const readDictionary = (frame: PackedFrame, dictionary: Map<number, FrameEntry>): void =>
  frame.handles.forEach((handle, i) => dictionary.set(handle, { id: frame.ids[i]!, name: frame.names[i]! }));

const UNKNOWN_ENTRY: FrameEntry = { id: "", name: null };

export function pointOf(columns: PointColumnsOfFrame, row: number, dictionary: ReadonlyMap<number, FrameEntry>): FramePoint {
  const handle = columns.handle[row]!;
  const layer = mapLayers[columns.layer[row]!]!;
  const status = columns.status[row] ?? -1;
  const course = columns.course[row] ?? -1;
  const flags = columns.flags[row] ?? 0;
  const { id, name } = dictionary.get(handle) ?? UNKNOWN_ENTRY;
  return {
    handle,
    id,
    name: name ?? id,
    layer,
    claimStatus: layer === "INCIDENTS" ? (claimStatusOrder[status] ?? null) : null,
    resourceStatus: layer === "MOBILE" ? (resourceStatusOrder[status] ?? null) : null,
    kind: serviceKinds[columns.kind[row] ?? -1] ?? "OTHER",
    riskType: riskOf(flags),
    lon: columns.lon[row]! / 1e6,
    lat: columns.lat[row]! / 1e6,
    course: course < 0 ? null : course,
    fixAt: instant(columns.fixAt[row]),
    measuredFrom: instant(columns.measuredFrom[row]),
    predictedAt: instant(columns.predictedAt[row]),
    outdated: (flags & frameFlags.outdated) > 0,
    assigned: (flags & frameFlags.assigned) > 0,
  };
}

/**
 * Decodes points. Pass the same `dictionary` for all frames of a subscription, and a new one after a `first` frame. Throws RangeError if
 * the version differs.
 */
export function decodePoints(frame: PackedFrame, dictionary: Map<number, FrameEntry>): FramePoint[] {
  const columns = columnsOf(frame);
  readDictionary(frame, dictionary);
  return columns.handle.map((_, row) => pointOf(columns, row, dictionary));
}

export function decodeClusters(frame: PackedFrame): FrameCluster[] | null {
  if (!frame.clusters) return null;
  return frame.clusters.map(([group, lon, lat, count, ...byTiming]) => ({
    group: clusterGroups[group!]!,
    lon: lon! / 1e6,
    lat: lat! / 1e6,
    count: count!,
    timings: Object.fromEntries(timings.flatMap((timing, i) => (byTiming[i] ? [[timing, byTiming[i]]] : []))),
  }));
}
