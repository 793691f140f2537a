// Why a supplier cannot take a claim.
import { MINUTE_MS } from "../durations";
import {
  loadOf,
  supplierFilterLimits,
  type ExclusionReason,
  type FilterContext,
  type FilterReason,
  type ServiceNeed,
  type SupplierFacts,
} from "./filterFacts";
import { isOpenAt } from "./openingHours";

/** Why a supplier cannot take it; none: it can. In the order of the list above. */
export function exclusionsOf(need: ServiceNeed, supplier: SupplierFacts, context: FilterContext): FilterReason<ExclusionReason>[] {
  const found: FilterReason<ExclusionReason>[] = [];
  const { id, networkState, services, networks } = supplier;
  if (networkState !== "ACTIVE") found.push({ code: networkState });
  if (id === need.supplierId) found.push({ code: "SERVES_ALREADY" });
  const takenOffAt = need.takenOff.get(id);
  if (takenOffAt !== undefined) found.push({ code: "TAKEN_OFF", instants: { at: takenOffAt } });
  if (services && !services.includes(need.serviceId)) found.push({ code: "OTHER_SERVICE", texts: { service: need.serviceId } });
  if (need.network !== null && networks && !networks.includes(need.network))
    found.push({ code: "OTHER_NETWORK", texts: { network: need.network } });
  return [...found, ...closed(need, supplier, context), ...overloaded(supplier, context), ...unreachable(supplier, context)];
}

function closed(need: ServiceNeed, { schedule }: SupplierFacts, { local }: FilterContext): FilterReason<ExclusionReason>[] {
  if (!schedule?.hours || isOpenAt(schedule.hours, local)) return [];
  const code = local.today.isHoliday ? "CLOSED_ON_HOLIDAY" : "CLOSED";
  return [{ code, texts: { schedule: schedule.text }, instants: { at: need.neededAt } }];
}

function overloaded(supplier: SupplierFacts, context: FilterContext): FilterReason<ExclusionReason>[] {
  const load = loadOf(supplier, context);
  return load && load.load > load.limit ? [{ code: "LOAD_EXCEEDED", figures: load }] : [];
}

/** Who is phoned needs no connection; the position of a fixed place does not age. */
function unreachable(supplier: SupplierFacts, { now, outdatedPosition }: FilterContext): FilterReason<ExclusionReason>[] {
  const { access, connected, feedState, status, fixAt } = supplier;
  const found: FilterReason<ExclusionReason>[] = [];
  const isDigital = access === "MOBILE" || access === "WEB";
  if (isDigital && (connected === false || feedState === "DISCONNECTED" || status === "MOBILE_DISCONNECTED"))
    found.push({ code: "DISCONNECTED" });
  const age = fixAt === null ? 0 : Math.floor((now - fixAt) / MINUTE_MS);
  if (access === "MOBILE" && now - (fixAt ?? now) > outdatedPosition * MINUTE_MS)
    found.push({ code: "POSITION_OUTDATED", figures: { minutes: age, limit: outdatedPosition } });
  const limit = jobLimitOf(supplier);
  if (supplier.jobs && limit !== null && supplier.jobs.length >= limit)
    found.push({ code: "JOB_LIMIT", figures: { jobs: supplier.jobs.length, limit } });
  return found;
}

/** Null: any number. */
const jobLimitOf = ({ access, jobLimit }: SupplierFacts): number | null =>
  jobLimit ?? (access === "MOBILE" ? supplierFilterLimits.mobileJobs : null);
