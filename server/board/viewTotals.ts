import { claimStatusOrder } from "../../schema/rules/lists/claims";
import type { FrameTotals } from "../../schema/rules/map/frames";
import { SECOND_MS } from "../../schema/rules/durations";
import { mapLayers } from "../../schema/rules/lists/mapLayers";
import type { Tally } from "./tally";

/** Totals computed once for all views of a tally, until the tally or the second changes. */
interface MadeTotals {
  revision: number;
  second: number;
  /** Totals are sent again only if these values change. Ages are left out, because clients add the elapsed time. */
  values: readonly number[];
  totals: FrameTotals;
}
const madeByTally = new WeakMap<Tally, MadeTotals>();

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a === b || (a.length === b.length && a.every((value, i) => value === b[i]));

function totalsOf(tally: Tally, now: number): MadeTotals {
  const { revision, hidden } = tally;
  const second = Math.floor(now / SECOND_MS);
  const before = madeByTally.get(tally);
  if (before?.revision === revision && before.second === second) return before;
  const showStatus = !hidden.includes("status");
  const showAges = showStatus && !hidden.includes("measuredFrom");
  const from = claimStatusOrder.map((_, status) => (showAges ? tally.oldest(status, now) : 0));
  const shownCounts = (counts: Int32Array): number[] => (showStatus ? [...counts] : Array.from(counts, () => 0));
  const counts = {
    claims: shownCounts(tally.claims),
    resources: shownCounts(tally.resources),
    layers: [...tally.layers],
    // If positions are hidden from the viewer, no feature counts as located.
    withoutPosition: mapLayers.map((name, layer) => (hidden.includes(`${name}.position`) ? tally.layers : tally.withoutPosition)[layer]!),
  };
  const values = [from, ...Object.values(counts)].flat();
  const totals = {
    ...{ revision, second, values: before && isSame(before.values, values) ? before.values : values },
    // A claim whose time has not begun to count has no age.
    totals: { ...counts, oldest: from.map((at) => (at > 0 ? second - at : -1)) },
  };
  madeByTally.set(tally, totals);
  return totals;
}

export class ViewTotals {
  private sent: readonly number[] = [];

  constructor(private readonly tally: Tally) {}

  next(now: number, first: boolean): FrameTotals | null {
    this.tally.seekOldest(now);
    const { values, totals } = totalsOf(this.tally, now);
    if (!first && isSame(values, this.sent)) return null;
    this.sent = values;
    return totals;
  }
}
