// A simple implementation of the board with plain maps and full scans, as a reference for the real one.
import { claimStatuses, claimStatusOrder, timings } from "../../../schema/rules/lists/claims";
import {
  clusterGroups,
  decodePoints,
  type FrameEntry,
  type FramePoint,
  type FrameTotals,
  type PackedFrame,
} from "../../../schema/rules/map/frames";
import { layerOfAccess, mapLayers, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { claimName } from "../../../schema/rules/search/claimName";
import { resourceStatusOrder } from "../../../schema/rules/lists/suppliers";
import type { BoardView } from "../../../server/board/mapView";
import { latOf, lonOf, mercatorX, mercatorY } from "../../../server/board/mercator";
import { boardInstants, type BoardFilter, type BoardScope, type InstantRange } from "../../../server/board/boardScope";
import type { ClusterLimits } from "../../../server/board/clusterCells";
import type { Change, ClaimState, PositionState, SupplierState } from "../../../server/changes/states";

export interface Feature {
  id: string;
  layer: MapLayer;
  instanceId: string;
  claim: ClaimState | null;
  supplier: SupplierState | null;
  /** Degrees × 1e6. */
  place: { lon: number; lat: number } | null;
  fix: PositionState | null;
}

export class Oracle {
  private readonly claims = new Map<string, ClaimState>();
  private readonly suppliers = new Map<string, SupplierState>();
  private readonly fixes = new Map<string, PositionState>();

  apply(change: Change): void {
    if (change.kind === "positions") {
      for (const fix of change.state) if (fix.fixAt > (this.fixes.get(fix.supplierId)?.fixAt ?? -1)) this.fixes.set(fix.supplierId, fix);
    } else if (change.kind !== "heartbeat") {
      const states = (change.kind === "claim" ? this.claims : this.suppliers) as Map<string, ClaimState | SupplierState>;
      if (change.state.version > (states.get(change.state.id)?.version ?? 0)) states.set(change.state.id, change.state);
    }
  }

  features(): Feature[] {
    const place = (at: { lon: number | null; lat: number | null } | null): Feature["place"] =>
      at?.lon == null || at.lat == null ? null : { lon: Math.round(at.lon * 1e6), lat: Math.round(at.lat * 1e6) };
    const claims = [...this.claims.values()].filter((claim) => claim.status !== "FINISHED");
    const suppliers = [...this.suppliers.values()].filter((supplier) => supplier.active);
    return [
      ...claims.map((claim) => ({
        id: claim.id,
        layer: "INCIDENTS" as const,
        instanceId: claim.instanceId,
        claim,
        supplier: null,
        place: place(claim),
        fix: null,
      })),
      ...suppliers.map((supplier) => {
        const fix = supplier.access === "MOBILE" ? (this.fixes.get(supplier.id) ?? null) : null;
        const at = place(supplier.access === "MOBILE" ? fix : supplier);
        return {
          id: supplier.id,
          layer: layerOfAccess[supplier.access],
          instanceId: supplier.instanceId,
          claim: null,
          supplier,
          place: at,
          fix,
        };
      }),
    ];
  }
}

const listed = <T>(list: readonly T[] | undefined, value: T): boolean => !list || list.includes(value);
const inRange = (at: number | null | undefined, { from = 0, before = Infinity }: InstantRange): boolean =>
  at != null && at >= from && at < before;

const allows = <T>(names: ReadonlySet<T> | "all", name: T | null): boolean => names === "all" || (name !== null && names.has(name));

/** The features that a scope lets through. */
export function inScope(all: Feature[], { instances, layers, contracts, suppliers }: BoardScope): Feature[] {
  const placed = all.filter(({ instanceId, layer }) => allows(instances, instanceId) && layers.includes(layer));
  const own = suppliers === "serving" ? "all" : suppliers;
  const claims = placed.filter(
    ({ claim }) =>
      claim &&
      allows(contracts, claim.contractId && [claim.instanceId, claim.clientId ?? "", claim.contractId].join("\0")) &&
      allows(own, claim.supplierId),
  );
  const serving = new Set(claims.flatMap(({ claim }) => claim!.supplierId ?? []));
  return [...claims, ...placed.filter(({ supplier }) => supplier && allows(suppliers === "serving" ? serving : suppliers, supplier.id))];
}

/** Everything of a filter but the statuses. */
function passesRest({ claim, supplier, ...feature }: Feature, filter: BoardFilter, hidden: readonly string[]): boolean {
  if (filter.withoutPosition !== undefined && (feature.place === null) !== filter.withoutPosition) return false;
  if (!listed(filter.instanceIds, feature.instanceId)) return false;
  if (supplier) {
    return (
      listed(filter.supplierIds, supplier.id) &&
      listed(filter.accesses, supplier.access) &&
      (!filter.ids?.suppliers || filter.ids.suppliers.has(supplier.id))
    );
  }
  return (
    listed(filter.supplierIds, claim!.supplierId) &&
    (hidden.includes("kind") || listed(filter.kinds, claim!.kind)) &&
    listed(filter.centreIds, claim!.centreId) &&
    listed(filter.clientIds, claim!.clientId) &&
    listed(filter.contractIds, claim!.contractId) &&
    listed(filter.serviceIds, claim!.serviceId) &&
    listed(filter.priorities, claim!.priorityCode) &&
    listed(filter.assignmentTypes, claim!.assignmentType) &&
    listed(filter.scheduled, claim!.scheduled) &&
    boardInstants.every(
      (column) => !filter.instants?.[column] || hidden.includes(column) || inRange(claim![column], filter.instants[column]),
    ) &&
    (!filter.ids?.claims || filter.ids.claims.has(claim!.id))
  );
}

export interface Expected {
  points: Omit<FramePoint, "handle">[];
  /** The flags and the rows as they would be if they were made now. */
  flags: Set<string>;
  rows: number[][];
  totals: FrameTotals;
  /** Instants of the oldest, seconds; 0 none. */
  oldest: number[];
}

/** Expected content of a view at this moment, with the clusters of `flags` or the current ones. */
export function expected(
  all: Feature[],
  scope: BoardScope,
  view: BoardView,
  limits: ClusterLimits,
  now: number,
  flags: Set<string> | null,
): Expected {
  const hidden = scope.hiddenColumns ?? [];
  const filter = view.filter ?? {};
  const barsOff = hidden.includes("status") || filter.withoutPosition === true;
  const passesStatus = ({ claim, supplier, layer }: Feature): boolean =>
    barsOff ||
    (claim
      ? listed(filter.statuses, claim.status)
      : layer !== "MOBILE" || !filter.resourceStatuses || listed<string | null>(filter.resourceStatuses, supplier!.status));
  const bars = inScope(all, scope).filter((feature) => passesRest(feature, filter, hidden));
  const full = bars.filter(passesStatus);

  const { west, south, east, north } = view.bounds;
  const [w, e, s, n] = [Math.floor(west * 1e6), Math.ceil(east * 1e6), Math.floor(south * 1e6), Math.ceil(north * 1e6)];
  const inView = full.filter(
    ({ layer, place }) =>
      view.layers.includes(layer) &&
      !hidden.includes(`${layer}.position`) &&
      place &&
      place.lat >= s &&
      place.lat <= n &&
      (w > e ? place.lon >= w || place.lon <= e : place.lon >= w && place.lon <= e),
  );

  const cell = (value: number, level: number): number => Math.floor((value / 2 ** 31) * 2 ** level);
  let level = Math.floor(view.zoom) + 3;
  const across = (at: number): number => cell(mercatorX(e), at) - cell(mercatorX(w), at) + (w > e ? 2 ** at : 0) + 1;
  const down = (at: number): number => cell(mercatorY(s), at) - cell(mercatorY(n), at) + 1;
  while (Math.min(2 ** level, across(level)) * down(level) > 4096) level--;
  const cellOf = ({ claim, place }: Feature, at: number): string =>
    `${claim ? "claims" : "suppliers"} ${cell(mercatorX(place!.lon), at)} ${cell(mercatorY(place!.lat), at)}`;

  const from = inView.length > limits.points ? 2 : 5;
  let clusters: [string, Feature[]][];
  let coarse = level;
  for (; ; coarse--) {
    const members = new Map<string, Feature[]>();
    for (const feature of inView) members.set(cellOf(feature, coarse), [...(members.get(cellOf(feature, coarse)) ?? []), feature]);
    clusters = [...members].filter(([, found]) => found.length >= from);
    if (clusters.length <= limits.clusters || coarse === 0) break;
  }
  const clustered = new Set(clusters.flatMap(([, found]) => found));
  // Keyed by the finest cells, so that a new feature finds its cell in a consistent state between two reads.
  const cellsOfWorld = new Set([...clustered].map((feature) => `${coarse} ${cellOf(feature, coarse)}`));
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const rows = clusters.map(([, found]) => [
    clusterGroups.indexOf(found[0]!.claim ? "claims" : "suppliers"),
    lonOf(mean(found.map(({ place }) => mercatorX(place!.lon)))),
    latOf(mean(found.map(({ place }) => mercatorY(place!.lat)))),
    found.length,
    ...timings.map((timing) =>
      hidden.includes("status") ? 0 : found.filter(({ claim }) => claim && claimStatuses[claim.status].timing === timing).length,
    ),
  ]);
  const drawn = flags ?? cellsOfWorld;
  const taken = (feature: Feature): boolean => [...Array(23).keys()].some((at) => drawn.has(`${at} ${cellOf(feature, at)}`));
  const points = inView.filter((feature) => !taken(feature)).map((feature) => pointOf(feature, hidden));

  const count = <T>(list: readonly T[], features: Feature[], of: (feature: Feature) => T | null): number[] =>
    list.map((value) => features.filter((feature) => of(feature) === value).length);
  const showStatus = !hidden.includes("status");
  const oldest = claimStatusOrder.map((status) => {
    const begun = bars.flatMap(({ claim }) =>
      claim?.status === status && claim.measuredFrom !== null && claim.measuredFrom <= now ? [claim.measuredFrom] : [],
    );
    return begun.length > 0 && showStatus && !hidden.includes("measuredFrom") ? Math.floor(Math.min(...begun) / 1000) : 0;
  });
  const totals: FrameTotals = {
    claims: count(claimStatusOrder, showStatus ? bars : [], ({ claim }) => claim?.status ?? null),
    resources: count(resourceStatusOrder, showStatus ? bars : [], ({ supplier, layer }) =>
      layer === "MOBILE" ? (supplier?.status ?? null) : null,
    ),
    layers: count(mapLayers, bars, ({ layer }) => layer),
    withoutPosition: count(mapLayers, bars, ({ layer, place }) => (place && !hidden.includes(`${layer}.position`) ? null : layer)),
    oldest: oldest.map((at) => (at > 0 ? Math.floor(now / 1000) - at : -1)),
  };
  return { points, flags: cellsOfWorld, rows, totals, oldest };
}

function pointOf({ id, layer, claim, supplier, place, fix }: Feature, hidden: readonly string[]): Omit<FramePoint, "handle"> {
  const shown = <T>(column: string, value: T): T | null => (hidden.includes(column) ? null : value);
  const second = (at: number | null | undefined): number | null => (at == null ? null : Math.floor(at / 1000) * 1000);
  return {
    id,
    name: claim ? claimName(id) : (shown("name", shown(`${layer}.name`, supplier!.name)) ?? id),
    layer,
    claimStatus: shown("status", claim?.status ?? null),
    resourceStatus: shown("status", layer === "MOBILE" ? supplier!.status : null),
    kind: shown("kind", claim?.kind ?? "OTHER") ?? "OTHER",
    riskType: shown("flags", shown("risk", claim?.riskType ?? null)),
    lon: place!.lon / 1e6,
    lat: place!.lat / 1e6,
    course: shown("course", fix?.course ?? null),
    fixAt: shown("fixAt", second(fix?.fixAt)),
    measuredFrom: shown("measuredFrom", second(claim?.measuredFrom)),
    predictedAt: shown("predictedAt", claim?.predictedAt == null ? null : second(claim.predictedAt - (claim.predictedAt % 60_000))),
    outdated: shown("flags", layer === "MOBILE" && supplier!.status === "MOBILE_NO_LOCATION") ?? false,
    assigned: shown("flags", shown("assigned", claim?.supplierId != null)) ?? false,
  };
}

/** A client that believes every frame. */
export class Client {
  readonly points = new Map<number, FramePoint>();
  private dictionary = new Map<number, FrameEntry>();
  rows: number[][] = [];
  totals: FrameTotals | null = null;
  /** Instants of the oldest, seconds; 0 none. */
  oldest: number[] = [];
  /** Everything a frame ever named. */
  readonly named = new Set<string>();

  take(frame: PackedFrame | null): void {
    if (!frame) return;
    if (frame.first) {
      this.points.clear();
      this.dictionary = new Map();
    }
    for (const id of frame.ids) this.named.add(id);
    for (const handle of frame.removed) if (!this.points.delete(handle)) throw new Error(`removed ${handle}, which was not shown`);
    for (const point of decodePoints(frame, this.dictionary)) this.points.set(point.handle, point);
    if (frame.clusters) this.rows = frame.clusters;
    if (!frame.totals) return;
    this.totals = frame.totals;
    this.oldest = frame.totals.oldest.map((age) => (age < 0 ? 0 : Math.floor(frame.at / 1000) - age));
  }
}
