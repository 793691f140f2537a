import { straightTravel } from "../../../schema/rules/claims/routes";
import { encodePolyline } from "../../../schema/rules/geo/polyline";
import type { Route, RouteRequest } from "./routeFinder";

export const straightRoute = ({ from, to, kind }: RouteRequest): Route => ({
  ...straightTravel(from, to, kind),
  path: encodePolyline([from, to]),
  router: "STRAIGHT",
});
