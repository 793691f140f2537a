import { MINUTE_MS, SECOND_MS } from "../durations";
import type { Router } from "../claims/routes";
import { knotPercents, TAIL_EXPONENT, travelSeconds, type TravelTime } from "./distribution";
import { latenessThresholds, type Lateness } from "./lateness";

/**
 * Expected arrival from the position at `fixAt`; `anchorAt` is the last progress (ms since 1970). `seconds`: remaining time by
 * `knotPercents`. `hourShift`: log(actual ÷ predicted).
 */
export interface ArrivalForecast {
  fixAt: number;
  anchorAt: number;
  seconds: readonly number[];
  router: Router;
  routerSeconds: number;
  version: number;
  hourShift: number;
}

export const arrivalPercents = [50, 80, 90] as const;
export type ArrivalPercent = (typeof arrivalPercents)[number];

export function forecastSeconds(time: TravelTime, anchorAt: number, fixAt: number): number[] {
  const elapsed = Math.max(0, (fixAt - anchorAt) / SECOND_MS);
  return knotPercents.map((percent) => Math.round(travelSeconds(time, percent / 100, elapsed) - elapsed));
}

export const secondsBy = ({ seconds }: Pick<ArrivalForecast, "seconds">, percent: ArrivalPercent): number =>
  seconds[knotPercents.indexOf(percent)]!;

export const arrivalBy = (forecast: Pick<ArrivalForecast, "fixAt" | "seconds">, percent: ArrivalPercent): number =>
  forecast.fixAt + secondsBy(forecast, percent) * SECOND_MS;

const survivalOf = (knot: number): number => 1 - knotPercents[knot]! / 100;
const LAST = knotPercents.length - 1;

export function chanceAfter({ fixAt, seconds }: Pick<ArrivalForecast, "fixAt" | "seconds">, at: number): number {
  const elapsed = (at - fixAt) / SECOND_MS;
  if (elapsed <= 0) return 1;
  const upper = seconds.findIndex((knot) => knot > elapsed);
  if (upper === -1) return survivalOf(LAST) * (seconds[LAST]! / elapsed) ** TAIL_EXPONENT;
  const [from, start] = upper === 0 ? [0, 1] : [seconds[upper - 1]!, survivalOf(upper - 1)];
  return start - ((elapsed - from) / (seconds[upper]! - from)) * (start - survivalOf(upper));
}

/** Returns the probability of an arrival after `lateAt`, given that there was none until `now`. Never falls as time passes. */
export const lateChanceAt = (forecast: ArrivalForecast, lateAt: number, now: number): number =>
  now >= lateAt ? 1 : Math.min(1, chanceAfter(forecast, lateAt) / chanceAfter(forecast, now));

/** Returns when the chance of being late reaches `threshold` if the resource makes no progress; at most `lateAt`. */
export function chanceReachedAt(forecast: ArrivalForecast, lateAt: number, threshold: number): number {
  const { fixAt, seconds } = forecast;
  const surviving = chanceAfter(forecast, lateAt) / threshold;
  if (surviving >= 1) return Math.min(fixAt, lateAt);
  const upper = seconds.findIndex((_, knot) => survivalOf(knot) <= surviving);
  const elapsed = ((): number => {
    if (upper === -1) return seconds[LAST]! * (survivalOf(LAST) / surviving) ** (1 / TAIL_EXPONENT);
    const [from, start] = upper === 0 ? [0, 1] : [seconds[upper - 1]!, survivalOf(upper - 1)];
    return from + ((start - surviving) / (start - survivalOf(upper))) * (seconds[upper]! - from);
  })();
  return Math.min(lateAt, fixAt + Math.ceil(elapsed) * SECOND_MS);
}

/** Chance of being late as of the position, in percent, and when it reaches 60 % and 90 % without progress. */
export interface LateForecast {
  lateChance: number;
  likelyLateAt: number;
  veryLikelyLateAt: number;
}

export const lateForecastOf = (forecast: ArrivalForecast, lateAt: number): LateForecast => ({
  lateChance: Math.round(chanceAfter(forecast, lateAt) * 100),
  likelyLateAt: chanceReachedAt(forecast, lateAt, latenessThresholds.LIKELY),
  veryLikelyLateAt: chanceReachedAt(forecast, lateAt, latenessThresholds.VERY_LIKELY),
});

type LateTimes = Pick<LateForecast, "likelyLateAt" | "veryLikelyLateAt">;

export const latenessAt = ({ likelyLateAt, veryLikelyLateAt }: LateTimes, now: number): Lateness | null =>
  now >= veryLikelyLateAt ? "VERY_LIKELY" : now >= likelyLateAt ? "LIKELY" : null;

export const LatenessReason = { DISTANCE: "DISTANCE", HOUR: "HOUR", NO_PROGRESS: "NO_PROGRESS" } as const;
export type LatenessReason = keyof typeof LatenessReason;

const NO_PROGRESS_MS = 3 * MINUTE_MS;

export function latenessReasonAt(forecast: ArrivalForecast, lateAt: number, now: number): LatenessReason | null {
  const { fixAt, anchorAt, hourShift } = forecast;
  const isLikely = (chance: number): boolean => chance >= latenessThresholds.LIKELY;
  if (!isLikely(lateChanceAt(forecast, lateAt, now))) return null;
  if (now - anchorAt >= NO_PROGRESS_MS || !isLikely(chanceAfter(forecast, lateAt))) return "NO_PROGRESS";
  const withoutHour = chanceAfter(forecast, fixAt + (lateAt - fixAt) * Math.exp(hourShift));
  return isLikely(withoutHour) ? "DISTANCE" : "HOUR";
}
