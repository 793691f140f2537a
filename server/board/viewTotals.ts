// The totals as one subscription is sent them: when they have changed.
import { claimStatusOrder } from "../../schema/rules/claims/claims";
import type { FrameField, FrameTotals } from "../../schema/rules/map/frames";
import { mapLayers } from "../../schema/rules/map/map";
import type { Tally } from "./tally";

/** Passing time alone is looked at this often at most, milliseconds: a claim's measuring begins at a set instant. */
const AGE_CHECK_INTERVAL_MS = 1000;

export class ViewTotals {
  private readonly showStatus: boolean;
  private readonly showAges: boolean;
  private sent: number[] = [];
  private revision = -1;
  private checkedAt = -Infinity;

  constructor(
    private readonly tally: Tally,
    private readonly hidden: readonly FrameField[] = [],
  ) {
    this.showStatus = !hidden.includes("status");
    this.showAges = this.showStatus && !hidden.includes("measuredFrom");
  }

  /**
   * The totals when they differ from the last ones; always when `first`. Ages are those at `now` and are not sent again only because
   * they grow: whoever shows one adds the time since. A claim whose measuring has not begun yet has no age.
   */
  next(now: number, first: boolean): FrameTotals | null {
    const { tally } = this;
    tally.seekOldest(now);
    if (!first && tally.revision === this.revision && now - this.checkedAt < AGE_CHECK_INTERVAL_MS) return null;
    this.revision = tally.revision;
    this.checkedAt = now;
    const shownCounts = <T extends Int32Array>(counts: T): number[] => Array.from(counts, (count) => (this.showStatus ? count : 0));
    const from = claimStatusOrder.map((_, status) => (this.showAges ? tally.oldest(status, now) : 0));
    const counts = {
      claims: shownCounts(tally.claims),
      resources: shownCounts(tally.resources),
      layers: [...tally.layers],
      // Where nobody may know of positions, none is known.
      withoutPosition: mapLayers.map(
        (name, layer) => (this.hidden.includes(`${name}.position`) ? tally.layers : tally.withoutPosition)[layer]!,
      ),
    };
    const flat = [from, ...Object.values(counts)].flat();
    if (!first && flat.every((value, i) => value === this.sent[i])) return null;
    this.sent = flat;
    return { ...counts, oldest: from.map((at) => (at > 0 ? Math.floor(now / 1000) - at : -1)) };
  }
}
