// Frames as the server packs them, for tests of the map screen.
import { claimStatusOrder, type ClaimStatus } from "../../../schema/rules/lists/claims";
import { frameColumns, frameVersion, type FrameTotals, type PackedFrame } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder, type ResourceStatus } from "../../../schema/rules/lists/suppliers";

/** Time of the frames, on a whole second. */
export const NOW_MS = Math.floor(Date.now() / 1_000) * 1_000;

interface Shown {
  id: string;
  name?: string;
  claim?: ClaimStatus;
  resource?: ResourceStatus;
  lon?: number;
  lat?: number;
  /** Minutes since its measuring began. */
  since?: number;
}

const seconds = (minutesAgo: number | undefined): number => (minutesAgo === undefined ? 0 : NOW_MS / 1000 - minutesAgo * 60);

/** A first frame with these points. */
export function frameOf(points: Shown[], totals: Partial<FrameTotals> = {}, first = true): PackedFrame {
  const values = points.map(({ claim, resource, lon = 0, lat = 0, since }, handle) => ({
    handle,
    layer: mapLayers.indexOf(claim ? "INCIDENTS" : resource ? "MOBILE" : "BASE"),
    status: claim ? claimStatusOrder.indexOf(claim) : resource ? resourceStatusOrder.indexOf(resource) : -1,
    kind: 0,
    lon: lon * 1e6,
    lat: lat * 1e6,
    course: -1,
    fixAt: resource ? seconds(since) : 0,
    measuredFrom: claim ? seconds(since) : 0,
    predictedAt: 0,
    flags: 0,
  }));
  return {
    version: frameVersion,
    columns: [...frameColumns],
    first,
    at: NOW_MS,
    followedAt: NOW_MS,
    points: frameColumns.map((column) => values.map((value) => value[column])),
    handles: points.map((_, handle) => handle),
    ids: points.map(({ id }) => id),
    names: points.map(({ name }) => name ?? null),
    removed: [],
    clusters: [],
    totals: totalsOf(totals),
  };
}

/** Totals in which everything not given is none. */
export const totalsOf = (overrides: Partial<FrameTotals>): FrameTotals => ({
  claims: claimStatusOrder.map(() => 0),
  oldest: claimStatusOrder.map(() => -1),
  resources: resourceStatusOrder.map(() => 0),
  layers: mapLayers.map(() => 0),
  withoutPosition: mapLayers.map(() => 0),
  ...overrides,
});

/** Counts by status, in the order of frames. */
export const claimCounts = (counts: Partial<Record<ClaimStatus, number>>): number[] =>
  claimStatusOrder.map((status) => counts[status] ?? 0);
