// Slow, plain model of a claim and its status as in the readings. Independent of the product: no imports, milliseconds, keeps the events
// and evaluates all of them on each query.
export const MINUTE_MS = 60_000;

export type Access = "MOBILE" | "BASE" | "MANUAL" | "WEB";
export type Action = "manageDelay" | "confirmArrival" | "confirmCompletion" | "cancelProvider" | "cancelService";
/** KPI number → value, minutes. */
export type Kpis = Record<1 | 2 | 3 | 4 | 5 | 12 | 13 | 14, number>;

export interface Model {
  occurred: number;
  validated: number | null;
  scheduled: boolean;
  plannedStart: number | null;
  plannedEnd: number | null;
  supplier: { id: string; access: Access } | null;
  /** Proposed is not assigned. */
  proposed: boolean;
  assigned: number | null;
  /** Promised minutes that do not count yet, because no supplier is assigned. */
  minutesPromised: number | null;
  /** The first promise: never moved. */
  promise: number | null;
  withoutSupplierSince: number | null;
  accepted: number | null;
  arrived: number | null;
  arrivedLate: boolean;
  ended: "feed" | "us" | null;
  /** Suppliers that were cancelled, and when. */
  cancelled: Record<string, number>;
  /** Ends as managed delays moved them. */
  managedArrival: number | null;
  /** When that one was last moved. */
  managedAt: number | null;
  managedWork: number | null;
  /** Fix that the prediction of the resource that drives to this claim was made from, and the minutes from there. */
  trip: { fix: number; eta: number } | null;
  /** Last fix of each resource, by its id. */
  lastFix: Record<string, number>;
}

export const bornAt = (occurred: number): Model => ({
  occurred,
  validated: null,
  scheduled: false,
  plannedStart: null,
  plannedEnd: null,
  supplier: null,
  proposed: false,
  assigned: null,
  minutesPromised: null,
  promise: null,
  withoutSupplierSince: null,
  accepted: null,
  arrived: null,
  arrivedLate: false,
  ended: null,
  cancelled: {},
  managedArrival: null,
  managedAt: null,
  managedWork: null,
  trip: null,
  lastFix: {},
});

const supplied = (claim: Model): boolean => claim.supplier !== null && !claim.proposed;
const planned = (claim: Model): boolean => claim.scheduled && claim.plannedStart !== null;

const farAhead = (claim: Model, now: number): boolean => planned(claim) && claim.plannedStart! - now > 60 * MINUTE_MS;

function windowOf(claim: Model): { start: number | null; end: number; why: "planned" | "promised" | "assigned" } {
  if (planned(claim)) return { start: claim.plannedStart!, end: claim.plannedEnd ?? claim.plannedStart!, why: "planned" };
  if (claim.promise !== null) return { start: claim.promise, end: claim.promise, why: "promised" };
  return { start: null, end: claim.assigned ?? claim.validated ?? claim.occurred, why: "assigned" };
}

function workLimitOf(claim: Model, kpi: Kpis): number {
  let begun = claim.accepted ?? claim.assigned ?? claim.arrived!;
  if (planned(claim)) begun = Math.max(begun, claim.plannedStart!);
  return Math.max(begun + kpi[12] * MINUTE_MS, claim.arrived! + 30 * MINUTE_MS);
}

/** The short code of the status at `now`. Specification readings, "Claim status", rules 1 to 5. */
export function statusOf(claim: Model, kpi: Kpis, now: number): string {
  // 1
  if (claim.ended) return "f";

  const window = windowOf(claim);
  const mobile = claim.supplier?.access === "MOBILE";
  const delayedFrom = (mobile ? kpi[1] : kpi[3]) * MINUTE_MS;
  const criticalFrom = (mobile ? kpi[13] : kpi[14]) * MINUTE_MS;
  const managed = claim.managedArrival !== null && claim.managedArrival > window.end;
  const movedEnd = managed ? claim.managedArrival! : window.end;
  const prediction = supplied(claim) && claim.arrived === null && claim.trip ? claim.trip.fix + claim.trip.eta * MINUTE_MS : now;
  const expected = Math.max(now, prediction);
  const lateness = expected - movedEnd;

  // 2
  if (claim.arrived === null && farAhead(claim, now)) return "ppa";
  // 3
  if (!supplied(claim)) {
    const searchManaged = managed && claim.managedAt! > (claim.withoutSupplierSince ?? -Infinity);
    if (searchManaged && now < movedEnd) return "man";
    if (planned(claim)) return now >= claim.plannedStart! - kpi[4] * MINUTE_MS ? "spd" : "sp";
    const since = claim.withoutSupplierSince ?? claim.validated ?? claim.occurred;
    return now - since >= kpi[4] * MINUTE_MS ? "spd" : "sp";
  }
  // 4
  if (claim.arrived === null) {
    if (managed && now < movedEnd && lateness < delayedFrom) return "man";
    if (lateness >= criticalFrom) return "plc";
    if (lateness >= delayedFrom) return "pld";
    const outdated =
      claim.trip === null || now - Math.max(claim.trip.fix, claim.lastFix[claim.supplier!.id] ?? -Infinity) > kpi[5] * MINUTE_MS;
    if (!outdated && window.start !== null && window.start - expected >= kpi[2] * MINUTE_MS) return "pla";
    return window.why === "assigned" ? "pl" : "plit";
  }
  // 5
  const limit = workLimitOf(claim, kpi);
  const workManaged = claim.managedWork !== null && claim.managedWork > limit;
  if (workManaged && now < claim.managedWork!) return "pfman";
  if (now >= limit) return "pfd";
  return claim.arrivedLate ? "pf" : "pfit";
}

/** Specification readings, "Actions", the column "in". */
export function allows(claim: Model, action: Action, kpi: Kpis, now: number): boolean {
  const status = statusOf(claim, kpi, now);
  const arriving = ["pl", "pla", "plit", "pld", "plc", "man"].includes(status);
  const working = ["pf", "pfd", "pfit", "pfman"].includes(status);
  if (status === "f") return false;
  if (action === "manageDelay") return arriving || working || status === "spd";
  if (action === "confirmArrival") return arriving && supplied(claim) && ["BASE", "MANUAL"].includes(claim.supplier!.access);
  if (action === "confirmCompletion") return working;
  if (action === "cancelProvider") return supplied(claim) && claim.arrived === null;
  return true;
}

export const isAwaited = (claim: Model, kpi: Kpis, now: number): boolean =>
  supplied(claim) && claim.supplier!.access === "MOBILE" && ["pl", "pla", "plit", "pld", "plc", "man"].includes(statusOf(claim, kpi, now));

function supplierIs(claim: Model, before: Model, now: number, said: { assigned?: number; since?: number }): Model {
  const [was, is] = [supplied(before) ? before.supplier!.id : null, supplied(claim) ? claim.supplier!.id : null];
  let next = { ...claim };
  if (said.assigned !== undefined) next.assigned = said.assigned;
  if (said.since !== undefined) next.withoutSupplierSince = said.since;
  if (was !== is) {
    if (is === null) next = { ...next, assigned: said.assigned ?? null, withoutSupplierSince: said.since ?? now };
    else if (said.assigned === undefined) next.assigned = (before.supplier?.id === is ? before.assigned : null) ?? now;
    if (was !== null) next = { ...next, accepted: null, trip: null };
  }
  if (is !== null && next.promise === null && next.minutesPromised !== null)
    next.promise = (next.assigned ?? next.validated ?? next.occurred) + next.minutesPromised * MINUTE_MS;
  return next;
}

export type Happening =
  | { what: "assign"; id: string; access: Access; assigned?: number; eta?: number; proposed: boolean }
  | { what: "unassign"; since?: number }
  | { what: "plan"; scheduled: boolean; start: number | null; end: number | null }
  | { what: "validate"; at: number }
  | { what: "accept"; at: number }
  | { what: "finish"; by: "feed" | "us" }
  | { what: "arrive"; at: number | null }
  | { what: "state"; state: "open" | "finished" | "cancelled" }
  | { what: "position"; fix: number; eta: number }
  | { what: "fix"; fix: number }
  | { what: "manage"; minutes: number }
  | { what: "cancelProvider" | "cancelService" };

const fixed = (claim: Model, fix: number): Model => ({ ...claim, lastFix: { ...claim.lastFix, [claim.supplier!.id]: fix } });

const isOver = (claim: Model): boolean => claim.arrived !== null || claim.ended !== null;

/** The claim after an event at `now`. A trip ends if the plan is far ahead, or arrival or end are withdrawn. */
export function after(claim: Model, happening: Happening, kpi: Kpis, now: number): Model {
  const next = happened(claim, happening, kpi, now);
  const dropped = (next.arrived === null && farAhead(next, now)) || (isOver(claim) && !isOver(next));
  return dropped ? { ...next, trip: null } : next;
}

function happened(claim: Model, happening: Happening, kpi: Kpis, now: number): Model {
  switch (happening.what) {
    case "assign": {
      const { id, access, assigned, eta, proposed } = happening;
      const again = !proposed && !(supplied(claim) && claim.supplier!.id === id);
      // One that was cancelled is assigned again only from a later instant on.
      if (again && id in claim.cancelled && !(assigned !== undefined && assigned > claim.cancelled[id]!)) return claim;
      const next = { ...claim, supplier: { id, access }, proposed, minutesPromised: eta ?? claim.minutesPromised };
      return supplierIs(next, claim, now, { assigned });
    }
    case "unassign":
      return supplierIs({ ...claim, supplier: null }, claim, now, { since: happening.since });
    case "plan":
      return { ...claim, scheduled: happening.scheduled, plannedStart: happening.start, plannedEnd: happening.end };
    case "validate":
      return { ...claim, validated: happening.at };
    case "accept":
      return { ...claim, accepted: happening.at };
    case "arrive": {
      if (happening.at === null) return { ...claim, arrived: null, arrivedLate: false };
      if (claim.arrived !== null) return { ...claim, arrived: happening.at };
      const limit = claim.supplier?.access === "MOBILE" ? kpi[1] : kpi[3];
      return { ...claim, arrived: happening.at, arrivedLate: happening.at - windowOf(claim).end >= limit * MINUTE_MS };
    }
    case "finish":
      return { ...claim, ended: claim.ended ?? happening.by };
    case "state":
      // The feed reopens what the feed has ended.
      return { ...claim, ended: happening.state !== "open" ? (claim.ended ?? "feed") : claim.ended === "feed" ? null : claim.ended };
    case "position":
      return { ...fixed(claim, happening.fix), trip: { fix: happening.fix, eta: happening.eta } };
    case "fix":
      return fixed(claim, happening.fix);
    case "manage": {
      const moved = (end: number): number => Math.max(end, now) + happening.minutes * MINUTE_MS;
      if (claim.arrived === null || !supplied(claim)) {
        const end = Math.max(windowOf(claim).end, claim.managedArrival ?? -Infinity);
        return { ...claim, managedArrival: moved(end), managedAt: now };
      }
      return { ...claim, managedWork: moved(Math.max(workLimitOf(claim, kpi), claim.managedWork ?? -Infinity)) };
    }
    case "cancelProvider":
      return supplierIs({ ...claim, supplier: null, cancelled: { ...claim.cancelled, [claim.supplier!.id]: now } }, claim, now, {
        since: now,
      });
    default:
      return { ...claim, ended: "us" };
  }
}
