// How often something took so many minutes, or was changed in such a minute, as PostgreSQL keeps it: minute, number, minute, number …, by minute.

export type Histogram = readonly number[];

/** Adds what is in a histogram to numbers by minute. */
export function addHistogram(totals: Map<number, number>, histogram: Histogram): void {
  for (let i = 0; i < histogram.length; i += 2) addTo(totals, histogram[i]!, histogram[i + 1]!);
}

export const addTo = (totals: Map<number, number>, minute: number, value: number): void =>
  void totals.set(minute, (totals.get(minute) ?? 0) + value);

/** What is not zero, by minute. */
export function toHistogram(totals: ReadonlyMap<number, number>): number[] {
  const histogram: number[] = [];
  for (const minute of Int32Array.from(totals.keys()).sort()) {
    const value = totals.get(minute)!;
    if (value !== 0) histogram.push(minute, value);
  }
  return histogram;
}

export const countOf = (histogram: Histogram): number => histogram.reduce((sum, value, i) => (i % 2 ? sum + value : sum), 0);

/** The smallest minute that at least such a share (0 to 1) does not exceed, as percentile_disc of PostgreSQL; null: it is empty. */
export function quantileOf(histogram: Histogram, share: number): number | null {
  const rank = Math.ceil(share * countOf(histogram));
  let passed = 0;
  for (let i = 0; i < histogram.length; i += 2) if ((passed += histogram[i + 1]!) >= rank && passed > 0) return histogram[i]!;
  return null;
}

/** The most there were, of so many at the begin, at the end of any of its minutes. */
export function peakOf(atBegin: number, changes: Histogram): number {
  let [level, peak] = [atBegin, atBegin];
  for (let i = 1; i < changes.length; i += 2) peak = Math.max(peak, (level += changes[i]!));
  return peak;
}
