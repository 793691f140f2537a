import type { ServiceKind } from "../../../schema/rules/claims/claims";
import type { Place } from "../../../schema/rules/geo/geo";
import type { Router } from "../../../schema/rules/claims/routes";

/** Who drives where: the place of a resource, the place of its claim, and what is served there. */
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

/** Somebody who knows the roads. */
export interface RouteFinder {
  readonly router: Router;
  /** The fastest way now; null: none is known between these places. Throws when it cannot answer, and when the signal says so. */
  route(trip: RouteRequest, signal: AbortSignal): Promise<Route | null>;
}
