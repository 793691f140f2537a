// A filter as parameters of an address: the same on the map and on the registers, so that a link carries it from one to the other.
import { AssignmentType, claimStatuses, type ClaimStatus, openClaimStatuses, serviceKinds } from "../../schema/rules/claims/claims";
import { listLimits, MAX_FILTER_MINUTES, textLimits } from "../../schema/rules/limits/inputLimits";
import { resourceStatuses, type ResourceStatus, resourceStatusOrder, SupplierAccess } from "../../schema/rules/suppliers/suppliers";
import type { Filter, MinutesRange } from "./filter";

/** All that narrows a screen, as its address says it. */
export interface FilterAddress {
  /** Statuses that are wanted; empty: all. */
  claimStatuses: ClaimStatus[];
  resourceStatuses: ResourceStatus[];
  /** What else claims and suppliers are narrowed by: what the panel of filters chooses. */
  filter: Filter;
  /** Only what has no position. */
  withoutPosition: boolean;
}

/** How some parts stand in one parameter. What is not understood reads as nothing; an empty text is not written. */
interface Parameter {
  read(text: string): Filter;
  write(filter: Filter): string;
}

// A comma parts the entries of a list; within one it is escaped.
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
    const said = text.toUpperCase().split(",");
    const chosen = codes.filter((code) => said.includes(code));
    return chosen.length ? { [part]: chosen } : {};
  },
  write: (filter) => codes.filter((code) => (filter[part] as readonly string[] | undefined)?.includes(code)).join(","),
});

const text = (part: PartsOf<string>): Parameter => ({
  read: (said) => (said.trim() ? { [part]: said.trim().slice(0, textLimits.search).trim() } : {}),
  write: (filter) => filter[part] ?? "",
});

function rangeOf(said: string): MinutesRange | null {
  const found = /^(\d{0,8})-(\d{0,8})$/.exec(said);
  if (!found || said === "-") return null;
  const [from, to] = found.slice(1).map((one) => (one === "" ? null : Number(one))) as [number | null, number | null];
  return Math.max(from ?? 0, to ?? 0) > MAX_FILTER_MINUTES || (from !== null && to !== null && from > to) ? null : { from, to };
}

const minutes = (part: PartsOf<MinutesRange>): Parameter => ({
  read(said) {
    const range = rangeOf(said);
    return range ? { [part]: range } : {};
  },
  write(filter) {
    const range = filter[part];
    return range ? `${range.from ?? ""}-${range.to ?? ""}` : "";
  },
});

/** To the minute, as they are chosen. */
const instant = (part: "plannedFrom" | "plannedTo" | "contactFrom" | "contactTo"): Parameter => ({
  read(said) {
    const at = /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(said) ? Date.parse(said) : NaN;
    return Number.isNaN(at) ? {} : { [part]: new Date(at).toISOString() };
  },
  write: (filter) => (filter[part] === undefined ? "" : `${new Date(filter[part]).toISOString().slice(0, 16)}Z`),
});

const scheduled: Parameter = {
  read(said) {
    const words = said.split(",");
    const [yes, no, unknown] = ["yes", "no", "unknown"].map((word) => words.includes(word));
    // Of yes and no together the API can ask for neither alone.
    if (yes && no) return {};
    return { ...(yes && { scheduled: true }), ...(no && { scheduled: false }), ...(unknown && { scheduledUnknown: true as const }) };
  },
  write: (filter) =>
    [...(filter.scheduled === undefined ? [] : [filter.scheduled ? "yes" : "no"]), ...(filter.scheduledUnknown ? ["unknown"] : [])].join(
      ",",
    ),
};

/** Beside the codes of priorities, of which none ends in a colon: those without one. */
const WITHOUT_PRIORITY = "unknown:";
const priority: Parameter = {
  read(said) {
    const entries = entriesOf(said);
    const codes = entries.filter((entry) => entry !== WITHOUT_PRIORITY);
    return {
      ...(codes.length && { priorityCodes: codes }),
      ...(entries.includes(WITHOUT_PRIORITY) && { priorityUnknown: true as const }),
    };
  },
  write: (filter) => [...(filter.priorityCodes ?? []).map(escaped), ...(filter.priorityUnknown ? [WITHOUT_PRIORITY] : [])].join(","),
};

/** By their names in the address, in the order in which they are written. */
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
  file: text("file"),
  otherFile: text("otherFile"),
  attributes: text("attributeText"),
};

/** The filter that an address says. What it does not understand counts as not said. */
export function readFilter(params: URLSearchParams): Filter {
  const filter: Filter = {};
  for (const [name, { read }] of Object.entries(parameters)) Object.assign(filter, read(params.get(name) ?? ""));
  return ordered(filter);
}

/** Writes it among the other parameters; a part that is not set leaves none. */
export function writeFilter(params: URLSearchParams, filter: Filter): void {
  for (const [name, { write }] of Object.entries(parameters)) {
    const said = write(filter);
    if (said) params.set(name, said);
    else params.delete(name);
  }
}

/** As it would be read again: what is the same filter is the same text. */
export function canonicalFilter(filter: Filter): Filter {
  const params = new URLSearchParams();
  writeFilter(params, filter);
  return readFilter(params);
}
export const sameFilter = (one: Filter, other: Filter): boolean =>
  JSON.stringify(canonicalFilter(one)) === JSON.stringify(canonicalFilter(other));

/** A range of dates that ends before it begins says nothing. */
function ordered({ plannedFrom, plannedTo, contactFrom, contactTo, ...others }: Filter): Filter {
  return { ...others, ...rangeOfDates("planned", plannedFrom, plannedTo), ...rangeOfDates("contact", contactFrom, contactTo) };
}
function rangeOfDates(name: "planned" | "contact", from: string | undefined, to: string | undefined): Filter {
  if (from !== undefined && to !== undefined && from >= to) return {};
  return { ...(from !== undefined && { [`${name}From`]: from }), ...(to !== undefined && { [`${name}To`]: to }) };
}

/** Some of a list, by their codes with commas between them. */
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

/** Writes it among the other parameters; what narrows nothing leaves none. */
export function writeFilterAddress(params: URLSearchParams, address: FilterAddress): void {
  const set = (name: string, value: string): void => (value ? params.set(name, value) : params.delete(name));
  set("status", address.claimStatuses.map(claimCode).join(","));
  set("resources", address.resourceStatuses.map(resourceCode).join(","));
  writeFilter(params, address.filter);
  set("nowhere", address.withoutPosition ? "1" : "");
}

/** The part of an address after "?"; commas and colons may stand in it as they are. */
export function queryText(params: URLSearchParams): string {
  const text = params.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text && `?${text}`;
}

/** Of an address the part that narrows, to go on with on another screen: "?status=plc", or nothing. */
export function filterQuery(search: string): string {
  const params = new URLSearchParams();
  writeFilterAddress(params, readFilterAddress(new URLSearchParams(search)));
  return queryText(params);
}
