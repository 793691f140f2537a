// Features for the board and for PostgreSQL.
import { claimStatuses, claimStatusOrder, timings } from "../../schema/rules/lists/claims";
import { resourceStatusOrder } from "../../schema/rules/lists/suppliers";

/** Deterministic: every run asks the same of the same board. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A feature of the benchmark; the board and PostgreSQL are given the same. Every fifth is a mobile resource. */
export interface Row {
  id: string;
  mobile: boolean;
  status: number;
  service: number;
  contract: number;
  lon: number;
  lat: number;
}

const area = { west: -10, east: 38, south: 35, north: 46 };

/** 80 % around 60 cities, 20 % anywhere between Lisbon and the Black Sea. */
export function place(next: () => number): { lon: number; lat: number } {
  const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));
  if (next() < 0.2) return { lon: area.west + next() * (area.east - area.west), lat: area.south + next() * (area.north - area.south) };
  const city = random(Math.floor(next() * 60) + 1);
  const [lon, lat, wide] = [area.west + city() * 48, area.south + city() * 11, 0.05 + city() * 0.25];
  const angle = next() * 2 * Math.PI;
  const far = Math.sqrt(-2 * Math.log(1 - next())) * wide;
  return { lon: clamp(lon + Math.cos(angle) * far, area.west, area.east), lat: clamp(lat + Math.sin(angle) * far, area.south, area.north) };
}

export function* rowsOf(size: number): Generator<Row> {
  const next = random(42);
  for (let i = 0; i < size; i++) {
    const mobile = i % 5 === 0;
    const status = Math.floor(next() * (mobile ? resourceStatusOrder.length : claimStatusOrder.length - 1));
    yield {
      id: `${mobile ? "S" : "C"}${i}`,
      mobile,
      status,
      service: Math.floor(next() * 8),
      contract: Math.floor(next() * 500),
      ...place(next),
    };
  }
}

/** 6 of 13 statuses, 5 of 8 services, 333 of 500 contracts, half of the resources: what a mask of permissions and three filters keep. */
export const asked = {
  statuses: [0, 1, 2, 3, 4, 5],
  services: [0, 1, 2, 3, 4],
  contracts: Array.from({ length: 333 }, (_, i) => i),
  resourceStatuses: [0, 1],
};
/** Place in `timings` of each status. */
export const timingOf = claimStatusOrder.map((status) => timings.indexOf(claimStatuses[status].timing));
