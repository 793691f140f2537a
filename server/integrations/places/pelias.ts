import { z } from "zod";
import { fetchJson } from "../fetchJson";
import { pointFeatures } from "./answerParts";
import type { PlaceFinder } from "./placeFinder";

const answerSchema = pointFeatures({ name: z.string().min(1).max(500), label: z.string().max(1_000) });

/** Pelias (`/v1/autocomplete`), optionally with a key. */
export const pelias = (base: string, key: string | undefined): PlaceFinder => ({
  service: "PELIAS",
  async find({ text, first, language, near }, signal) {
    const url = new URL("v1/autocomplete", base);
    url.search = new URLSearchParams({
      text,
      size: `${first}`,
      lang: language,
      ...(near && { "focus.point.lat": `${near.lat}`, "focus.point.lon": `${near.lon}` }),
      ...(key && { api_key: key }),
    }).toString();
    const { features } = await fetchJson(url, answerSchema, signal);
    return features.map(({ geometry: { coordinates }, properties: { name, label } }) => {
      const area = label.startsWith(`${name}, `) ? label.slice(name.length + 2) : label;
      return { name, area: area === name ? null : area || null, lon: coordinates[0], lat: coordinates[1] };
    });
  },
});
