import { useState, type RefObject } from "react";
import type { Path, Place } from "../../../schema/rules/geo/geo";
import type { MapHandle } from "../../mapkit/MapController";

const MAX_POINTS = 200;

export interface Measure {
  path: Path | null;
  toggle(): void;
  add(place: Place): void;
  end(): void;
  /** Handles a key of the focused map. Returns false if it is not used for measuring. */
  press(key: string): boolean;
}

export function useMeasure(handle: RefObject<MapHandle | null>): Measure {
  const [path, setPath] = useState<Path | null>(null);
  const add = (place: Place): void => setPath((now) => (now && now.length < MAX_POINTS ? [...now, place] : now));
  const toggle = (): void => setPath((now) => (now ? null : []));
  return {
    path,
    toggle,
    add,
    end: () => setPath(null),
    press(key) {
      if (key === "m") toggle();
      else if (!path) return false;
      else if (key === "Backspace") setPath(path.slice(0, -1));
      else if (key === "Enter" && handle.current) {
        const { lon, lat } = handle.current.camera();
        add([lon, lat]);
      } else return false;
      return true;
    },
  };
}
