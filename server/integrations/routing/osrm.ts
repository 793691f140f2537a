import { z } from "zod";
import { decodePolyline } from "../../../schema/rules/geo/polyline";
import { fetchJson, MapsError } from "../fetchJson";
import type { RouteFinder } from "./routeFinder";

const figure = z.number().nonnegative();
const answerSchema = z.union([
  z.object({
    code: z.literal("Ok"),
    routes: z
      .array(z.object({ distance: figure, duration: figure, geometry: z.string().refine((path) => decodePolyline(path).length > 0) }))
      .min(1),
  }),
  z.object({ code: z.string() }),
]);

/** OSRM codes for no route: no road nearby, or no connection. */
const NO_ROUTE_CODES = ["NoRoute", "NoSegment"];

/** OSRM HTTP API (`/route/v1/driving`). Without traffic; its profile defines the vehicle. */
export function osrm(base: string): RouteFinder {
  return {
    router: "OSRM",
    async route({ from, to }, signal) {
      const url = new URL(`route/v1/driving/${from.join(",")};${to.join(",")}`, base.endsWith("/") ? base : `${base}/`);
      url.search = "overview=full&geometries=polyline&steps=false&alternatives=false";
      const response = await fetchJson(url, answerSchema, signal, [400]);
      if (!("routes" in response)) {
        if (NO_ROUTE_CODES.includes(response.code)) return null;
        throw new MapsError(response.code);
      }
      const { distance, duration, geometry } = response.routes[0]!;
      return { metres: distance, seconds: duration, path: geometry, router: "OSRM" };
    },
  };
}
