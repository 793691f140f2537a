import { mapLimits } from "../../schema/rules/map/map";
import { expandFrame } from "../../schema/rules/map/compactFrame";
import type { PackedFrame } from "../../schema/rules/map/frames";
import { documentText } from "../api/documentText";
import { requestErrorOf, ResponseErrors } from "../api/errors";
import { post } from "../api/post";
import { accessToken } from "../session/session";
import { MapFrameDocument, MapFramesDocument, type MapFramesSubscription, type MapViewInput } from "../gql/graphql";
import { connection, recordDataTime, setConnection } from "./connection";
import { subscribeLive } from "./pageSocket";

/** Time without a live connection after which the map is polled, in milliseconds. */
const POLL_AFTER_MS = 10_000;
const REOPEN_DELAY_MS = 2_000;

export interface MapFramesHandlers {
  /** Receives frames in order. `frame.first` replaces all previous data. */
  frame(frame: PackedFrame): void;
  onError?(error: unknown): void;
}

const query = documentText(MapFramesDocument);

/**
 * Streams the content of a map view outside React and Apollo. Pushed if a live connection exists, otherwise polled every 20 seconds and
 * on changes of the view.
 */
export function watchMapFrames(
  view: MapViewInput,
  { frame, onError }: MapFramesHandlers,
): { update(view: MapViewInput): void; stop(): void } {
  let release: (() => void) | null = null;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let requestNumber = 0;
  let stopped = false;
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
