// 5,000 resources and claims in the box that a map asks for, 2,000 of them in view; 250 resources move with each frame. Claims stay where they are.
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { frameColumns, frameVersion, type FrameColumn, type PackedFrame } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder } from "../../../schema/rules/lists/suppliers";
import { random } from "../boardRows";

export const POINTS = 5_000;
export const IN_VIEW = 2_000;
export const MOVED_PER_FRAME = 250;
const FIRST_FIX_SECONDS = 1_800_000_000;

export interface Place {
  lon: number;
  lat: number;
  isClaim: boolean;
  status: number;
}

/** The first ones in view, the others around it. */
export function placesOf([west, south, east, north]: readonly [number, number, number, number]): Place[] {
  const next = random(7);
  return Array.from({ length: POINTS }, (_, n) => {
    const isClaim = n % 4 === 0;
    const besides = n < IN_VIEW ? 0 : 1;
    return {
      lon: west + (east - west) * (next() + besides),
      lat: south + (north - south) * next(),
      isClaim,
      status: Math.floor(next() * (isClaim ? claimStatusOrder.length - 1 : resourceStatusOrder.length)),
    };
  });
}

export interface Move {
  at: number;
  lon: number;
  lat: number;
}

export function moves(places: readonly Place[], round: number): Move[] {
  const resources = places.flatMap(({ isClaim }, at) => (isClaim ? [] : [at]));
  return Array.from({ length: MOVED_PER_FRAME }, (_, n) => {
    const at = resources[(round * MOVED_PER_FRAME + n) % resources.length]!;
    const { lon, lat } = places[at]!;
    return { at, lon: lon + 0.0008 * Math.sin(round + at), lat: lat + 0.0008 * Math.cos(round + at) };
  });
}

function frame(points: readonly (Move & Place)[], round: number, first: boolean): PackedFrame {
  const values = points.map(({ at, lon, lat, isClaim, status }): Record<FrameColumn, number> => ({
    handle: at,
    layer: mapLayers.indexOf(isClaim ? "INCIDENTS" : "MOBILE"),
    status,
    kind: at % 5,
    lon: Math.round(lon * 1e6),
    lat: Math.round(lat * 1e6),
    course: at % 360,
    fixAt: isClaim ? 0 : FIRST_FIX_SECONDS + round * 5,
    measuredFrom: isClaim ? FIRST_FIX_SECONDS - 600 : 0,
    predictedAt: 0,
    flags: 0,
  }));
  return {
    version: frameVersion,
    columns: [...frameColumns],
    first,
    at: (FIRST_FIX_SECONDS + round) * 1000,
    followedAt: (FIRST_FIX_SECONDS + round) * 1000,
    points: frameColumns.map((column) => values.map((value) => value[column])),
    handles: first ? points.map(({ at }) => at) : [],
    ids: first ? points.map(({ at }) => `P-${at}`) : [],
    names: first ? points.map(() => null) : [],
    removed: [],
    clusters: first ? [] : null,
    totals: null,
  };
}

export const firstFrame = (places: readonly Place[]): PackedFrame =>
  frame(
    places.map((place, at) => ({ at, ...place })),
    0,
    true,
  );

export const movedFrame = (places: readonly Place[], round: number): PackedFrame =>
  frame(
    moves(places, round).map((move) => ({ ...places[move.at]!, ...move })),
    round,
    false,
  );
