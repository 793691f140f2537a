// Histogram by minute, as stored in PostgreSQL: minute, count, minute, count …, ordered by minute.

export type Histogram = readonly number[];

export function addHistogram(totals: Map<number, number>, histogram: Histogram): void {
  for (let i = 0; i < histogram.length; i += 2) addTo(totals, histogram[i]!, histogram[i + 1]!);
}

export const addTo = (totals: Map<number, number>, minute: number, value: number): void =>
  void totals.set(minute, (totals.get(minute) ?? 0) + value);

export function toHistogram(totals: ReadonlyMap<number, number>): number[] {
  const histogram: number[] = [];
  for (const minute of Int32Array.from(totals.keys()).sort()) {
    const value = totals.get(minute)!;
    if (value !== 0) histogram.push(minute, value);
  }
  return histogram;
}

export const countOf = (histogram: Histogram): number => histogram.reduce((sum, value, i) => (i % 2 ? sum + value : sum), 0);

/** Smallest minute not exceeded by at least `share` (0 to 1) of the values, like PostgreSQL's percentile_disc; `null` if empty. */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const rank = Math.ceil(share * countOf(histogram));
  let passed = 0;
  for (let i = 0; i < histogram.length; i += 2) if ((passed += histogram[i + 1]!) >= rank && passed > 0) return histogram[i]!;
  return null;
}

/** Highest level at the end of any minute, starting from `atBegin`. */
export function peakOf(atBegin: number, changes: Histogram): number {
  let [level, peak] = [atBegin, atBegin];
  for (let i = 1; i < changes.length; i += 2) peak = Math.max(peak, (level += changes[i]!));
  return peak;
}
