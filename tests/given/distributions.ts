// Can two kinds of requests be told apart by how long they take?

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** Mann-Whitney U, two-sided, by the normal approximation: how probable such a difference of ranks is where there is none. */
export function mannWhitney(one: number[], other: number[]): number {
  const all = [...one.map((value) => ({ value, first: true })), ...other.map((value) => ({ value, first: false }))].sort(
    (a, b) => a.value - b.value,
  );
  let ranks = 0;
  for (let from = 0; from < all.length;) {
    let to = from;
    while (to < all.length && all[to]!.value === all[from]!.value) to++;
    for (let at = from; at < to; at++) if (all[at]!.first) ranks += (from + 1 + to) / 2;
    from = to;
  }
  const [n, m] = [one.length, other.length];
  const u = ranks - (n * (n + 1)) / 2;
  const z = Math.abs(u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  return 2 * (1 - normal(z));
}

/** Abramowitz and Stegun 26.2.17. */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduce((sum, b, n) => sum + b * t ** (n + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

/** Whether one of them is quicker: by its median and by its ranks, as each alone also comes by chance. */
export const quicker = (one: number[], other: number[], { ms, p }: { ms: number; p: number }): boolean =>
  Math.abs(median(one) - median(other)) >= ms && mannWhitney(one, other) < p;
