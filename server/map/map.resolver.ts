import { Arg, Ctx, Query, Resolver, Root, Subscription } from "type-graphql";
import { MapFrame, MapViewInput } from "../../schema/map";
import { mapLimits } from "../../schema/rules/map";
import { viewerIn } from "../auth/context";
import { MapView } from "../board/frames";
import type { BoardFilter } from "../board/scope";
import type { LiveContext } from "../live/context";
import { Pulled } from "../live/pulled";
import { AppError } from "../platform/errors";
import { FrameAnswer } from "./frameAnswer";

@Resolver()
export class MapResolver {
  @Query(() => MapFrame, {
    description:
      "What is on the map now, as one first frame: for those who cannot hold a live connection and ask every 20 seconds. Errors: BAD_USER_INPUT.",
  })
  mapFrame(@Ctx() ctx: LiveContext, @Arg("view", () => MapViewInput) view: MapViewInput): MapFrame {
    return new FrameAnswer(viewOf(ctx, viewerIn(ctx).scope, view).next(ctx.clock.now())!, new Map());
  }

  @Subscription(() => MapFrame, {
    description:
      "A live map: first what is in view, then what changed, at most every 250 ms, nothing when nothing changed. Dense cells come as clusters. Never resumed: subscribe again. Errors: BAD_USER_INPUT.",
    subscribe: ({ context, args }: { context: LiveContext; args: { view: MapViewInput } }) => mapFrames(context, args.view),
  })
  mapFrames(@Root() frame: FrameAnswer, @Arg("view", () => MapViewInput) _view: MapViewInput, @Ctx() _ctx: LiveContext): MapFrame {
    return frame;
  }
}

function mapFrames(ctx: LiveContext, input: MapViewInput): AsyncIterable<FrameAnswer> {
  const viewer = viewerIn(ctx);
  const view = viewOf(ctx, viewer.scope, input);
  const idOf = new Map<number, string>();
  const frames: Pulled<FrameAnswer> = new Pulled(
    () => {
      const frame = view.next(ctx.clock.now());
      return frame && new FrameAnswer(frame, idOf);
    },
    () => leave(),
  );
  const leave = ctx.ticker.join(() => frames.wake());
  return frames;
}

/** Throws BAD_USER_INPUT when the view is none. */
function viewOf(ctx: LiveContext, scope: MapView["scope"], { bounds, zoom, layers, filter }: MapViewInput): MapView {
  if (!(zoom >= mapLimits.minZoom && zoom <= mapLimits.maxZoom)) throw new AppError("BAD_USER_INPUT", { field: "zoom" });
  try {
    return new MapView(ctx.board, scope, { bounds, zoom, layers, filter: boardFilter(filter ?? {}) });
  } catch (error) {
    if (error instanceof RangeError) throw new AppError("BAD_USER_INPUT", { field: "bounds" });
    throw error;
  }
}

/** Null and absent are the same in the API; the board knows only absent. */
const boardFilter = (filter: NonNullable<MapViewInput["filter"]>): BoardFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null)) as BoardFilter;
