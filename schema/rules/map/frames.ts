// The packed frame of `mapFrames`: columns of integers, dictionary codes, a header that names them. One codec for both sides.
import {
  claimStatusOrder,
  riskTypes,
  serviceKinds,
  timings,
  type ClaimStatus,
  type RiskType,
  type ServiceKind,
  type Timing,
} from "../claims/claims";
import { mapLayers, type MapLayer } from "./map";
import { claimName } from "../claims/claimName";
import { resourceStatusOrder, type ResourceStatus } from "../suppliers/suppliers";

export const frameVersion = 1;

/**
 * Columns of a point, in the order the server writes them; a column the viewer may not see is absent from the header.
 * handle: names the feature within this subscription only · layer, status, kind: places in `mapLayers`, `claimStatusOrder` or
 * `resourceStatusOrder`, `serviceKinds` · lon, lat: degrees × 1e6 · course: degrees, -1 unknown · fixAt, measuredFrom, predictedAt:
 * seconds since 1970, 0 none; predictedAt in whole minutes, as not everybody who sees a claim sees who drives there · flags: bit 0 the position is outdated, bit 1 a supplier is assigned,
 * bits 2 to 4 what is insured, by its place in `riskTypes` plus one; 0 not said, or by a release before this one.
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
 * What may be hidden from a viewer: columns; what suppliers are called, of all or of a layer, which is no column but stands in the
 * dictionary; the flag that a supplier is assigned, and what is insured; the priority, which is in no frame but in the order of the worklist; where a layer's
 * features are, which then are not drawn.
 */
export type FrameField = FrameColumn | "name" | "assigned" | "risk" | "priority" | `${MapLayer}.${"name" | "position"}`;
export const frameFlags = { outdated: 1, assigned: 2, risk: 0b11100 } as const;
const RISK_SHIFT = 2;
/** What is insured, as a number of three bits, and in its place in the flags. */
export const riskCode = (risk: RiskType | null): number => (risk === null ? 0 : riskTypes.indexOf(risk) + 1);
export const riskFlags = (code: number): number => code << RISK_SHIFT;
/** The number in the flags; 0 none. */
export const riskCodeOf = (flags: number): number => (flags & frameFlags.risk) >> RISK_SHIFT;
export const riskOf = (flags: number): RiskType | null => riskTypes[riskCodeOf(flags) - 1] ?? null;

/** Groups that are clustered apart: the spec has claim clusters and supplier clusters. */
export const clusterGroups = ["claims", "suppliers"] as const;
export type ClusterGroup = (typeof clusterGroups)[number];

/** Counts that belong to the viewer's scope and filters, whole at each change. */
export interface FrameTotals {
  /** Open claims by place in `claimStatusOrder`. */
  claims: number[];
  /** Age of the oldest of each, seconds; -1 where none has one (see `measuredFrom`). */
  oldest: number[];
  /** Resources by place in `resourceStatusOrder`. */
  resources: number[];
  /** Features by place in `mapLayers`, with and without position, and how many of them have none; also those that the status filters hide. */
  layers: number[];
  withoutPosition: number[];
}

export interface PackedFrame {
  version: number;
  columns: FrameColumn[];
  /** True: forget everything shown before. */
  first: boolean;
  /** The server's clock, milliseconds since 1970. */
  at: number;
  /** Up to when, by the same clock, everything that was written is known here: what is shown is `at` - `followedAt` old. */
  followedAt: number;
  /** One array per column, all of one length: the points that are new or changed. */
  points: number[][];
  /** Dictionary: the handles that have not been sent before or whose name is another, their ids, and the names of suppliers; null: none is shown. */
  handles: number[];
  ids: string[];
  names: (string | null)[];
  /** Handles that left the view, the filter, the scope or the map. */
  removed: number[];
  /** All clusters in view, a row each: group, lon × 1e6, lat × 1e6, count, then the count of each timing of `timings`. Null: unchanged. */
  clusters: number[][] | null;
  totals: FrameTotals | null;
}

export interface FramePoint {
  handle: number;
  id: string;
  /** What people call it. */
  name: string;
  layer: MapLayer;
  /** Null for bases and collaborators, which have no live status. */
  claimStatus: ClaimStatus | null;
  resourceStatus: ResourceStatus | null;
  kind: ServiceKind;
  /** What is insured; null unknown, and of suppliers. */
  riskType: RiskType | null;
  lon: number;
  lat: number;
  /** Degrees clockwise from north; null unknown. */
  course: number | null;
  /** Instant of the position, ms; null unknown. */
  fixAt: number | null;
  /** Instant from which the claim's age or lateness is measured, ms. */
  measuredFrom: number | null;
  /** When the resource is predicted to arrive, ms. */
  predictedAt: number | null;
  outdated: boolean;
  assigned: boolean;
}

export interface FrameCluster {
  group: ClusterGroup;
  lon: number;
  lat: number;
  count: number;
  /** Members by timing; suppliers have none. */
  timings: Partial<Record<Timing, number>>;
}

const instant = (seconds: number | undefined): number | null => (seconds ? seconds * 1000 : null);

/** An entry of the dictionary. */
export type FrameEntry = Pick<FramePoint, "id"> & { name: string | null };

/** The columns of a frame's points by name, a number for each point; one that the viewer may not see is empty. */
export type PointColumnsOfFrame = Record<FrameColumn, readonly number[]>;

/** Throws RangeError on a frame of another version. */
export function columnsOf(frame: PackedFrame): PointColumnsOfFrame {
  if (frame.version !== frameVersion) throw new RangeError(`frame version ${frame.version}, expected ${frameVersion}`);
  const columns = {} as PointColumnsOfFrame;
  for (const name of frameColumns) columns[name] = frame.points[frame.columns.indexOf(name)] ?? [];
  return columns;
}

/** Adds the ids and names that a frame brings to those that earlier ones of its subscription brought. */
export const readDictionary = (frame: PackedFrame, dictionary: Map<number, FrameEntry>): void =>
  frame.handles.forEach((handle, i) => dictionary.set(handle, { id: frame.ids[i]!, name: frame.names[i]! }));

const UNKNOWN_ENTRY: FrameEntry = { id: "", name: null };

/** One point of a frame; `id` is empty where the dictionary does not name it. */
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
    name: layer === "INCIDENTS" ? claimName(id) : (name ?? id),
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
 * Reads the points of a frame. `dictionary` is kept between frames of one subscription: pass the same map each time, a new one after a
 * first frame. Throws RangeError on a frame of another version.
 */
export function decodePoints(frame: PackedFrame, dictionary: Map<number, FrameEntry>): FramePoint[] {
  const columns = columnsOf(frame);
  readDictionary(frame, dictionary);
  return columns.handle.map((_, row) => pointOf(columns, row, dictionary));
}

/** Reads the clusters of a frame; null when the frame leaves them unchanged. */
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
