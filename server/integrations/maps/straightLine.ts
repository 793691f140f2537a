import { metresBetween } from "../../../schema/rules/geo/geo";
import { encodePolyline } from "../../../schema/rules/geo/polyline";
import { detour, usualSpeedKmh } from "../../../schema/rules/claims/routes";
import type { Route, RouteRequest } from "./routeFinder";

/** Where no road is known: the straight line, as much longer as roads usually are, at the usual speed of who drives. */
export function straightRoute({ from, to, kind }: RouteRequest): Route {
  const metres = metresBetween(from, to) * detour;
  return { metres, seconds: metres / (usualSpeedKmh[kind] / 3.6), path: encodePolyline([from, to]), router: "STRAIGHT" };
}
