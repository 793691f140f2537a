import { straightTravel } from "../../../schema/rules/claims/routes";
import { encodePolyline } from "../../../schema/rules/geo/polyline";
import type { Route, RouteRequest } from "./routeFinder";

/** Where no road is known: the straight line, at the usual speed of who drives. */
export const straightRoute = ({ from, to, kind }: RouteRequest): Route => ({
  ...straightTravel(from, to, kind),
  path: encodePolyline([from, to]),
  router: "STRAIGHT",
});
