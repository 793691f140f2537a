import { decodePolyline } from "../../schema/rules/geo/polyline";
import { observable } from "../store/observable";

/** The way that somebody could drive, as long as the pointer or the keyboard is on it in a list. */
export interface GhostRoute {
  /** [lon, lat] of each point. */
  line: [number, number][];
  /** No way but a straight line, as no road is known. */
  estimated: boolean;
}

/** What the map draws of it; null: nothing. */
export const ghostRoute = observable<GhostRoute | null>(null);

/** `path`: an encoded polyline. */
export const showGhostRoute = (path: string, estimated: boolean): void =>
  ghostRoute.set({ line: decodePolyline(path).map(([lon, lat]) => [lon, lat]), estimated });
