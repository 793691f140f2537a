/** Probabilities of the stored quantiles: 1 % to 99 % in steps of 1 %. */
export const QUANTILES = 99;
export const knotPercents = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 99] as const;
const probabilityAt = (index: number): number => (index + 1) / (QUANTILES + 1);

/** Exponent of the tail above the 99 % quantile: S(t) = 0.01 × (q99 ÷ t)³. Stored data has too few trips there to measure it. */
export const TAIL_EXPONENT = 3;

/**
 * Distribution of a travel time: the router's time, multiplied by the exponential of each stored quantile. `logs` holds `QUANTILES`
 * ascending logarithms of actual ÷ predicted time.
 */
export interface TravelTime {
  predictedSeconds: number;
  logs: readonly number[];
}

const secondsAt = ({ predictedSeconds, logs }: TravelTime, index: number): number => predictedSeconds * Math.exp(logs[index]!);

/** Returns the probability that the trip takes longer than `seconds`. Falls as `seconds` grows. */
export function survival(time: TravelTime, seconds: number): number {
  if (seconds <= 0) return 1;
  const [first, last] = [secondsAt(time, 0), secondsAt(time, QUANTILES - 1)];
  if (seconds <= first) return 1 - (probabilityAt(0) * seconds) / first;
  if (seconds >= last) return (1 - probabilityAt(QUANTILES - 1)) * (last / seconds) ** TAIL_EXPONENT;
  const log = Math.log(seconds / time.predictedSeconds);
  let [low, high] = [0, QUANTILES - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (time.logs[middle]! <= log) low = middle;
    else high = middle;
  }
  const width = time.logs[high]! - time.logs[low]!;
  const share = width > 0 ? Math.min(1, Math.max(0, (log - time.logs[low]!) / width)) : 0;
  return 1 - probabilityAt(low) - share * (probabilityAt(high) - probabilityAt(low));
}

/** Returns the travel time that is exceeded with probability `surviving`, in seconds. Inverse of `survival`. */
function secondsSurviving(time: TravelTime, surviving: number): number {
  const reached = 1 - surviving;
  if (reached <= probabilityAt(0)) return secondsAt(time, 0) * (reached / probabilityAt(0));
  const beyond = 1 - probabilityAt(QUANTILES - 1);
  if (surviving <= beyond) return secondsAt(time, QUANTILES - 1) * (beyond / Math.max(surviving, 1e-12)) ** (1 / TAIL_EXPONENT);
  const at = reached * (QUANTILES + 1) - 1;
  const low = Math.min(QUANTILES - 2, Math.floor(at));
  return time.predictedSeconds * Math.exp(time.logs[low]! + (at - low) * (time.logs[low + 1]! - time.logs[low]!));
}

/** Returns the travel time that is not exceeded with probability `quantile`, given that `elapsedSeconds` have passed. At least the elapsed time. */
export function travelSeconds(time: TravelTime, quantile: number, elapsedSeconds = 0): number {
  const remaining = secondsSurviving(time, (1 - quantile) * survival(time, elapsedSeconds));
  return Math.max(elapsedSeconds, remaining);
}

/**
 * Returns the probability that the trip exceeds `dueSeconds`, given `elapsedSeconds` without an arrival. Both count from the position of
 * the prediction. 1 after the due time.
 */
export function chanceOfLate(time: TravelTime, dueSeconds: number, elapsedSeconds = 0): number {
  if (elapsedSeconds >= dueSeconds) return 1;
  return Math.min(1, survival(time, dueSeconds) / survival(time, elapsedSeconds));
}

/**
 * Returns the elapsed time from which the chance of being late reaches `threshold` if the resource makes no progress, in seconds. 0 if it has reached
 * it already; at most `dueSeconds`.
 */
export function secondsUntilChance(time: TravelTime, dueSeconds: number, threshold: number): number {
  if (dueSeconds <= 0) return 0;
  const surviving = survival(time, dueSeconds) / threshold;
  return surviving >= 1 ? 0 : Math.min(dueSeconds, secondsSurviving(time, surviving));
}
