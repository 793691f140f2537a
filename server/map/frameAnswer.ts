import type { MapCluster, MapFeature } from "../../schema/map/map";
import { claimStatusOrder, claimStatuses, timings } from "../../schema/rules/lists/claims";
import { decodeClusters, decodePoints, type FrameEntry, type PackedFrame } from "../../schema/rules/map/frames";

/** Frame for GraphQL: packed, and as plain objects only if selected before the next frame. */
export class FrameAnswer {
  constructor(
    readonly packed: PackedFrame,
    private readonly view: { readonly dictionary: Map<number, FrameEntry> },
  ) {}

  get first(): boolean {
    return this.packed.first;
  }
  get at(): Date {
    return new Date(this.packed.at);
  }
  get followedAt(): Date {
    return new Date(this.packed.followedAt);
  }
  get removed(): string[] {
    const { dictionary } = this.view;
    return this.packed.removed.map((handle) => dictionary.get(handle)!.id);
  }
  get features(): MapFeature[] {
    return decodePoints(this.packed, this.view.dictionary).map((point) => ({
      ...point,
      fixAt: point.fixAt === null ? null : new Date(point.fixAt),
    }));
  }
  get clusters(): MapCluster[] | null {
    return (
      decodeClusters(this.packed)?.map(({ group, lon, lat, count, timings: byTiming }) => {
        const worstTiming = timings.find((timing) => byTiming[timing]);
        return {
          claims: group === "claims",
          lon,
          lat,
          count,
          worst: claimStatusOrder.find((status) => claimStatuses[status].timing === worstTiming) ?? null,
        };
      }) ?? null
    );
  }
}
