import type { Place } from "../../../schema/rules/geo/geo";
import type { Route, RouteFinder, RouteRequest } from "./routeFinder";

export interface RoadRegion {
  /** West, south, east, north in degrees; `null` for unlimited. */
  bounds: readonly [number, number, number, number] | null;
  open(): RouteFinder;
}

/** Routes within regions, whose road networks are loaded at the first use. */
export class RegionalRoads implements RouteFinder {
  readonly router = "ROADS";
  private readonly opened = new Map<RoadRegion, RouteFinder>();

  constructor(private readonly regions: readonly RoadRegion[]) {}

  async route(trip: RouteRequest, signal: AbortSignal): Promise<Route | null> {
    for (const region of this.regions) {
      if (!contains(region, trip.from) || !contains(region, trip.to)) continue;
      const roads = this.opened.get(region) ?? region.open();
      this.opened.set(region, roads);
      const route = await roads.route(trip, signal);
      if (route) return route;
    }
    return null;
  }
}

function contains({ bounds }: RoadRegion, [lon, lat]: Place): boolean {
  if (!bounds) return true;
  const [west, south, east, north] = bounds;
  return lon >= west && lon <= east && lat >= south && lat <= north;
}
