import { decodePolyline } from "../../schema/rules/geo/polyline";
import { observable } from "../store/observable";

export interface GhostRoute {
  line: [number, number][];
  estimated: boolean;
}

export const ghostRoute = observable<GhostRoute | null>(null);

export const showGhostRoute = (path: string, estimated: boolean): void =>
  ghostRoute.set({ line: decodePolyline(path).map(([lon, lat]) => [lon, lat]), estimated });
