import type { ServiceKind } from "../../../schema/rules/lists/claims";
import type { Place } from "../../../schema/rules/geo/geo";
import type { Router } from "../../../schema/rules/claims/routes";

export interface RouteRequest {
  from: Place;
  to: Place;
  kind: ServiceKind;
}

export interface Route {
  metres: number;
  seconds: number;
  /** Encoded polyline of precision 5. */
  path: string;
  router: Router;
}

export interface RouteFinder {
  readonly router: Router;
  /** Fastest route now; `null` if none is known. Throws on failures and when aborted. */
  route(trip: RouteRequest, signal: AbortSignal): Promise<Route | null>;
}
