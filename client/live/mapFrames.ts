import { mapLimits } from "../../schema/rules/map/map";
import { expandFrame } from "../../schema/rules/map/compactFrame";
import type { PackedFrame } from "../../schema/rules/map/frames";
import { documentText } from "../apollo/documentText";
import { requestErrorOf, ResponseErrors } from "../apollo/errors";
import { post } from "../apollo/post";
import { accessToken } from "../session/session";
import { MapFrameDocument, MapFramesDocument, type MapFramesSubscription, type MapViewInput } from "../gql/graphql";
import { connection, recordDataTime, setConnection } from "./connection";
import { subscribeLive } from "./pageSocket";

/** Without a live connection for this long, the map is asked for instead. Milliseconds. */
const POLL_AFTER_MS = 10_000;
/** A subscription the server ended is opened again after this long. Milliseconds. */
const REOPEN_DELAY_MS = 2_000;

export interface MapFramesHandlers {
  /** A first frame (`frame.first`: forget everything shown before) or what changed since; in the order to be applied. */
  frame(frame: PackedFrame): void;
  /** The view cannot be had, for instance BAD_USER_INPUT; each time that it is asked for. */
  onError?(error: unknown): void;
}

const query = documentText(MapFramesDocument);

/**
 * Follows what a map shows, past React and Apollo. Pushed over the live connection, from a first frame at each new view and after each
 * reconnection; where none can be had, asked for every 20 seconds and at each new view.
 */
export function watchMapFrames(
  view: MapViewInput,
  { frame, onError }: MapFramesHandlers,
): { update(view: MapViewInput): void; stop(): void } {
  let release: (() => void) | null = null;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  /** Counts up whenever an answer on its way is no longer wanted. */
  let requestNumber = 0;
  let stopped = false;
  /** The map is being asked for, because nothing is pushed. */
  let isPolling = false;

  const subscribe = (): void => {
    release?.();
    clearTimeout(reopenTimer);
    const requestedView = view;
    const reopenLater = (): void => void (reopenTimer = setTimeout(subscribe, REOPEN_DELAY_MS));
    release = subscribeLive<MapFramesSubscription>(() => ({ query, variables: { view: requestedView } }), {
      next: ({ data, errors }) => {
        if (errors?.length) onError?.(new ResponseErrors(errors));
        if (!data) return;
        requestNumber++;
        const columns = expandFrame(data.mapFrames.packed);
        recordDataTime(columns);
        frame(columns);
      },
      error: (errors) => {
        const error = new ResponseErrors(errors);
        onError?.(error);
        if (requestErrorOf(error).code !== "BAD_USER_INPUT") reopenLater();
      },
      complete: reopenLater,
    });
  };

  const poll = async (): Promise<void> => {
    const ownNumber = ++requestNumber;
    isPolling = true;
    clearTimeout(pollTimer);
    try {
      const columns = expandFrame((await post(MapFrameDocument, { view }, await accessToken())).mapFrame.packed);
      recordDataTime(columns);
      if (connection.get().state !== "live") setConnection("polling", connection.get().nextRetryAt);
      if (ownNumber === requestNumber && !stopped) frame(columns);
    } catch (error) {
      if (requestErrorOf(error).code === "UNREACHABLE") {
        if (connection.get().state !== "live") setConnection("lost", connection.get().nextRetryAt);
      } else if (ownNumber === requestNumber) onError?.(error);
    }
    if (ownNumber === requestNumber && !stopped && isPolling) pollTimer = setTimeout(() => void poll(), mapLimits.refreshIntervalMs);
  };

  /** Pushed frames make asking needless; their absence makes it needed. */
  const onConnectionChange = (): void => {
    const { state } = connection.get();
    if (state === "live") {
      isPolling = false;
      clearTimeout(pollTimer);
      pollTimer = undefined;
    } else if (pollTimer === undefined) pollTimer = setTimeout(() => void poll(), release ? POLL_AFTER_MS : 0);
  };

  subscribe();
  onConnectionChange();
  const unfollow = connection.subscribe(onConnectionChange);
  return {
    update(next) {
      view = next;
      subscribe();
      if (isPolling) void poll();
    },
    stop() {
      stopped = true;
      requestNumber++;
      unfollow();
      release?.();
      clearTimeout(reopenTimer);
      clearTimeout(pollTimer);
    },
  };
}
