import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { isInBox } from "../../mapkit/camera";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import { mercatorX, mercatorY } from "../../mapkit/fleet/mercator";
import type { MapHandle, Settled } from "../../mapkit/MapController";
import { sameRef } from "../address/mapAddress";

const LOOK_INTERVAL_MS = 1_000;
const MAX_OFF_MIDDLE_SHARE = 0.2;

export interface Follow {
  followed: FleetRef | null;
  start(ref: FleetRef): void;
  stop(): void;
  settle(settled: Settled): void;
}

/** Keeps a moving marker in view until the user moves the map or selects another entity. */
export function useFollow(store: FleetStore, shownRef: FleetRef | null, handle: RefObject<MapHandle | null>): Follow {
  const [target, setTarget] = useState<FleetRef | null>(null);
  const followed = target && sameRef(target, shownRef) ? target : null;
  const keep = useEffectEvent((): void => {
    const point = followed && store.byId(followed.id, followed.group);
    const map = handle.current;
    if (!point || !map || map.isMoving() || !store.camera.project(mercatorX(point.lon), mercatorY(point.lat))) return;
    const { x, y, width, height } = store.camera;
    const middle = map.middle();
    const limit = MAX_OFF_MIDDLE_SHARE * Math.min(width, height);
    if (Math.hypot(x - middle.x, y - middle.y) > limit) map.goTo(point, map.camera().zoom);
  });
  useEffect(() => {
    if (!followed) return undefined;
    keep();
    const timer = setInterval(() => keep(), LOOK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [followed]);
  return {
    followed,
    start: setTarget,
    stop: () => setTarget(null),
    settle({ box }) {
      const point = followed && store.byId(followed.id, followed.group);
      if (point && !isInBox(box, point)) setTarget(null);
    },
  };
}
