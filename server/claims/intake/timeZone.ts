import tzLookup from "@photostructure/tz-lookup";

/** The zone's one name: sources of zones know some by an old one, some by a new one. Empty: this runtime does not know the zone. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
}

const zonesByCountry = new Map<string, ReadonlyMap<string, string>>();

/** Zones of a country, ISO 3166-1: canonical name → name. Empty for a country that is not known. */
function zonesOf(country: string): ReadonlyMap<string, string> {
  let found = zonesByCountry.get(country);
  if (!found) zonesByCountry.set(country, (found = new Map(readZones(country).map((zone) => [canonical(zone), zone]))));
  return found;
}

function readZones(country: string): readonly string[] {
  try {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
      timeZones?: readonly string[];
      getTimeZones?: () => readonly string[];
    };
    // A property in Node 20, a method since.
    return locale.timeZones ?? locale.getTimeZones?.() ?? [];
  } catch {
    return []; // not a country's code
  }
}

const canonicalNames = new Map<string, string>();

/**
 * IANA zone of a claim: that of its position, where that is one of its instance's country; else its centre's, else its instance's.
 * Readings, "zone of a claim".
 */
export function zoneOfClaim(
  place: { lon: number | null; lat: number | null },
  instance: { country: string; timeZone: string },
  centreZone: string | null,
): string {
  if (place.lon !== null && place.lat !== null) {
    const there = tzLookup(place.lat, place.lon);
    let name = canonicalNames.get(there);
    if (name === undefined) canonicalNames.set(there, (name = canonical(there)));
    if (zonesOf(instance.country).has(name)) return there;
  }
  return centreZone ?? instance.timeZone;
}
