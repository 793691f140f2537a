import type { MapCluster, MapFeature } from "../../schema/map";
import { claimStatusOrder, claimStatuses, timings } from "../../schema/rules/claims";
import { decodeClusters, decodePoints, type FramePoint, type PackedFrame } from "../../schema/rules/frames";

/** A frame as the schema answers it: packed as it is, as plain objects only when somebody asks. */
export class FrameAnswer {
  private decoded: FramePoint[] | null = null;
  private readonly removedIds: string[];

  /** `idOf` is the subscription's dictionary; it must be told of every frame, so that later ones can name what they remove. */
  constructor(
    readonly packed: PackedFrame,
    private readonly idOf: Map<number, string>,
  ) {
    if (packed.first) idOf.clear();
    packed.handles.forEach((handle, i) => idOf.set(handle, packed.ids[i]!));
    this.removedIds = packed.removed.map((handle) => idOf.get(handle) ?? "");
    for (const handle of packed.removed) idOf.delete(handle);
  }

  get first(): boolean {
    return this.packed.first;
  }
  get at(): Date {
    return new Date(this.packed.at);
  }
  get removed(): string[] {
    return this.removedIds;
  }
  get features(): MapFeature[] {
    this.decoded ??= decodePoints(this.packed, this.idOf);
    return this.decoded.map((point) => ({ ...point, fixAt: point.fixAt === null ? null : new Date(point.fixAt) }));
  }
  get clusters(): MapCluster[] | null {
    return (
      decodeClusters(this.packed)?.map(({ group, lon, lat, count, timings: byTiming }) => {
        const worst = timings.find((timing) => byTiming[timing]);
        return {
          claims: group === "claims",
          lon,
          lat,
          count,
          worst: claimStatusOrder.find((status) => claimStatuses[status].timing === worst) ?? null,
        };
      }) ?? null
    );
  }
}
