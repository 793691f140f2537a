import { HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";
import type { Place } from "../geo";
import type { ClaimRecord } from "../records";
import { fleetsOf, type World, type WorldSettings } from "./state";
import { advanceTo, newWorld, takePending } from "./world";

const STEP_MS = MINUTE_MS;

/** Open claims of the past per open claim of the demo, so that weeks are written in seconds. */
const VOLUME = 0.035;
const LATE_SHARE = 0.08;
const STEPS_PER_FIX = 2;

/** Calls by time of day ÷ mean, in steps of three hours from midnight, of 8,852 calls in San Francisco. */
const load = [0.69, 0.52, 0.72, 1.18, 1.32, 1.33, 1.35, 0.91] as const;

export type HistoryEvent = { at: number; record: ClaimRecord } | { at: number; place: Place };
export interface FinishedClaim {
  id: string;
  finishedAt: number;
  events: HistoryEvent[];
}

/** A third of each fleet works, because there are fewer claims. */
export function worldOfHistory(settings: WorldSettings, from: number): World {
  const world = newWorld({ ...settings, lateShare: LATE_SHARE }, from, null);
  const resources = [...world.fleets.values()].flatMap(({ vehicles }) => vehicles.filter((_, i) => i % 3 === 0));
  return { ...world, resources, fleets: fleetsOf(resources) };
}

/** Yields the claims that a smaller operation finished until `until`, in order. Equal arguments give equal claims. */
export function* finishedClaims(world: World, until: number): Generator<FinishedClaim> {
  const claims = world.settings.claims * VOLUME;
  const eventsOf = new Map<string, HistoryEvent[]>();
  for (let at = world.now; at <= until; at += STEP_MS) {
    world.settings = { ...world.settings, claims: Math.round(claims * load[Math.floor(((at / HOUR_MS) % 24) / 3)]!) };
    advanceTo(world, at);
    for (const [id, record] of takePending(world).claims) eventsOf.set(id, [...(eventsOf.get(id) ?? []), { at, record: { ...record } }]);
    const isFixDue = Math.round(at / STEP_MS) % STEPS_PER_FIX === 0;
    for (const { job, place } of isFixDue ? world.resources : [])
      if (job && job.claim.stage === "assigned" && job.claim.supplierId) eventsOf.get(job.claim.id)?.push({ at, place });
    for (const [id, events] of eventsOf) {
      if (world.claims.has(id)) continue;
      eventsOf.delete(id);
      yield { id, finishedAt: at, events };
    }
  }
}
