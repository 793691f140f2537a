import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { hasSignIn } from "../../mapkit/fleet/hitTest";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";

/** Time after which a moved map has loaded its markers, in milliseconds. */
const VIEW_LOADED_MS = 1_500;
const LOOK_INTERVAL_MS = 1_000;
const ASSUMED_SIZE_PX = { width: 560, height: 96 };
const MARGIN_PX = 12;

/**
 * True if the open element at the lower left would cover a marker. It becomes false only after the map moves, to avoid movement without
 * user action.
 */
export function useHidesSigns(store: FleetStore, view: unknown, element: RefObject<HTMLElement | null>): boolean {
  const [hides, setHides] = useState(true);
  const size = useRef(ASSUMED_SIZE_PX);
  useEffect(() => {
    if (hides || !element.current) return;
    const { offsetWidth, offsetHeight } = element.current;
    if (offsetWidth > 0) size.current = { width: offsetWidth, height: offsetHeight };
  }, [hides, element]);
  const hasSigns = useEffectEvent((): boolean => {
    const { width, height } = size.current;
    const bottom = store.camera.height;
    return hasSignIn(store, { left: 0, top: bottom - MARGIN_PX - height, right: MARGIN_PX + width, bottom });
  });
  useEffect(() => {
    const timer = setTimeout(() => setHides(hasSigns()), VIEW_LOADED_MS);
    return () => clearTimeout(timer);
  }, [store, view]);
  useEffect(() => {
    if (hides) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      setHides(hasSigns());
    };
    const stop = store.onChange(() => void (timer ??= setTimeout(look, LOOK_INTERVAL_MS)));
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, hides]);
  return hides;
}
