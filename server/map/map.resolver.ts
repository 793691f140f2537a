import { Arg, Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import { Heartbeat, MapFrame, MapViewInput } from "../../schema/map";
import { mapLimits } from "../../schema/rules/map";
import { viewerIn } from "../auth/context";
import { Needs, viewerWho } from "../auth/functionalities";
import { MapView } from "../board/frames";
import { boardScope } from "../board/scope";
import type { LiveContext } from "../live/context";
import { Pulled } from "../live/pulled";
import { AppError } from "../platform/errors";
import { boardFilter } from "../suppliers/boardFilter.queries";
import { FrameAnswer } from "./frameAnswer";

@Resolver()
export class MapResolver {
  @Needs("map")
  @Query(() => MapFrame, {
    description:
      "What is on the map now, as one first frame: for those who cannot hold a live connection and ask every 20 seconds. Errors: FORBIDDEN, BAD_USER_INPUT.",
  })
  async mapFrame(@Ctx() ctx: LiveContext, @Arg("view", () => MapViewInput) input: MapViewInput): Promise<MapFrame> {
    const view = await viewOf(ctx, input);
    await view.prepare();
    return nextOf(ctx, view)!;
  }

  @Subscription(() => MapFrame, {
    description:
      "A live map: first what is in view, then what changed, at most every 250 ms, nothing when nothing changed (`heartbeat` tells quiet from stalled). Dense cells come as clusters. Never resumed: subscribe again. Errors: FORBIDDEN, BAD_USER_INPUT.",
    subscribe: ({ context, args }: { context: LiveContext; args: { view: MapViewInput } }) => mapFrames(context, args.view),
  })
  mapFrames(@Root() frame: FrameAnswer, @Arg("view", () => MapViewInput) _view: MapViewInput, @Ctx() _ctx: LiveContext): MapFrame {
    return frame;
  }

  @Subscription(() => Heartbeat, {
    description:
      "How far maps follow what is written: every few seconds as long as they do, also while nothing changes. Silence for longer means that what is shown is old, and how old a frame or the last heartbeat tells. Errors: FORBIDDEN.",
    subscribe: ({ context }: { context: LiveContext }) => heartbeats(context),
  })
  heartbeat(@Root() beat: Heartbeat): Heartbeat {
    return beat;
  }
}

async function mapFrames(ctx: LiveContext, input: MapViewInput): Promise<AsyncIterable<FrameAnswer>> {
  viewerWho(ctx, "map");
  const view = await viewOf(ctx, input);
  let preparing = false;
  const prepare = async (): Promise<void> => {
    preparing = true;
    await view.prepare();
    preparing = false;
    frames.wake();
  };
  const frames: Pulled<FrameAnswer> = new Pulled(
    () => {
      if (view.isReady) return nextOf(ctx, view);
      if (!preparing) void prepare();
      return null;
    },
    () => {
      leave();
      unwatch();
    },
  );
  const leave = ctx.ticker.join(() => frames.wake());
  const unwatch = ctx.watched.add(() => view.shown);
  return frames;
}

function heartbeats(ctx: LiveContext): AsyncIterable<Heartbeat> {
  viewerWho(ctx, "map");
  let told = 0;
  const beats: Pulled<Heartbeat> = new Pulled(
    () => {
      const { followedAt } = ctx.feed;
      if (followedAt === told) return null;
      told = followedAt;
      const now = ctx.clock.now();
      return { at: new Date(now), followedAt: new Date(now - ctx.feed.behind) };
    },
    () => leave(),
  );
  const leave = ctx.feed.onEntries(() => beats.wake());
  return beats;
}

function nextOf(ctx: LiveContext, view: MapView): FrameAnswer | null {
  const now = ctx.clock.now();
  const frame = view.next(now, now - ctx.feed.behind);
  return frame && new FrameAnswer(frame, view);
}

/** Throws BAD_USER_INPUT when the view is none. */
async function viewOf(ctx: LiveContext, { bounds, zoom, layers, filter }: MapViewInput): Promise<MapView> {
  if (!(zoom >= mapLimits.minZoom && zoom <= mapLimits.maxZoom)) throw new AppError("BAD_USER_INPUT", { field: "zoom" });
  const { scope } = viewerIn(ctx);
  const wanted = await boardFilter(ctx.db, scope, filter ?? {});
  try {
    return new MapView(ctx.board, boardScope(scope), { bounds, zoom, layers, filter: wanted });
  } catch (error) {
    if (error instanceof RangeError) throw new AppError("BAD_USER_INPUT", { field: "bounds" });
    throw error;
  }
}
