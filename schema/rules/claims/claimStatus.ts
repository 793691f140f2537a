// The status of a claim: a pure function of the claim, its resource's last position, the settings and the clock.
// Readings, "Claim status"; the rules stand in `ruleAt` in their order there, the first match wins.
import { MINUTE_MS } from "../durations";
import type { ClaimStatus, TimingLabel } from "./claims";
import { statusReasonOf, type StatusReason, type StatusRule } from "./statusReason";
import {
  actionFrom,
  arrivalEnd,
  arrivalLimits,
  arrivalWasLate,
  claimWindow,
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

const statusOfRule: Record<StatusRule, ClaimStatus> = {
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

/** NO_FINISHED comes only after a late arrival, so a status alone gives its label. */
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

/** Instants are ms since 1970. */
export interface StatusAnswer {
  status: ClaimStatus;
  label: TimingLabel | null;
  reason: StatusReason;
  /** The first instant at which the clock alone gives another status, or the position becomes outdated; null: never. */
  nextChangeAt: number | null;
  /**
   * What age and lateness count from: waiting since; the planned start while that is what is waited for; when the arrival
   * or the work is due, managing counted. Null once finished.
   */
  measuredFrom: number | null;
  /** When the resource is predicted to arrive; null: nobody is driving there. */
  predictedAt: number | null;
}

/** Status of a claim at `now`. Never fails: whatever the facts, exactly one rule matches. */
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

/** Nobody is driving to a claim that is over, or before its plan is near. */
const hasNoPrediction = (status: ClaimStatus): boolean => status === "FINISHED" || status === "PROG_PENDING_ACTION";

/** The claim with the clock taken out: what is so at any time, and the marks that the clock can pass. */
interface TimelessClaimState {
  ended: boolean;
  arrived: boolean;
  supplied: boolean;
  arrivedLate: boolean;
  basis: WindowBasis;
  predictedAt: number | null;
  marks: Marks;
}

/** First milliseconds at which something is so; Infinity: never, -Infinity: always. Only here can time change a status. */
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

function ruleAt({ ended, arrived, supplied, arrivedLate, basis, predictedAt, marks }: TimelessClaimState, now: number): StatusRule {
  // Nobody arrives in the past: a prediction that is over is the present moment.
  const expected = Math.max(now, predictedAt ?? now);
  if (ended) return "1";
  if (!arrived && now < marks.action) return "2";
  // Also after an arrival: a claim that lost its supplier waits for one again.
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
    marks: {
      action: actionFrom(claim) ?? -Infinity,
      unassignedTooLong: unassignedLimit(claim, settings),
      searchManagedOver: searchManagedUntil(claim) ?? -Infinity,
      // An end that the plan, or KPI 12, has overtaken since it was moved is moved no more.
      arrivalManagedOver: due > window.end ? due : -Infinity,
      delayed: due + settings[limits.delayed] * MINUTE_MS,
      critical: criticalArrival(claim, settings),
      // At exactly KPI 2 it still is early.
      notEarly: window.start === null ? -Infinity : window.start - settings.mobileAdvance * MINUTE_MS + 1,
      // Only a resource that is driving here has a position that can make the claim early.
      outdated: predictedAt === null ? -Infinity : outdatedFrom(resource!.fixAt!, settings),
      workManagedOver: workDue > workLimitAt ? workDue : -Infinity,
      workOver: workDue,
    },
  };
}

/**
 * Between two marks no rule can change, so the first mark ahead that gives another status is the exact moment. An outdated position gives
 * another reason whatever the status. Readings: `nextChangeAt`.
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
 * The first status of a kind that the clock alone gives the claim after `now`, and from when; null: never. The same as following
 * `nextChangeAt` from one status to the next, at most once for each mark.
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
