import { z } from "zod";
import type { Place } from "../../../schema/rules/geo/geo";
import { encodePolyline } from "../../../schema/rules/geo/polyline";
import { fetchJson, MapsError } from "../fetchJson";
import { decodeFlexible } from "./flexiblePolyline";
import type { RouteFinder } from "./routeFinder";

const figure = z.number().nonnegative();
const polylineSchema = z.string().transform((text, checked) => {
  try {
    return decodeFlexible(text);
  } catch {
    checked.addIssue({ code: "custom", message: "no flexible polyline" });
    return z.NEVER;
  }
});
const answerSchema = z.object({
  notices: z.array(z.object({ code: z.string() })).default([]),
  routes: z.array(
    z.object({
      sections: z.array(z.object({ summary: z.object({ length: figure, duration: figure }), polyline: polylineSchema })).min(1),
    }),
  ),
});

/** Notices for unreachable places; any other notice without a route is an error. */
const NO_ROUTE_NOTICES = ["noRouteFound", "couldNotMatchOrigin", "couldNotMatchDestination"];

const latLon = ([lon, lat]: Place): string => `${lat},${lon}`;

/** HERE Routing API v8: fastest car route with current traffic. */
export function here(base: string, key: string): RouteFinder {
  return {
    router: "HERE",
    async route({ from, to }, signal) {
      const url = new URL("/v8/routes", base);
      const query = { transportMode: "car", origin: latLon(from), destination: latLon(to), return: "polyline,summary", apiKey: key };
      url.search = new URLSearchParams(query).toString();
      const { routes, notices } = await fetchJson(url, answerSchema, signal);
      const [route] = routes;
      if (!route) {
        if (notices.some(({ code }) => NO_ROUTE_NOTICES.includes(code))) return null;
        throw new MapsError(notices[0]?.code ?? "no route");
      }
      const { sections } = route;
      return {
        metres: sections.reduce((sum, { summary }) => sum + summary.length, 0),
        seconds: sections.reduce((sum, { summary }) => sum + summary.duration, 0),
        path: encodePolyline(sections.flatMap(({ polyline }) => polyline)),
        router: "HERE",
      };
    },
  };
}
