import { MINUTE_MS } from "../durations";
import {
  loadOf,
  supplierFilterLimits,
  type ExclusionReason,
  type FilterContext,
  type FilterReason,
  type KnownSupplier,
  type ServiceNeed,
  type SupplierFacts,
} from "./filterFacts";
import { isOpenAt } from "../suppliers/openingHours";

/** Returns why a supplier cannot take the claim, in the order of the list above; empty if it can. */
export function exclusionsOf(need: ServiceNeed, supplier: SupplierFacts, context: FilterContext): FilterReason<ExclusionReason>[] {
  const reasons: FilterReason<ExclusionReason>[] = [];
  const { id, networkState, services, networks } = supplier.known;
  if (networkState !== "ACTIVE") reasons.push({ code: networkState });
  if (id === need.supplierId) reasons.push({ code: "SERVES_ALREADY" });
  const takenOffAt = need.takenOff.get(id);
  if (takenOffAt !== undefined) reasons.push({ code: "TAKEN_OFF", instants: { at: takenOffAt } });
  if (services && !services.includes(need.serviceId)) reasons.push({ code: "OTHER_SERVICE", texts: { service: need.serviceId } });
  if (need.network !== null && networks && !networks.includes(need.network))
    reasons.push({ code: "OTHER_NETWORK", texts: { network: need.network } });
  addClosed(reasons, need, supplier.known, context);
  const load = loadOf(supplier.known, context);
  if (load && load.load > load.limit) reasons.push({ code: "LOAD_EXCEEDED", figures: load });
  addUnreachable(reasons, supplier, context);
  return reasons;
}

type Exclusions = FilterReason<ExclusionReason>[];

function addClosed(reasons: Exclusions, need: ServiceNeed, { schedule }: KnownSupplier, { local }: FilterContext): void {
  if (!schedule?.hours || isOpenAt(schedule.hours, local)) return;
  const code = local.today.isHoliday ? "CLOSED_ON_HOLIDAY" : "CLOSED";
  reasons.push({ code, texts: { schedule: schedule.text }, instants: { at: need.neededAt } });
}

/** Suppliers contacted by phone need no connection; positions of fixed places do not age. */
function addUnreachable(
  reasons: Exclusions,
  { known, status, fixAt, jobs }: SupplierFacts,
  { now, outdatedPosition }: FilterContext,
): void {
  const { access, connected, feedState } = known;
  const isDigital = access === "MOBILE" || access === "WEB";
  if (isDigital && (connected === false || feedState === "DISCONNECTED" || status === "MOBILE_DISCONNECTED"))
    reasons.push({ code: "DISCONNECTED" });
  const age = now - (fixAt ?? now);
  if (access === "MOBILE" && age > outdatedPosition * MINUTE_MS)
    reasons.push({ code: "POSITION_OUTDATED", figures: { minutes: Math.floor(age / MINUTE_MS), limit: outdatedPosition } });
  const limit = jobLimitOf(known);
  if (jobs && limit !== null && jobs.length >= limit) reasons.push({ code: "JOB_LIMIT", figures: { jobs: jobs.length, limit } });
}

const jobLimitOf = ({ access, jobLimit }: KnownSupplier): number | null =>
  jobLimit ?? (access === "MOBILE" ? supplierFilterLimits.mobileJobs : null);
