import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root, Subscription } from "type-graphql";
import { Errors } from "../../schema/errorsDirective";
import { Heartbeat, MapFrame, MapViewInput } from "../../schema/map";
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
      description: "1: columns as they are; 2: the same in a quarter of the bytes. Another is BAD_USER_INPUT.",
    })
    version: number,
  ): FrameColumns | CompactFrame {
    if (!frameVersions.includes(version)) throw new AppError("BAD_USER_INPUT", { field: "version" });
    return frameInVersion(frame.packed, version);
  }

  @Needs("map")
  @Errors("FIELD_UNKNOWN", "FORBIDDEN")
  @Query(() => MapFrame, {
    description: "What is on the map now, as one first frame: for those who cannot hold a live connection and ask every 20 seconds.",
  })
  async mapFrame(@Ctx() ctx: LiveContext, @Arg("view", () => MapViewInput) input: MapViewInput): Promise<MapFrame> {
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
      "A live map: first what is in view, then what changed, at most every 250 ms, nothing when nothing changed (`heartbeat` tells quiet from stalled). Dense cells come as clusters. Never resumed: subscribe again.",
    subscribe: ({ context, args }: { context: LiveContext; args: { view: MapViewInput } }) => mapFrames(context, args.view),
  })
  mapFrames(@Root() frame: FrameAnswer, @Arg("view", () => MapViewInput) _view: MapViewInput, @Ctx() _ctx: LiveContext): MapFrame {
    return frame;
  }

  @Errors("FORBIDDEN")
  @Subscription(() => Heartbeat, {
    description:
      "How far maps follow what is written: every few seconds as long as they do, also while nothing changes. Silence for longer means that what is shown is old, and how old a frame or the last heartbeat tells.",
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

/** The view without its filter. Throws BAD_USER_INPUT when it is none. */
function mapViewOf(ctx: LiveContext, scope: Scope, { bounds, zoom, layers }: MapViewInput): MapView {
  if (!(zoom >= mapLimits.minZoom && zoom <= mapLimits.maxZoom)) throw new AppError("BAD_USER_INPUT", { field: "zoom" });
  try {
    return new MapView(ctx.board, boardScope(scope), { bounds, zoom, layers });
  } catch (error) {
    if (error instanceof RangeError) throw new AppError("BAD_USER_INPUT", { field: "bounds" });
    throw error;
  }
}
