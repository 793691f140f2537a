import { z } from "zod";
import { fetchJson } from "../fetchJson";
import { latitude, longitude, optionalText } from "./answerParts";
import type { PlaceFinder } from "./placeFinder";

const answerSchema = z
  .array(z.object({ lat: latitude, lon: longitude, name: optionalText, display_name: z.string().min(1).max(1_000) }))
  .max(200);

/** Half the size of the preferred area, in degrees. */
const NEAR_DEGREES = 2;

/** Nominatim (`/search`). The public server forbids search-as-you-type, which this client does not do. */
export const nominatim = (base: string): PlaceFinder => ({
  service: "NOMINATIM",
  async find({ text, first, language, near }, signal) {
    const url = new URL("search", base);
    url.search = new URLSearchParams({
      q: text,
      format: "jsonv2",
      limit: `${first}`,
      "accept-language": language,
      ...(near && {
        viewbox: [near.lon - NEAR_DEGREES, near.lat + NEAR_DEGREES, near.lon + NEAR_DEGREES, near.lat - NEAR_DEGREES].join(","),
      }),
    }).toString();
    const places = await fetchJson(url, answerSchema, signal);
    return places.map(({ lat, lon, name, display_name: fullName }) => {
      const [begin = fullName, ...rest] = fullName.split(", ");
      const title = name || begin;
      const area = title === begin ? rest.join(", ") : fullName;
      return { name: title, area: area || null, lon, lat };
    });
  },
});
