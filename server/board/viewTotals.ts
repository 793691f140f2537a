// The totals as one subscription is sent them: when they have changed.
import { claimStatusOrder } from "../../schema/rules/claims/claims";
import type { FrameTotals } from "../../schema/rules/map/frames";
import { SECOND_MS } from "../../schema/rules/durations";
import { mapLayers } from "../../schema/rules/map/map";
import type { Tally } from "./tally";

/** Made once for all views of a tally, and again when it has changed or the second has: a claim's measuring begins at a whole one. */
interface MadeTotals {
  revision: number;
  second: number;
  /** What makes a view be sent them; the same object as long as it is the same. Ages do not: whoever shows one adds the time since. */
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
    // Where nobody may know of positions, none is known.
    withoutPosition: mapLayers.map((name, layer) => (hidden.includes(`${name}.position`) ? tally.layers : tally.withoutPosition)[layer]!),
  };
  const values = [from, ...Object.values(counts)].flat();
  const made = {
    ...{ revision, second, values: before && isSame(before.values, values) ? before.values : values },
    // A claim whose measuring has not begun yet has no age.
    totals: { ...counts, oldest: from.map((at) => (at > 0 ? second - at : -1)) },
  };
  madeByTally.set(tally, made);
  return made;
}

export class ViewTotals {
  private sent: readonly number[] = [];

  constructor(private readonly tally: Tally) {}

  /** The totals when they differ from the last ones; always when `first`. Ages are those at `now` and are not sent again only because they grow. */
  next(now: number, first: boolean): FrameTotals | null {
    this.tally.seekOldest(now);
    const { values, totals } = totalsOf(this.tally, now);
    if (!first && isSame(values, this.sent)) return null;
    this.sent = values;
    return totals;
  }
}
