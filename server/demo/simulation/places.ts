import { moved, type Place } from "../geo";
import type { Random } from "../random";
import { centreOf, type City } from "./cities";
import type { RoadFinder } from "./roads";
import { straightRoute, type Route } from "./routes";
import type { Site } from "./state";

export function someSite(city: City, random: Random, roads: RoadFinder | null): Site {
  const district = random.pick(city.districts);
  const [name, , , streets, town = city.name] = district;
  const place = moved(centreOf(district), random.between(-600, 600), random.between(-600, 600));
  const [usual, number] = [random.pick(streets), random.whole(1, 140)];
  const onRoad = roads?.siteNear(place);
  const address = `${onRoad?.street ?? usual} ${number}, ${name === town ? name : `${name}, ${town}`}`;
  return { place: onRoad?.place ?? place, address };
}

export function routeBetween(from: Place, to: Place, random: Random, roads: RoadFinder | null): Route {
  const onRoads = roads?.route(from, to);
  return onRoads && onRoads.points.length > 1 ? onRoads : straightRoute(from, to, random);
}
