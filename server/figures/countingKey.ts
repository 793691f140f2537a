// Key of everything that affects a source's contribution, and the sources to recount when it changes. Pure.
import { isDeepStrictEqual } from "node:util";
import { type IndicatorKey, indicatorKeys, indicatorOf } from "../../schema/rules/indicators/indicators";
import { FigureSource } from "../db/tables/figures";

interface CountedInstance {
  id: string;
  timeZone: string;
  thresholdOf(key: IndicatorKey): number | null;
}
export type RecountedInstances = Record<FigureSource, string[]>;

export const eachSource = <T>(valueOf: (source: FigureSource) => T): Record<FigureSource, T> =>
  Object.fromEntries(Object.values(FigureSource).map((source) => [source, valueOf(source)])) as Record<FigureSource, T>;

type Parsed = [version: string, instances: [id: string, timeZone: string, thresholds: (number | null)[]][]];

/** Indicators whose threshold affects counting, in the order of the key. */
const thresholded = indicatorKeys.filter((key) => indicatorOf(key).threshold);

export const countingKeyOf = (version: string, instances: readonly CountedInstance[]): string =>
  JSON.stringify([version, instances.map(({ id, timeZone, thresholdOf }) => [id, timeZone, thresholded.map(thresholdOf)])]);

/** Instances whose contributions differ between the keys; `null` if all may. */
export function recountedInstances(oldKey: string, newKey: string): RecountedInstances | null {
  const [before, after] = [JSON.parse(oldKey) as Parsed, JSON.parse(newKey) as Parsed];
  if (before[0] !== after[0]) return null;
  const old = new Map(before[1].map(([id, timeZone, thresholds]) => [id, { timeZone, thresholds }]));
  const changed: RecountedInstances = eachSource(() => []);
  for (const [id, timeZone, thresholds] of after[1]) {
    const former = old.get(id);
    if (former && former.thresholds.length !== thresholds.length) return null;
    const differs = (source: FigureSource): boolean =>
      former?.timeZone !== timeZone || !isDeepStrictEqual(thresholdsOf(source, former.thresholds), thresholdsOf(source, thresholds));
    for (const source of Object.values(FigureSource)) if (differs(source)) changed[source].push(id);
  }
  return changed;
}

const thresholdsOf = (source: FigureSource, thresholds: readonly (number | null)[]): (number | null)[] =>
  thresholds.filter((_, i) => indicatorOf(thresholded[i]!).subject === subjects[source]);
const subjects = { CLAIM: "CLAIM", OUTAGE: "RESOURCE", OPERATOR_HOUR: null };
