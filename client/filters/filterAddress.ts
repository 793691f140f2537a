import { AssignmentType, claimStatuses, type ClaimStatus, openClaimStatuses, serviceKinds } from "../../schema/rules/lists/claims";
import { byTextFilter } from "../../schema/rules/map/filterParts";
import { readInstant } from "../../schema/rules/language/instants";
import { listLimits, MAX_FILTER_MINUTES, textLimits } from "../../schema/rules/requests/inputLimits";
import { typedText } from "../../schema/rules/search/searchText";
import { resourceStatuses, type ResourceStatus, resourceStatusOrder, SupplierAccess } from "../../schema/rules/lists/suppliers";
import type { Filter, MinutesRange } from "./filter";

export interface FilterAddress {
  claimStatuses: ClaimStatus[];
  resourceStatuses: ResourceStatus[];
  filter: Filter;
  withoutPosition: boolean;
}

/** Serialization of filter parts in one parameter. Invalid text is ignored; an empty text is not written. */
interface Parameter {
  read(text: string): Filter;
  write(filter: Filter): string;
}

// Commas separate list entries and are escaped within them.
const escaped = (entry: string): string => entry.replaceAll("%", "%25").replaceAll(",", "%2C");
const unescaped = (entry: string): string => entry.replaceAll("%2C", ",").replaceAll("%25", "%");
const isId = (entry: string): boolean => entry !== "" && entry.length <= textLimits.identifier;
const entriesOf = (text: string): string[] => [...new Set(text.split(",").map(unescaped).filter(isId))].slice(0, listLimits.filter);

type PartsOf<T> = { [Part in keyof Filter]-?: Required<Filter>[Part] extends T ? Part : never }[keyof Filter];

const idList = (part: "instanceIds" | "centreIds" | "serviceIds" | "clientIds" | "contractIds" | "supplierIds"): Parameter => ({
  read(text) {
    const entries = entriesOf(text);
    return entries.length ? { [part]: entries } : {};
  },
  write: (filter) => (filter[part] ?? []).map(escaped).join(","),
});

const codeList = (part: "kinds" | "access" | "assignmentTypes", codes: readonly string[]): Parameter => ({
  read(text) {
    const words = text.toUpperCase().split(",");
    const chosen = codes.filter((code) => words.includes(code));
    return chosen.length ? { [part]: chosen } : {};
  },
  write: (filter) => codes.filter((code) => (filter[part] as readonly string[] | undefined)?.includes(code)).join(","),
});

const text = (part: PartsOf<string>): Parameter => ({
  read: (text) => (typedText(text) ? { [part]: typedText(text).slice(0, textLimits.search).trim() } : {}),
  write: (filter) => filter[part] ?? "",
});

function rangeOf(text: string): MinutesRange | null {
  const match = /^(\d{0,8})-(\d{0,8})$/.exec(text);
  if (!match || text === "-") return null;
  const [from, to] = match.slice(1).map((digits) => (digits === "" ? null : Number(digits))) as [number | null, number | null];
  return Math.max(from ?? 0, to ?? 0) > MAX_FILTER_MINUTES || (from !== null && to !== null && from > to) ? null : { from, to };
}

const minutes = (part: PartsOf<MinutesRange>): Parameter => ({
  read(text) {
    const range = rangeOf(text);
    return range ? { [part]: range } : {};
  },
  write(filter) {
    const range = filter[part];
    return range ? `${range.from ?? ""}-${range.to ?? ""}` : "";
  },
});

/** Precision of one minute, as in the form. */
const instant = (part: "plannedFrom" | "plannedTo" | "contactFrom" | "contactTo"): Parameter => ({
  read(text) {
    const at = readInstant(text);
    return typeof at === "string" ? {} : { [part]: new Date(at).toISOString() };
  },
  write: (filter) => (filter[part] === undefined ? "" : `${new Date(filter[part]).toISOString().slice(0, 16)}Z`),
});

const scheduled: Parameter = {
  read(text) {
    const words = text.split(",");
    const [yes, no, unknown] = ["yes", "no", "unknown"].map((word) => words.includes(word));
    // The API cannot filter by yes and no together, which equals no filter.
    if (yes && no) return {};
    return { ...(yes && { scheduled: true }), ...(no && { scheduled: false }), ...(unknown && { scheduledUnknown: true as const }) };
  },
  write: (filter) =>
    [...(filter.scheduled === undefined ? [] : [filter.scheduled ? "yes" : "no"]), ...(filter.scheduledUnknown ? ["unknown"] : [])].join(
      ",",
    ),
};

/** Value for claims without a priority. Real codes never end in a colon. */
const WITHOUT_PRIORITY = "unknown:";
const priority: Parameter = {
  read(text) {
    const entries = entriesOf(text);
    const codes = entries.filter((entry) => entry !== WITHOUT_PRIORITY);
    return {
      ...(codes.length && { priorityCodes: codes }),
      ...(entries.includes(WITHOUT_PRIORITY) && { priorityUnknown: true as const }),
    };
  },
  write: (filter) => [...(filter.priorityCodes ?? []).map(escaped), ...(filter.priorityUnknown ? [WITHOUT_PRIORITY] : [])].join(","),
};

const parameters: Readonly<Record<string, Parameter>> = {
  instance: idList("instanceIds"),
  centre: idList("centreIds"),
  service: idList("serviceIds"),
  kind: codeList("kinds", serviceKinds),
  scheduled,
  priority,
  unassigned: minutes("unassignedMinutes"),
  access: codeList("access", Object.keys(SupplierAccess)),
  client: idList("clientIds"),
  contract: idList("contractIds"),
  supplierIs: idList("supplierIds"),
  assigned: minutes("assignedMinutes"),
  plannedFrom: instant("plannedFrom"),
  plannedTo: instant("plannedTo"),
  contactFrom: instant("contactFrom"),
  contactTo: instant("contactTo"),
  mobile: text("mobileUser"),
  assignment: codeList("assignmentTypes", Object.keys(AssignmentType)),
  ...byTextFilter(text),
  attributes: text("attributeText"),
};

export function readFilter(params: URLSearchParams): Filter {
  const filter: Filter = {};
  for (const [name, { read }] of Object.entries(parameters)) Object.assign(filter, read(params.get(name) ?? ""));
  return ordered(filter);
}

export function writeFilter(params: URLSearchParams, filter: Filter): void {
  for (const [name, { write }] of Object.entries(parameters)) {
    const text = write(filter);
    if (text) params.set(name, text);
    else params.delete(name);
  }
}

/** Normalizes the filter as if read from an address, so that equal filters have equal text. */
export function canonicalFilter(filter: Filter): Filter {
  const params = new URLSearchParams();
  writeFilter(params, filter);
  return readFilter(params);
}
export const sameFilter = (a: Filter, b: Filter): boolean => JSON.stringify(canonicalFilter(a)) === JSON.stringify(canonicalFilter(b));

/** Drops date ranges that end before they begin. */
function ordered({ plannedFrom, plannedTo, contactFrom, contactTo, ...otherParts }: Filter): Filter {
  return { ...otherParts, ...rangeOfDates("planned", plannedFrom, plannedTo), ...rangeOfDates("contact", contactFrom, contactTo) };
}
function rangeOfDates(name: "planned" | "contact", from: string | undefined, to: string | undefined): Filter {
  if (from !== undefined && to !== undefined && from >= to) return {};
  return { ...(from !== undefined && { [`${name}From`]: from }), ...(to !== undefined && { [`${name}To`]: to }) };
}

function withCodes<T extends string>(list: readonly T[], param: string | null, codeOf: (value: T) => string): T[] {
  const codes = (param ?? "").split(",");
  return list.filter((value) => codes.includes(codeOf(value)));
}
const claimCode = (status: ClaimStatus): string => claimStatuses[status].code;
const resourceCode = (status: ResourceStatus): string => resourceStatuses[status].code;

export const readFilterAddress = (params: URLSearchParams): FilterAddress => ({
  claimStatuses: withCodes(openClaimStatuses, params.get("status"), claimCode),
  resourceStatuses: withCodes(resourceStatusOrder, params.get("resources"), resourceCode),
  filter: readFilter(params),
  withoutPosition: params.has("nowhere"),
});

export function writeFilterAddress(params: URLSearchParams, address: FilterAddress): void {
  const set = (name: string, value: string): void => (value ? params.set(name, value) : params.delete(name));
  set("status", address.claimStatuses.map(claimCode).join(","));
  set("resources", address.resourceStatuses.map(resourceCode).join(","));
  writeFilter(params, address.filter);
  set("nowhere", address.withoutPosition ? "1" : "");
}

export function queryText(params: URLSearchParams): string {
  const text = params.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text && `?${text}`;
}

/** Filter part of an address, to open another screen with it: "?status=plc", or "". */
export function filterQuery(search: string): string {
  const params = new URLSearchParams();
  writeFilterAddress(params, readFilterAddress(new URLSearchParams(search)));
  return queryText(params);
}
