import { z } from "zod";
import { fetchJson } from "../fetchJson";
import { latitude, longitude } from "./answerParts";
import type { PlaceFinder } from "./placeFinder";

const answerSchema = z.object({
  items: z
    .array(
      z.object({
        title: z.string().min(1).max(500),
        address: z.object({ label: z.string().max(1_000) }).optional(),
        position: z.object({ lat: latitude, lng: longitude }),
      }),
    )
    .max(200),
});

/** HERE Geocoding and Search API v7 (`/v1/geocode`). */
export const herePlaces = (base: string, key: string | undefined): PlaceFinder => ({
  service: "HERE",
  async find({ text, first, language, near }, signal) {
    const url = new URL("v1/geocode", base);
    url.search = new URLSearchParams({
      q: text,
      limit: `${first}`,
      lang: language,
      ...(near && { at: `${near.lat},${near.lon}` }),
      ...(key && { apiKey: key }),
    }).toString();
    const { items } = await fetchJson(url, answerSchema, signal);
    return items.map(({ title, address, position: { lat, lng } }) => ({
      name: title,
      area: address && address.label !== title ? address.label : null,
      lon: lng,
      lat,
    }));
  },
});
