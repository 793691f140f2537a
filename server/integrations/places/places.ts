// Search for places by an external service. Search texts leave the installation, so only the configured address is contacted, and
// redirects are not followed.
import type { PlaceService } from "../../../schema/rules/search/placeService";
import type { Env } from "../../platform/env";
import type { Log } from "../../platform/log";
import { RateLimiter } from "../rateLimiter";
import { herePlaces } from "./herePlaces";
import { nominatim } from "./nominatim";
import { pelias } from "./pelias";
import { photon } from "./photon";
import type { FoundPlace, PlaceFinder, PlaceQuestion } from "./placeFinder";

/** Response timeout and maximum wait for the rate limit, in milliseconds; a user is waiting. */
const TIMEOUT_MS = 4_000;
const MAX_WAIT_MS = 1_000;

export class Places {
  private readonly budget: RateLimiter;
  private failing = false;

  constructor(
    private readonly finder: PlaceFinder | null,
    perSecond: number,
    private readonly log: Log,
  ) {
    this.budget = new RateLimiter(perSecond);
  }

  get service(): PlaceService | null {
    return this.finder?.service ?? null;
  }

  /** `null` without a service, above its rate limit, or after the timeout. */
  async find(question: PlaceQuestion): Promise<FoundPlace[] | null> {
    const { finder } = this;
    if (!finder) return null;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      if (!(await this.budget.acquire(signal, MAX_WAIT_MS))) return null;
      const places = await finder.find(question, signal);
      if (this.failing) this.log.info({ event: "places.recovered", service: finder.service }, "The place search service responds again");
      this.failing = false;
      return places.slice(0, question.first);
    } catch (err) {
      // Logged once until it recovers, without the search text.
      if (!this.failing)
        this.log.warn(
          { event: "places.failed", err, service: finder.service },
          "The place search service failed; using the built-in gazetteer",
        );
      this.failing = true;
      return null;
    }
  }
}

const DEFAULT_URLS: Partial<Record<PlaceService, string>> = {
  PHOTON: "https://photon.komoot.io",
  HERE: "https://geocode.search.hereapi.com",
};

export function openPlaces({ PLACES: service, PLACES_URL, PLACES_KEY: key, PLACES_PER_SECOND }: Env, log: Log): Places {
  const address = service && (PLACES_URL ?? DEFAULT_URLS[service]);
  if (!service) return new Places(null, PLACES_PER_SECOND, log);
  if (!address) throw new Error(`These settings cannot be used:\n  PLACES_URL: is missing for ${service}`);
  const base = address.endsWith("/") ? address : `${address}/`;
  const finders: Record<PlaceService, () => PlaceFinder> = {
    PHOTON: () => photon(base),
    NOMINATIM: () => nominatim(base),
    PELIAS: () => pelias(base, key),
    HERE: () => herePlaces(base, key),
  };
  return new Places(finders[service](), PLACES_PER_SECOND, log);
}
