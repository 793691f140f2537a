import tzLookup from "@photostructure/tz-lookup";

/** Canonical name of a zone, since sources use old and new names. Empty if this runtime does not know the zone. */
function canonical(zone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return "";
  }
}

const zonesByCountry = new Map<string, ReadonlyMap<string, string>>();

/** Maps canonical zone names of a country (ISO 3166-1) to the runtime's names. Empty for an unknown country. */
function zonesOf(country: string): ReadonlyMap<string, string> {
  let zones = zonesByCountry.get(country);
  if (!zones) zonesByCountry.set(country, (zones = new Map(readZones(country).map((zone) => [canonical(zone), zone]))));
  return zones;
}

function readZones(country: string): readonly string[] {
  try {
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & {
      timeZones?: readonly string[];
      getTimeZones?: () => readonly string[];
    };
    // Property in Node 20, method in later versions.
    return locale.timeZones ?? locale.getTimeZones?.() ?? [];
  } catch {
    return [];
  }
}

const canonicalNames = new Map<string, string>();

/**
 * IANA zone of a claim: by its position if that zone belongs to the instance's country, otherwise its centre's, otherwise its instance's.
 * Specification readings, "zone of a claim".
 */
export function zoneOfClaim(
  place: { lon: number | null; lat: number | null },
  instance: { country: string; timeZone: string },
  centreZone: string | null,
): string {
  if (place.lon !== null && place.lat !== null) {
    const zoneOfPlace = tzLookup(place.lat, place.lon);
    let name = canonicalNames.get(zoneOfPlace);
    if (name === undefined) canonicalNames.set(zoneOfPlace, (name = canonical(zoneOfPlace)));
    if (zonesOf(instance.country).has(name)) return zoneOfPlace;
  }
  return centreZone ?? instance.timeZone;
}
