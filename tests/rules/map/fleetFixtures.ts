import { timings, claimStatusOrder, type ClaimStatus, type Timing } from "../../../schema/rules/lists/claims";
import { clusterGroups, frameColumns, frameVersion, type ClusterGroup, type PackedFrame } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder, type ResourceStatus } from "../../../schema/rules/lists/suppliers";
import type { Camera } from "../../../client/mapkit/fleet/Camera";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";

export interface PointInput {
  handle: number;
  id?: string;
  name?: string;
  claim?: ClaimStatus;
  resource?: ResourceStatus;
  base?: true;
  collaborator?: true;
  lon?: number;
  lat?: number;
  course?: number;
  /** Seconds since 1970. */
  fixAt?: number;
  measuredFrom?: number;
  flags?: number;
}

function row(point: PointInput): number[] {
  const layer = point.claim ? "INCIDENTS" : point.resource ? "MOBILE" : point.collaborator ? "COLLABORATING" : "BASE";
  const status = point.claim ? claimStatusOrder.indexOf(point.claim) : point.resource ? resourceStatusOrder.indexOf(point.resource) : -1;
  const [lon, lat] = [point.lon ?? 0, point.lat ?? 0].map((degrees) => Math.round(degrees * 1e6)) as [number, number];
  return [
    point.handle,
    mapLayers.indexOf(layer),
    status,
    0,
    lon,
    lat,
    point.course ?? -1,
    point.fixAt ?? 0,
    point.measuredFrom ?? 0,
    0,
    point.flags ?? 0,
  ];
}

/** A frame with these points; the ids of those that have one are in its dictionary. */
export function frame(points: PointInput[], more: Partial<PackedFrame> = {}): PackedFrame {
  const rows = points.map(row);
  const named = points.filter(({ id }) => id !== undefined);
  return {
    version: frameVersion,
    columns: [...frameColumns],
    first: false,
    at: 1_000_000,
    followedAt: 1_000_000,
    points: frameColumns.map((_, column) => rows.map((values) => values[column]!)),
    handles: named.map(({ handle }) => handle),
    ids: named.map(({ id }) => id!),
    names: named.map(({ name }) => name ?? null),
    removed: [],
    clusters: null,
    totals: null,
    ...more,
  };
}

export const first = (points: PointInput[], more: Partial<PackedFrame> = {}): PackedFrame => frame(points, { first: true, ...more });

export const cluster = (
  group: ClusterGroup,
  lon: number,
  lat: number,
  count: number,
  by: Partial<Record<Timing, number>> = {},
): number[] => [clusterGroups.indexOf(group), lon * 1e6, lat * 1e6, count, ...timings.map((timing) => by[timing] ?? 0)];

export function storeAt(start = 0): { store: FleetStore; clock: { now: number } } {
  const clock = { now: start };
  return { store: new FleetStore(() => clock.now), clock };
}

/** Lets a camera look straight down on the longitudes and latitudes around 0, 0: `degrees` from edge to edge of 1000 × 1000 pixels. */
export function lookAround(camera: Camera, degrees: number): void {
  const scale = 720 / degrees;
  camera.set([scale, 0, 0, 0, 0, -scale, 0, 0, 0, 0, 1, 0, -scale / 2, scale / 2, 0, 1], 1000, 1000);
}
