import { boxAround, type MapBox } from "../../mapkit/camera";

export interface WeightedPlace {
  lon: number;
  lat: number;
  count: number;
}

export interface DenseArea {
  box: MapBox;
  share: number;
}

/** Densest square window of the given size in degrees, moved in steps of half its size; `null` without places. */
export function denseArea(places: readonly WeightedPlace[], degrees: number): DenseArea | null {
  const step = degrees / 2;
  const counts = new Map<string, number>();
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const cellOf = ({ lon, lat }: WeightedPlace): [number, number] => [Math.floor(lon / step), Math.floor(lat / step)];
  let best: { x: number; y: number; count: number } | null = null;
  for (const place of places) {
    const [column, row] = cellOf(place);
    for (const x of [column - 1, column])
      for (const y of [row - 1, row]) {
        const count = (counts.get(`${x} ${y}`) ?? 0) + place.count;
        counts.set(`${x} ${y}`, count);
        if (!best || count > best.count) best = { x, y, count };
      }
  }
  if (!best) return null;
  const { x, y, count } = best;
  const within = places.filter((place) => {
    const [column, row] = cellOf(place);
    return (column === x || column === x + 1) && (row === y || row === y + 1);
  });
  return { box: boxAround(within)!, share: count / total };
}
