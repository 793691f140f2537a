import { metresBetween } from "../../../schema/rules/geo";
import { encodePolyline } from "../../../schema/rules/polyline";
import { detour, usualSpeed } from "../../../schema/rules/routes";
import type { Route, Trip } from "./route";

/** Where no road is known: the straight line, as much longer as roads usually are, at the usual speed of who drives. */
export function straightRoute({ from, to, kind }: Trip): Route {
  const metres = metresBetween(from, to) * detour;
  return { metres, seconds: metres / (usualSpeed[kind] / 3.6), path: encodePolyline([from, to]), router: "STRAIGHT" };
}
