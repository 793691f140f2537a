import { useState, type RefObject } from "react";
import type { Path, Place } from "../../../schema/rules/geo/geo";
import type { MapHandle } from "../../mapkit/MapController";

/** More points than this nobody clicks. */
const MAX_POINTS = 200;

export interface Measure {
  /** The points so far; null: nothing is measured. */
  path: Path | null;
  toggle(): void;
  add(place: Place): void;
  end(): void;
  /** A key while the map has the keyboard; false: it is not for measuring. */
  press(key: string): boolean;
}

/** A distance along points that are clicked, or taken from the middle of the map. */
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
