import { mapLimits } from "../../schema/rules/map";
import type { PackedFrame } from "../../schema/rules/frames";
import { documentText } from "../apollo/documentText";
import { type Fault, faultOf } from "../apollo/faults";
import { post } from "../apollo/post";
import { accessToken } from "../apollo/session";
import { MapFrameDocument, MapFramesDocument, type MapFramesSubscription, type MapViewInput } from "../gql/graphql";
import { connection, dataReaches, setConnection } from "./connection";
import { subscribeLive } from "./live";

/** Without a live connection for this long, the map is asked for instead. Milliseconds. */
const patience = 10_000;
/** A subscription the server ended is opened again after this long. Milliseconds. */
const pause = 2_000;

export interface MapFramesHandlers {
  /** A first frame (`frame.first`: forget everything shown before) or what changed since; in the order to be applied. */
  frame(frame: PackedFrame): void;
  /** The view cannot be had, for instance BAD_USER_INPUT. */
  fault?(fault: Fault): void;
}

const query = documentText(MapFramesDocument);

/**
 * Follows what a map shows, past React and Apollo. Pushed over the live connection, from a first frame at each new view and after each
 * reconnection; where none can be had, asked for every 20 seconds and at each new view.
 */
export function watchMapFrames(
  view: MapViewInput,
  { frame, fault }: MapFramesHandlers,
): { update(view: MapViewInput): void; stop(): void } {
  let release: (() => void) | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  /** Counts up whenever an answer on its way is no longer wanted. */
  let turn = 0;
  let stopped = false;
  /** The map is being asked for, because nothing is pushed. */
  let polled = false;

  const subscribe = (): void => {
    release?.();
    clearTimeout(again);
    const mine = view;
    const ended = (): void => void (again = setTimeout(subscribe, pause));
    release = subscribeLive<MapFramesSubscription>(() => ({ query, variables: { view: mine } }), {
      next: ({ data, errors }) => {
        if (errors?.length) fault?.(faultIn(errors));
        if (!data) return;
        turn++;
        dataReaches(data.mapFrames.packed);
        frame(data.mapFrames.packed);
      },
      error: (errors) => {
        fault?.(faultIn(errors));
        if (faultIn(errors).code !== "BAD_USER_INPUT") ended();
      },
      complete: ended,
    });
  };

  const ask = async (): Promise<void> => {
    const mine = ++turn;
    polled = true;
    clearTimeout(asking);
    try {
      const { packed } = (await post(MapFrameDocument, { view }, await accessToken())).mapFrame;
      dataReaches(packed);
      if (connection.get().state !== "live") setConnection("polling", connection.get().nextRetryAt);
      if (mine === turn && !stopped) frame(packed);
    } catch (error) {
      const why = faultOf(error);
      if (why.code === "UNREACHABLE") {
        if (connection.get().state !== "live") setConnection("lost", connection.get().nextRetryAt);
      } else if (mine === turn) fault?.(why);
    }
    if (mine === turn && !stopped && polled) asking = setTimeout(() => void ask(), mapLimits.refreshEvery);
  };

  /** Pushed frames make asking needless; their absence makes it needed. */
  const follow = (): void => {
    const { state } = connection.get();
    if (state === "live") {
      polled = false;
      clearTimeout(asking);
      asking = undefined;
    } else if (asking === undefined) asking = setTimeout(() => void ask(), release ? patience : 0);
  };

  subscribe();
  follow();
  const unfollow = connection.subscribe(follow);
  return {
    update(next) {
      view = next;
      subscribe();
      if (polled) void ask();
    },
    stop() {
      stopped = true;
      turn++;
      unfollow();
      release?.();
      clearTimeout(again);
      clearTimeout(asking);
    },
  };
}

const faultIn = (errors: readonly { extensions?: unknown }[]): Fault => ({
  code: "UNKNOWN",
  values: {},
  id: null,
  ...(errors[0]?.extensions as Partial<Fault> | undefined),
});
