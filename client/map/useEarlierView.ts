import { useEffect, useRef, useState, type RefObject } from "react";
import { observable, useObservable } from "../i18n/observable";
import type { MapCamera } from "../mapkit/camera";
import type { MapHandle } from "../mapkit/MapLink";

/** The view that was left is remembered until the new one has stood still this long, milliseconds. Specification section 9, old zoom. */
const acceptedAfter = 2_000;

export interface EarlierView {
  /** There is a view to return to. */
  remembered: boolean;
  /** Returns to it; false when there is none. */
  back(): boolean;
  /** While a hand is on the way back, it stays. */
  hold(on: boolean): void;
}

/** Remembers the view that a jump (a claim opened, a link followed, everything shown) leaves, not those left by hand. */
export function useEarlierView(handle: RefObject<MapHandle | null>): EarlierView & { leave(): void; moves(): void; stands(): void } {
  const [view] = useState(() => observable<MapCamera | null>(null));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const wait = (): void => {
    stop();
    if (view.get() && !held.current) timer.current = setTimeout(() => view.set(null), acceptedAfter);
  };
  return {
    remembered: useObservable(view) !== null,
    back() {
      const camera = view.get();
      if (!camera) return false;
      stop();
      held.current = false;
      view.set(null);
      handle.current?.lookAt(camera);
      return true;
    },
    hold(on) {
      held.current = on;
      wait();
    },
    /** A jump begins. Of several on end, the view before the first is the one to return to. */
    leave() {
      if (!view.get()) view.set(handle.current?.camera() ?? null);
      wait();
    },
    /** The map begins to move, whoever moves it. */
    moves: stop,
    /** The map stands still. */
    stands: wait,
  };
}
