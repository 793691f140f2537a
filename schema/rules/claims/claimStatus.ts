// Claim status as a pure function of claim, last position, settings and time. `ruleAt` tests the rules in the order of
// "Claim status" of the specification readings.
import { MINUTE_MS } from "../durations";
import type { ClaimStatus, TimingLabel } from "../lists/claims";
import { statusReasonOf, type StatusReason, type StatusRule } from "./statusReason";
import {
  actionFrom,
  arrivalEnd,
  arrivalLimits,
  arrivalWasLate,
  claimWindow,
  decisiveArrival,
  criticalArrival,
  plannedStartOf,
  predictedArrival,
  searchManagedUntil,
  unassignedLimit,
  waitingSince,
  workEnd,
  workLimit,
  type ClaimFacts,
  type ResourceFacts,
  type WindowBasis,
} from "./claimWindow";
import { outdatedFrom } from "../suppliers/resourceStatus";
import type { Settings } from "../settings/kpiSettings";

export type { ClaimFacts, ResourceFacts, StatusReason };

export const statusOfRule: Record<StatusRule, ClaimStatus> = {
  "1": "FINISHED",
  "2": "PROG_PENDING_ACTION",
  "3a": "NO_SUPPLIER_DELAYED",
  "3b": "NO_SUPPLIER_DELAYED",
  "3c": "NO_SUPPLIER",
  "3d": "MANAGED",
  "4a": "MANAGED",
  "4b": "PENDING_ARRIVAL_CRITICAL",
  "4c": "PENDING_ARRIVAL_DELAYED",
  "4d": "PENDING_ARRIVAL_ADVANCED",
  "4e": "PENDING_ARRIVAL_INTIME",
  "4f": "PENDING_ARRIVAL",
  "5a": "NO_FINISH_MANAGED",
  "5b": "NO_FINISH_DELAYED",
  "5c": "NO_FINISH_ARRIVAL_INTIME",
  "5d": "NO_FINISHED",
};

/** NO_FINISHED occurs only after a late arrival, so the status alone determines the label. */
export const labelOfStatus: Partial<Record<ClaimStatus, TimingLabel>> = {
  PENDING_ARRIVAL_ADVANCED: "EARLY",
  PENDING_ARRIVAL_INTIME: "ON_TIME",
  NO_FINISH_ARRIVAL_INTIME: "ON_TIME",
  NO_SUPPLIER_DELAYED: "LATE",
  PENDING_ARRIVAL_DELAYED: "LATE",
  PENDING_ARRIVAL_CRITICAL: "LATE",
  NO_FINISH_DELAYED: "LATE",
  NO_FINISHED: "LATE",
};

export interface StatusAnswer {
  status: ClaimStatus;
  label: TimingLabel | null;
  reason: StatusReason;
  /** Next instant at which time alone changes the status or makes the position outdated; `null` if never. */
  nextChangeAt: number | null;
  /**
   * Start of the displayed age or lateness: start of waiting, planned start, or due time including managed delays. `null` once finished.
   */
  measuredFrom: number | null;
  predictedAt: number | null;
}

/** Returns the status at `now`. Exactly one rule matches any combination of facts. */
export function evaluateClaimStatus(claim: ClaimFacts, resource: ResourceFacts | null, settings: Settings, now: number): StatusAnswer {
  const state = timelessStateOf(claim, resource, settings);
  const rule = ruleAt(state, now);
  const status = statusOfRule[rule];
  return {
    status,
    label: labelOfStatus[status] ?? null,
    reason: statusReasonOf(rule, claim, resource, settings, now),
    nextChangeAt: nextChange(state, status, now),
    measuredFrom: measuredFrom(rule, claim, settings),
    predictedAt: hasNoPrediction(status) ? null : state.predictedAt,
  };
}

const hasNoPrediction = (status: ClaimStatus): boolean => status === "FINISHED" || status === "PROG_PENDING_ACTION";

interface TimelessClaimState {
  ended: boolean;
  arrived: boolean;
  supplied: boolean;
  arrivedLate: boolean;
  basis: WindowBasis;
  predictedAt: number | null;
  expectedAt: number | null;
  marks: Marks;
}

/**
 * First instant, in ms, at which a condition holds; Infinity for never, -Infinity for always. Time affects a status only through these.
 */
type Marks = Record<
  | "action"
  | "unassignedTooLong"
  | "searchManagedOver"
  | "arrivalManagedOver"
  | "delayed"
  | "critical"
  | "notEarly"
  | "outdated"
  | "workManagedOver"
  | "workOver",
  number
>;

function ruleAt({ ended, arrived, supplied, arrivedLate, basis, expectedAt, marks }: TimelessClaimState, now: number): StatusRule {
  const expected = Math.max(now, expectedAt ?? now);
  if (ended) return "1";
  if (!arrived && now < marks.action) return "2";
  // Also after an arrival, because a claim that lost its supplier waits for a new one.
  if (!supplied && now < marks.searchManagedOver) return "3d";
  if (!supplied) return now < marks.unassignedTooLong ? "3c" : basis === "planned" ? "3b" : "3a";
  if (!arrived) {
    if (now < marks.arrivalManagedOver && expected < marks.delayed) return "4a";
    if (expected >= marks.critical) return "4b";
    if (expected >= marks.delayed) return "4c";
    if (now < marks.outdated && expected < marks.notEarly) return "4d";
    return basis === "assigned" ? "4f" : "4e";
  }
  if (now < marks.workManagedOver) return "5a";
  if (now >= marks.workOver) return "5b";
  return arrivedLate ? "5d" : "5c";
}

function timelessStateOf(claim: ClaimFacts, resource: ResourceFacts | null, settings: Settings): TimelessClaimState {
  const window = claimWindow(claim);
  const due = arrivalEnd(claim);
  const limits = arrivalLimits(claim);
  const predictedAt = predictedArrival(claim, resource);
  const workLimitAt = workLimit(claim, settings) ?? Infinity;
  const workDue = workEnd(claim, settings) ?? Infinity;
  return {
    ended: claim.finishedAt !== null || claim.cancelledAt !== null,
    arrived: claim.arrivedAt !== null,
    supplied: claim.supplierId !== null,
    arrivedLate: claim.arrivedLate ?? arrivalWasLate(claim, settings),
    basis: window.basis,
    predictedAt,
    expectedAt: decisiveArrival(claim, resource, settings),
    marks: {
      action: actionFrom(claim) ?? -Infinity,
      unassignedTooLong: unassignedLimit(claim, settings),
      searchManagedOver: searchManagedUntil(claim) ?? -Infinity,
      // A managed end does not apply if the plan or KPI 12 is later.
      arrivalManagedOver: due > window.end ? due : -Infinity,
      delayed: due + settings[limits.delayed] * MINUTE_MS,
      critical: criticalArrival(claim, settings),
      // An arrival at exactly KPI 2 is still early.
      notEarly: window.start === null ? -Infinity : window.start - settings.mobileAdvance * MINUTE_MS + 1,
      // Only the position of an approaching resource can make the claim early.
      outdated: predictedAt === null ? -Infinity : outdatedFrom(resource!.fixAt!, settings),
      workManagedOver: workDue > workLimitAt ? workDue : -Infinity,
      workOver: workDue,
    },
  };
}

/**
 * No rule changes between two marks, so the first mark with another status is exact. An outdated position changes the reason in any
 * status. Specification readings: `nextChangeAt`.
 */
function nextChange(state: TimelessClaimState, status: ClaimStatus, now: number): number | null {
  const outdates = hasNoPrediction(status) ? null : state.marks.outdated;
  return marksAhead(state, now).find((mark) => mark === outdates || statusOfRule[ruleAt(state, mark)] !== status) ?? null;
}

const marksAhead = ({ marks }: TimelessClaimState, now: number): number[] =>
  Object.values(marks)
    .filter((mark) => mark > now && mark < Infinity)
    .sort((a, b) => a - b);

/**
 * Returns the first matching status that time alone leads to after `now`, and when; `null` if never. Equals following `nextChangeAt`
 * repeatedly.
 */
export function nextStatusOf(
  claim: ClaimFacts,
  resource: ResourceFacts | null,
  settings: Settings,
  now: number,
  isWanted: (status: ClaimStatus) => boolean,
): { status: ClaimStatus; at: number } | null {
  const state = timelessStateOf(claim, resource, settings);
  for (const at of marksAhead(state, now)) {
    const status = statusOfRule[ruleAt(state, at)];
    if (isWanted(status)) return { status, at };
  }
  return null;
}

function measuredFrom(rule: StatusRule, claim: ClaimFacts, settings: Settings): number | null {
  if (rule === "1") return null;
  if (rule === "2") return plannedStartOf(claim);
  if (rule === "3d") return arrivalEnd(claim);
  if (rule.startsWith("3")) return plannedStartOf(claim) ?? waitingSince(claim);
  return rule.startsWith("4") ? arrivalEnd(claim) : workEnd(claim, settings);
}
