import { fetchJson } from "../fetchJson";
import { joined, optionalText, pointFeatures } from "./answerParts";
import type { PlaceFinder } from "./placeFinder";

const answerSchema = pointFeatures({
  name: optionalText,
  street: optionalText,
  housenumber: optionalText,
  district: optionalText,
  city: optionalText,
  state: optionalText,
  country: optionalText,
});

/** Languages that Photon supports; it rejects others. */
const LANGUAGES = ["en", "de", "fr"];

/** Photon (`/api`), suitable for search-as-you-type. */
export const photon = (base: string): PlaceFinder => ({
  service: "PHOTON",
  async find({ text, first, language, near }, signal) {
    const url = new URL("api", base);
    const spoken = language.slice(0, 2);
    url.search = new URLSearchParams({
      q: text,
      limit: `${first}`,
      ...(LANGUAGES.includes(spoken) && { lang: spoken }),
      ...(near && { lat: `${near.lat}`, lon: `${near.lon}` }),
    }).toString();
    const { features } = await fetchJson(url, answerSchema, signal);
    return features.flatMap(({ geometry: { coordinates }, properties: { name, street, housenumber, district, city, state, country } }) => {
      const address = joined([[street, housenumber].filter(Boolean).join(" ")]);
      const title = name ?? address;
      if (!title) return [];
      const area = joined([title === address ? null : address, district, city === title ? null : city, state, country]);
      return [{ name: title, area, lon: coordinates[0], lat: coordinates[1] }];
    });
  },
});
