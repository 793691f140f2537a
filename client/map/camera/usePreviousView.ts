import { useEffect, useRef, useState, type RefObject } from "react";
import { OLD_VIEW_KEPT_MS } from "../../../schema/rules/limits/specified";
import { observable, useObservable } from "../../store/observable";
import { isWayBackOffered } from "../../store/wayBack";
import type { MapCamera } from "../../mapkit/camera";
import type { MapHandle } from "../../mapkit/MapController";

export interface PreviousView {
  /** There is a view to return to. */
  available: boolean;
  /** Returns to it; false when there is none. */
  back(): boolean;
  /** While a hand is on the way back, it stays. */
  keepAlive(on: boolean): void;
}

/** Remembers the view that a jump (a claim opened, a link followed, everything shown) leaves, not those left by hand. `onJump`: one begins. */
export function usePreviousView(
  handle: RefObject<MapHandle | null>,
  onJump: () => void,
): PreviousView & { rememberCurrent(): void; onMoveStart(): void; onMoveEnd(): void } {
  const [view] = useState(() => observable<MapCamera | null>(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const available = useObservable(view) !== null;
  useEffect(() => {
    isWayBackOffered.set(available);
    return () => isWayBackOffered.set(false);
  }, [available]);
  const wait = (): void => {
    stop();
    if (view.get() && !held.current) timer.current = setTimeout(() => view.set(null), OLD_VIEW_KEPT_MS);
  };
  return {
    available,
    back() {
      const camera = view.get();
      if (!camera) return false;
      stop();
      held.current = false;
      view.set(null);
      onJump();
      handle.current?.lookAt(camera);
      return true;
    },
    keepAlive(on) {
      held.current = on;
      wait();
    },
    /** A jump begins. Of several on end, the view before the first is the one to return to. */
    rememberCurrent() {
      onJump();
      if (!view.get()) view.set(handle.current?.camera() ?? null);
      wait();
    },
    /** The map begins to move, whoever moves it. */
    onMoveStart: stop,
    /** The map stands still. */
    onMoveEnd: wait,
  };
}
