import { shownClaimName } from "../../store/claimNames";
import { claimStatusOrder, claimStatuses, serviceKinds } from "../../../schema/rules/lists/claims";
import {
  frameFlags,
  riskCode,
  riskFlags,
  riskOf,
  type ClusterGroup,
  type FramePoint,
  type PointColumnsOfFrame,
} from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../../schema/rules/lists/suppliers";
import { noStatus } from "../glyphs/sprites";
import { incidentsLayer } from "./FleetIndex";
import { latOf, lonOf } from "./mercator";
import type { PointColumns } from "./PointColumns";

export type FleetPoint = Omit<FramePoint, "handle"> & {
  group: ClusterGroup;
  leftOut: boolean;
};
const KNOWN_FLAGS = frameFlags.outdated | frameFlags.assigned | frameFlags.risk;
const LEFT_OUT_FLAG = 0b10_0000;

const indexOf = (list: readonly string[]): ((value: string | null) => number) => {
  const places = new Map(list.map((value, i) => [value, i]));
  return (value) => (value === null ? noStatus : (places.get(value) ?? noStatus));
};
const layerIndex = indexOf(mapLayers);
const claimIndex = indexOf(claimStatusOrder);
const resourceIndex = indexOf(resourceStatusOrder);
const kindIndex = indexOf(serviceKinds);

export const layerNumber = (point: FramePoint): number => layerIndex(point.layer);
export const statusNumber = (point: FramePoint): number =>
  point.layer === "INCIDENTS" ? claimIndex(point.claimStatus) : resourceIndex(point.resourceStatus);

/** Writes everything but the position of a frame's point into its slot. */
export function writePoint(points: PointColumns, slot: number, point: FramePoint & { leftOut?: boolean }): void {
  const { at, names } = points;
  names[slot] = point.name;
  at.layer[slot] = layerNumber(point);
  at.status[slot] = statusNumber(point);
  at.kind[slot] = kindIndex(point.kind);
  at.course[slot] = point.course ?? -1;
  at.flags[slot] =
    (point.outdated ? frameFlags.outdated : 0) |
    (point.assigned ? frameFlags.assigned : 0) |
    riskFlags(riskCode(point.riskType)) |
    (point.leftOut ? LEFT_OUT_FLAG : 0);
  at.fixAt[slot] = point.fixAt ?? 0;
  at.measuredFrom[slot] = point.measuredFrom ?? 0;
  at.predictedAt[slot] = point.predictedAt ?? 0;
}

const statusCounts = mapLayers.map((layer) =>
  layer === "INCIDENTS" ? claimStatusOrder.length : layer === "MOBILE" ? resourceStatusOrder.length : 0,
);
const otherKind = kindIndex("OTHER");

/** The same for a known point, directly from a frame's columns. Its name is kept. */
export function writeRow({ at }: PointColumns, slot: number, columns: PointColumnsOfFrame, row: number): void {
  const layer = columns.layer[row]!;
  const [status, kind] = [columns.status[row] ?? -1, columns.kind[row] ?? -1];
  at.layer[slot] = layer;
  at.status[slot] = status >= 0 && status < statusCounts[layer]! ? status : noStatus;
  at.kind[slot] = kind >= 0 && kind < serviceKinds.length ? kind : otherKind;
  at.course[slot] = columns.course[row] ?? -1;
  at.flags[slot] = (columns.flags[row] ?? 0) & KNOWN_FLAGS;
  at.fixAt[slot] = (columns.fixAt[row] ?? 0) * 1_000;
  at.measuredFrom[slot] = (columns.measuredFrom[row] ?? 0) * 1_000;
  at.predictedAt[slot] = (columns.predictedAt[row] ?? 0) * 1_000;
}

export function readPoint(points: PointColumns, slot: number, x: number, y: number): FleetPoint {
  const { at, ids, names } = points;
  const layer = mapLayers[at.layer[slot]!]!;
  return {
    group: at.layer[slot] === incidentsLayer ? "claims" : "suppliers",
    id: ids[slot]!,
    name: layer === "INCIDENTS" ? shownClaimName(ids[slot]!) : names[slot]!,
    layer,
    claimStatus: layer === "INCIDENTS" ? (claimStatusOrder[at.status[slot]!] ?? null) : null,
    resourceStatus: layer === "MOBILE" ? (resourceStatusOrder[at.status[slot]!] ?? null) : null,
    kind: serviceKinds[at.kind[slot]!] ?? "OTHER",
    riskType: riskOf(at.flags[slot]!),
    lon: lonOf(x),
    lat: latOf(y),
    course: at.course[slot]! < 0 ? null : at.course[slot]!,
    fixAt: at.fixAt[slot] || null,
    measuredFrom: at.measuredFrom[slot] || null,
    predictedAt: at.predictedAt[slot] || null,
    outdated: (at.flags[slot]! & frameFlags.outdated) > 0,
    assigned: (at.flags[slot]! & frameFlags.assigned) > 0,
    leftOut: (at.flags[slot]! & LEFT_OUT_FLAG) > 0,
  };
}

const criticalStatuses = claimStatusOrder.map((status) => claimStatuses[status].timing === "critical");
export const isCritical = ({ at }: PointColumns, slot: number): boolean =>
  at.layer[slot] === incidentsLayer && criticalStatuses[at.status[slot]!] === true;
