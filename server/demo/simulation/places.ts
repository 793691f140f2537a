import { moved, type Place } from "../geo";
import type { Random } from "../random";
import { centreOf, type City } from "./cities";
import type { Roads } from "./roads";
import { straightRoute, type Route } from "./routes";
import type { Site } from "./state";

/** A place with an address in a city, on a road where the roads are known. */
export function someSite(city: City, random: Random, roads: Roads | null): Site {
  const district = random.pick(city.districts);
  const [name, , , streets] = district;
  const place = moved(centreOf(district), random.between(-600, 600), random.between(-600, 600));
  return { place: roads?.near(place) ?? place, address: `${random.pick(streets)} ${random.whole(1, 140)}, ${name}, ${city.name}` };
}

/** The way between two places: along the roads where both are on them, else straight. */
export function routeBetween(from: Place, to: Place, random: Random, roads: Roads | null): Route {
  const onRoads = roads?.route(from, to);
  return onRoads && onRoads.points.length > 1 ? onRoads : straightRoute(from, to, random);
}
