import { useEffect, useRef, useState, type RefObject } from "react";
import { OLD_VIEW_KEPT_MS } from "../../../schema/rules/limits/specified";
import { observable, useObservable } from "../../store/observable";
import { isWayBackOffered } from "../../store/wayBack";
import type { MapCamera } from "../../mapkit/camera";
import type { MapHandle } from "../../mapkit/MapController";

export interface PreviousView {
  available: boolean;
  back(): boolean;
  keepAlive(on: boolean): void;
}

/** Remembers the view before a jump, such as opening a claim, but not before manual moves. */
export function usePreviousView(
  handle: RefObject<MapHandle | null>,
  onJump: () => void,
): PreviousView & { rememberCurrent(): void; onMoveStart(): void; onMoveEnd(): void } {
  const [view] = useState(() => observable<MapCamera | null>(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const available = useObservable(view) !== null;
  useEffect(() => {
    isWayBackOffered.set(available);
    return () => isWayBackOffered.set(false);
  }, [available]);
  const wait = (): void => {
    stop();
    if (view.get() && !isHeld.current) timer.current = setTimeout(() => view.set(null), OLD_VIEW_KEPT_MS);
  };
  return {
    available,
    back() {
      const camera = view.get();
      if (!camera) return false;
      stop();
      isHeld.current = false;
      view.set(null);
      onJump();
      handle.current?.lookAt(camera);
      return true;
    },
    keepAlive(on) {
      isHeld.current = on;
      wait();
    },
    /** For consecutive jumps, keeps the view before the first one. */
    rememberCurrent() {
      onJump();
      if (!view.get()) view.set(handle.current?.camera() ?? null);
      wait();
    },
    onMoveStart: stop,
    onMoveEnd: wait,
  };
}
