// States for the board's tests: what a test does not name is usual.
import { decodePoints, type FrameEntry, type FramePoint, type PackedFrame } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { Board, type BoardOptions } from "../../../server/board/board";
import { MapView, type BoardView } from "../../../server/board/mapView";
import type { BoardScope } from "../../../server/board/boardScope";
import type { ClaimState, PositionState, SupplierState } from "../../../server/changes/states";

export const START_MS = 1_800_000_000_000;
export const everything: BoardScope = { version: "all", instances: "all", layers: mapLayers, contracts: "all", suppliers: "all" };
export const world: BoardView = { bounds: { west: -180, south: -90, east: 180, north: 90 }, zoom: 1, layers: mapLayers };
export const street: BoardView = { ...world, bounds: { west: 2, south: 41, east: 3, north: 42 }, zoom: 14 };

let version = 0;

/** A version above all given before, unless the test names one. */
export const claim = (state: Partial<ClaimState> & { id: string }): ClaimState => ({
  version: ++version,
  instanceId: "ES",
  status: "NO_SUPPLIER",
  kind: "TOW",
  serviceId: "GRU",
  centreId: null,
  clientId: null,
  contractId: null,
  supplierId: null,
  scheduled: false,
  priorityCode: null,
  assignmentType: null,
  lon: 2.17,
  lat: 41.38,
  occurredAt: START_MS,
  assignedAt: null,
  measuredFrom: START_MS - 60_000,
  predictedAt: null,
  ...state,
});

export const supplier = (state: Partial<SupplierState> & { id: string }): SupplierState => ({
  version: ++version,
  instanceId: "ES",
  name: `Unit ${state.id}`,
  access: "MOBILE",
  status: state.access && state.access !== "MOBILE" ? null : "MOBILE_FREE",
  lon: null,
  lat: null,
  active: true,
  ...state,
});

export const fix = (supplierId: string, lon: number, lat: number, fixAt = START_MS): PositionState => ({
  supplierId,
  lon,
  lat,
  fixAt,
  course: null,
  speed: null,
  accuracy: null,
});

/** A board, and one view of it that remembers what it received. */
export function watch(view: BoardView = street, scope: BoardScope = everything, options: BoardOptions = {}) {
  const board = new Board(options);
  const dictionary = new Map<number, FrameEntry>();
  let map: MapView | null = null;
  let now = START_MS;
  return {
    board,
    /** The next frame, `passes` milliseconds after the last one; the view opens with the first call. */
    next(passes = 250): (PackedFrame & { decoded: FramePoint[] }) | null {
      map ??= new MapView(board, scope, view);
      now += passes;
      const frame = map.next(now);
      return frame && { ...frame, decoded: decodePoints(frame, dictionary) };
    },
  };
}
