import { SECOND_MS } from "../durations";
import type { ServiceKind } from "../lists/claims";
import { estimatedWay, straightTravel } from "../claims/routes";
import { metresBetween, type Place } from "../geo/geo";
import {
  loadOf,
  supplierFilterLimits,
  type FilterContext,
  type FilterReason,
  type RankReason,
  type ServiceNeed,
  type SupplierFacts,
} from "./filterFacts";

/** Usual duration of work on site in minutes, if it is unknown when a resource becomes free. */
export const usualWorkMinutes: Record<ServiceKind, number> = { TOW: 45, TAXI: 30, AMBULANCE: 40, LAWYER: 60, ROADSIDE: 40, OTHER: 60 };

export interface Departure {
  from: Place;
  metres: number;
  waitSeconds: number;
}

/** A mobile resource finishes its jobs one after another; other suppliers can dispatch immediately. */
export function departureOf(need: ServiceNeed, supplier: SupplierFacts, { now }: FilterContext): Departure {
  const { jobs, place, metres } = supplier;
  const ahead = Math.max(0, need.neededAt - now) / SECOND_MS;
  if (supplier.known.access !== "MOBILE" || !isBusy(supplier)) return { from: place, metres, waitSeconds: 0 };
  if (!jobs?.length) return { from: place, metres, waitSeconds: Math.max(0, usualWorkMinutes[need.kind] * 60 - ahead) };
  let [from, seconds] = [place, 0];
  for (const job of jobs) {
    const work = usualWorkMinutes[job.kind] * 60;
    if (job.stage === "onSite") seconds += work / 2;
    else {
      const travelSeconds = job.place ? straightTravel(from, job.place, job.kind).seconds : 0;
      seconds = Math.max(seconds, job.predictedAt === null ? seconds + travelSeconds : (job.predictedAt - now) / SECOND_MS) + work;
    }
    from = job.place ?? from;
  }
  return { from, metres: metresBetween(from, need.place), waitSeconds: Math.max(0, seconds - ahead) };
}

const isBusy = ({ known, jobs, status }: SupplierFacts): boolean =>
  (jobs?.length ?? 0) > 0 || status === "MOBILE_OCCUPIED" || known.feedState === "OCCUPIED";

export interface Travel {
  metres: number;
  seconds: number;
  /** Travel time that 9 of 10 trips keep; absent for estimates before the ranking. */
  latestSeconds?: number;
  isEstimate: boolean;
}

export function estimatedTravel({ kind }: ServiceNeed, departure: Departure): Travel {
  const { metres, seconds } = estimatedWay(departure.metres, kind);
  return { metres, seconds, isEstimate: true };
}

export interface Rank {
  supplierId: string;
  /** Time of arrival, counted from now or from when the service is needed. */
  seconds: number;
  minutes: number;
  latestMinutes: number;
  metres: number;
  /** True if the supplier must finish a job first, or no road route is known. */
  isEstimate: boolean;
  key: readonly number[];
}

export function rankOf(need: ServiceNeed, supplier: SupplierFacts, context: FilterContext, departure: Departure, travel: Travel): Rank {
  const seconds = departure.waitSeconds + travel.seconds;
  const minutes = Math.ceil(seconds / 60);
  const { id: supplierId, services, networks, rating, cost, exceedThreshold } = supplier.known;
  const load = loadOf(supplier.known, context);
  const unknown = Number(services === null) + Number(need.network !== null && networks === null);
  const loadStep = load ? Math.floor((4 * load.load) / Math.max(1, load.limit)) : exceedThreshold ? 4 : 0;
  return {
    supplierId,
    seconds,
    minutes,
    latestMinutes: Math.ceil((departure.waitSeconds + (travel.latestSeconds ?? travel.seconds)) / 60),
    metres: travel.metres,
    isEstimate: travel.isEstimate || departure.waitSeconds > 0,
    key: [
      Math.floor(seconds / 60 / supplierFilterLimits.stepMinutes),
      unknown,
      Number(isBusy(supplier)),
      loadStep,
      rating === null ? Infinity : -Math.round(rating * 2),
      cost ?? Infinity,
      seconds,
    ],
  };
}

/** Earlier arrival first; within the same five minutes: known to offer the service, free, less loaded, better rated, cheaper. */
export function compareRanks(a: Rank, b: Rank): number {
  for (let at = 0; at < a.key.length; at++) if (a.key[at] !== b.key[at]) return a.key[at]! < b.key[at]! ? -1 : 1;
  return a.supplierId < b.supplierId ? -1 : 1;
}

export function rankReasons(
  need: ServiceNeed,
  supplier: SupplierFacts,
  context: FilterContext,
  { waitSeconds }: Departure,
  travel: Travel,
): FilterReason<RankReason>[] {
  const { access, services, networks, schedule, exceedThreshold, rating, cost } = supplier.known;
  const reasons: FilterReason<RankReason>[] = [
    {
      code: "ARRIVAL",
      figures: {
        minutes: Math.ceil((waitSeconds + travel.seconds) / 60),
        metres: Math.round(travel.metres),
        estimate: Number(travel.isEstimate),
      },
    },
    ...occupation(supplier, waitSeconds),
  ];
  if (!services) reasons.push({ code: "SERVICE_UNKNOWN" });
  if (need.network !== null && !networks) reasons.push({ code: "NETWORK_UNKNOWN" });
  if (schedule?.hours) reasons.push({ code: "OPEN", texts: { schedule: schedule.text } });
  else if (access !== "MOBILE") reasons.push({ code: "HOURS_UNKNOWN" });
  const load = loadOf(supplier.known, context);
  if (load) reasons.push({ code: "LOAD", figures: load });
  else if (exceedThreshold) reasons.push({ code: "LOAD_FLAGGED" });
  if (rating !== null) reasons.push({ code: "RATING", figures: { rating } });
  if (cost !== null) reasons.push({ code: "COST", figures: { cost } });
  return reasons;
}

function occupation(supplier: SupplierFacts, waitSeconds: number): FilterReason<RankReason>[] {
  const { known, jobs } = supplier;
  if (known.access !== "MOBILE") return jobs?.length ? [{ code: "JOBS", figures: { jobs: jobs.length } }] : [];
  if (!isBusy(supplier)) return [{ code: "FREE" }];
  const wait = Math.ceil(waitSeconds / 60);
  return [jobs?.length ? { code: "BUSY", figures: { jobs: jobs.length, wait } } : { code: "BUSY_UNKNOWN", figures: { wait } }];
}
