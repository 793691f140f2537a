import { indicatorLevels } from "../../schema/rules/indicators/indicators";
import type { ApiKey, Figures } from "./keys";

export interface Arrangement {
  order: readonly ApiKey[];
  putAway: readonly ApiKey[];
}

const rankOf = ({ level }: Figures): number => (level === null ? indicatorLevels.length : indicatorLevels.indexOf(level));

/** Sorts by severity, then by catalogue; in a custom order, tiles that it does not name come last. */
export function arranged(figures: readonly Figures[], { order }: Pick<Arrangement, "order">): Figures[] {
  const byLevel = figures.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (!order.length) return byLevel;
  const placeOf = ({ key }: Figures): number => (order.includes(key) ? order.indexOf(key) : order.length);
  return byLevel.toSorted((a, b) => placeOf(a) - placeOf(b));
}

export function movedTo(keys: readonly ApiKey[], key: ApiKey, to: ApiKey): ApiKey[] {
  const at = keys.indexOf(to);
  return at < 0 || !keys.includes(key) ? [...keys] : keys.filter((other) => other !== key).toSpliced(at, 0, key);
}

export function movedBy(keys: readonly ApiKey[], key: ApiKey, by: -1 | 1): ApiKey[] {
  const neighbour = keys[keys.indexOf(key) + by];
  return neighbour === undefined ? [...keys] : movedTo(keys, key, neighbour);
}
