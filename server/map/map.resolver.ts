import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { Heartbeat, MapFrame, MapViewInput } from "../../schema/map/map";
import { frameInVersion, frameVersions, type CompactFrame } from "../../schema/rules/map/compactFrame";
import { frameVersion, type PackedFrame as FrameColumns } from "../../schema/rules/map/frames";
import { mapLimits } from "../../schema/rules/map/map";
import { PackedFrame } from "../../schema/scalars";
import { requireViewer } from "../auth/context";
import { Needs, requireFunctionality } from "../auth/permissions/functionalities";
import { MapView } from "../board/mapView";
import { boardScope } from "../board/boardScope";
import type { LiveContext } from "../live/context";
import { PullIterator } from "../live/pullIterator";
import { AppError } from "../platform/errors";
import type { Scope } from "../platform/viewer";
import { FrameAnswer } from "./frameAnswer";
import { LiveFilter, withFilter } from "./liveFilter.queries";

@Resolver(() => MapFrame)
export class MapResolver {
  @FieldResolver(() => PackedFrame, { description: "The frame as columns of integers." })
  packed(
    @Root() frame: FrameAnswer,
    @Arg("version", () => Int, {
      defaultValue: frameVersion,
      description: "Format of the frame. 1: plain columns; 2: the same columns in a quarter of the bytes.",
    })
    version: number,
  ): FrameColumns | CompactFrame {
    if (!frameVersions.includes(version)) throw new AppError("BAD_USER_INPUT", { field: "version" });
    return frameInVersion(frame.packed, version);
  }

  @Needs("map")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => MapFrame, {
    description:
      "Returns the current map as a single first frame. For clients that cannot keep a live connection and poll every 20 seconds.",
  })
  async mapFrame(
    @Ctx() ctx: LiveContext,
    @Arg("view", () => MapViewInput, { description: "Viewport, zoom, layers and filter of the map." }) input: MapViewInput,
  ): Promise<MapFrame> {
    const { scope } = requireViewer(ctx);
    return withFilter(ctx, scope, input.filter ?? null, async (filter) => {
      const view = mapViewOf(ctx, scope, input);
      view.setFilter(filter);
      await view.prepare();
      return nextFrame(ctx, view)!;
    });
  }

  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Subscription(() => MapFrame, {
    description:
      "Sends a live map: the features in view first, then the changes, at most every 250 ms. It sends nothing while nothing changes; `heartbeat` distinguishes a quiet map from a stalled one. Dense cells are sent as clusters. It cannot be resumed: subscribe again.",
    subscribe: ({ context, args }: { context: LiveContext; args: { view: MapViewInput } }) => mapFrames(context, args.view),
  })
  mapFrames(
    @Root() frame: FrameAnswer,
    @Arg("view", () => MapViewInput, { description: "Viewport, zoom, layers and filter of the map." }) _view: MapViewInput,
    @Ctx() _ctx: LiveContext,
  ): MapFrame {
    return frame;
  }

  @Errors("FORBIDDEN")
  @Subscription(() => Heartbeat, {
    description:
      "Sends the lag of the maps behind the stored data every few seconds, also while nothing changes. A longer silence means that the maps are outdated since the time in the last frame or heartbeat.",
    subscribe: ({ context }: { context: LiveContext }) => heartbeatStream(context),
  })
  heartbeat(@Root() beat: Heartbeat): Heartbeat {
    return beat;
  }
}

async function mapFrames(ctx: LiveContext, input: MapViewInput): Promise<AsyncIterable<FrameAnswer>> {
  const { scope } = requireFunctionality(ctx, "map");
  const view = mapViewOf(ctx, scope, input);
  const filter = await LiveFilter.open(ctx, scope, input.filter ?? null);
  view.setFilter(filter.at(ctx.clock.now()));
  let preparing = false;
  const prepare = async (): Promise<void> => {
    preparing = true;
    await view.prepare();
    preparing = false;
    frames.wake();
  };
  const frames: PullIterator<FrameAnswer> = new PullIterator(
    () => {
      view.setFilter(filter.at(ctx.clock.now()));
      if (view.isReady) return nextFrame(ctx, view);
      if (!preparing) void prepare();
      return null;
    },
    () => {
      leaveScheduler();
      unwatch();
      filter.close();
    },
  );
  const leaveScheduler = ctx.frameScheduler.join(() => frames.wake());
  const unwatch = ctx.watchedEntities.add(() => view.shown);
  return frames;
}

function heartbeatStream(ctx: LiveContext): AsyncIterable<Heartbeat> {
  requireFunctionality(ctx, "map");
  let sentFollowedAt = 0;
  const stream: PullIterator<Heartbeat> = new PullIterator(
    () => {
      const { followedAt } = ctx.boardSync;
      if (followedAt === sentFollowedAt) return null;
      sentFollowedAt = followedAt;
      const now = ctx.clock.now();
      return { at: new Date(now), followedAt: new Date(now - ctx.boardSync.lagMs) };
    },
    () => stopListening(),
  );
  const stopListening = ctx.boardSync.onEntries(() => stream.wake());
  return stream;
}

function nextFrame(ctx: LiveContext, view: MapView): FrameAnswer | null {
  const now = ctx.clock.now();
  const frame = view.next(now, now - ctx.boardSync.lagMs);
  return frame && new FrameAnswer(frame, view);
}

function mapViewOf(ctx: LiveContext, scope: Scope, { bounds, zoom, layers }: MapViewInput): MapView {
  if (!(zoom >= mapLimits.minZoom && zoom <= mapLimits.maxZoom)) throw new AppError("BAD_USER_INPUT", { field: "zoom" });
  try {
    return new MapView(ctx.board, boardScope(scope), { bounds, zoom, layers });
  } catch (error) {
    if (error instanceof RangeError) throw new AppError("BAD_USER_INPUT", { field: "bounds" });
    throw error;
  }
}
