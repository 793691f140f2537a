// Decides which automatic processes are due, and when the next one will be. Specification readings, "Automatic processes".
// Pure: the caller knows which processes have already run.
import { DAY_MS, MINUTE_MS } from "../durations";
import type { ClaimStatus } from "../lists/claims";
import { arrivalEnd, arrivalLimits, decisiveArrival, plannedStartOf, workEnd, type ClaimFacts, type ResourceFacts } from "./claimWindow";
import type { Process } from "./processes";
import type { NumberSettingKey, Settings } from "../settings/kpiSettings";

export type DelayKind = "arrival" | "completion";

/** Statuses that count as a delay. A managed delay does not, so its processes are paused. */
export const delayOfStatus: Partial<Record<ClaimStatus, DelayKind>> = {
  PENDING_ARRIVAL_DELAYED: "arrival",
  PENDING_ARRIVAL_CRITICAL: "arrival",
  NO_FINISH_DELAYED: "completion",
};

/** Processes that request a phone call, and the setting with their limit in minutes. Cancelled when the claim recovers. */
export const contactProcesses = {
  arrival: { ARRIVAL_CONTACT_CENTRE: "contactCentreArrival", ARRIVAL_CONTACT_LIST: "contactListArrival" },
  completion: { COMPLETION_CONTACT_CENTRE: "contactCentreCompletion", COMPLETION_CONTACT_LIST: "contactListCompletion" },
} as const satisfies Record<DelayKind, Partial<Record<Process, NumberSettingKey>>>;
export type ContactProcess = { [D in DelayKind]: keyof (typeof contactProcesses)[D] }[DelayKind];
export const isContactProcess = (process: Process): process is ContactProcess =>
  process in contactProcesses.arrival || process in contactProcesses.completion;

const unmanagedWork: readonly ClaimStatus[] = ["NO_FINISHED", "NO_FINISH_DELAYED", "NO_FINISH_ARRIVAL_INTIME"];

/** Claims received later than this after their event trigger no calls. Specification readings, "Records coming in". */
const MAX_RECORD_AGE_MS = DAY_MS;

export interface AutomaticFacts {
  claim: ClaimFacts;
  resource: ResourceFacts | null;
  settings: Settings;
  status: ClaimStatus;
  lateSince: number | null;
  createdAt: number;
}

export interface DueProcess {
  process: Exclude<Process, "AUTOMATIC_ARRIVAL">;
  /** Distinguishes repeated causes: start of the episode, or arrival time for a completion. */
  episode: number;
  setting: NumberSettingKey;
  limit: number;
  minutes: number;
}

export interface AutomaticAnswer {
  due: DueProcess[];
  /** Next instant at which a process becomes due if the status stays; `null` if none will. */
  nextDueAt: number | null;
}

/** Returns the processes that are due at `now`. automaticArrival.ts handles arrivals, which do not depend on the clock. */
export function dueProcessesOf(facts: AutomaticFacts, now: number): AutomaticAnswer {
  if (isTooOldForCalls(facts)) return { due: [], nextDueAt: null };
  const marks = [...contactMarks(facts, now), ...completionMark(facts, now)];
  const ahead = marks.map(({ at }) => at).filter((at) => at > now);
  return {
    due: marks.filter(({ at }) => at <= now).map(({ at: _at, ...due }) => due),
    nextDueAt: ahead.length ? Math.min(...ahead) : null,
  };
}

/** Process that will run if nothing changes. Its time is `null` if it depends on the resource's arrival. */
export interface UpcomingMark {
  process: Process;
  setting: NumberSettingKey;
  limit: number;
  at: number | null;
}

/**
 * Returns the processes that will run if nothing changes, by time. Includes future delays; managed delays count from the moved end. The
 * caller drops those that ran.
 */
export function upcomingProcessesOf(facts: AutomaticFacts, now: number): UpcomingMark[] {
  const { claim, settings, status } = facts;
  if (claim.finishedAt !== null || claim.cancelledAt !== null || claim.supplierId === null) return [];
  if (status === "PROG_PENDING_ACTION") return [];
  const late = contactMarks(facts, now);
  const contacts = late.length > 0 ? late : delayOfStatus[status] ? [] : contactsAhead(facts);
  const marks = isTooOldForCalls(facts) ? [] : [...contacts, ...automaticCompletion(facts)];
  const arrival: UpcomingMark[] =
    claim.arrivedAt === null && claim.supplierAccess === "MOBILE"
      ? [{ process: "AUTOMATIC_ARRIVAL", setting: "automaticArrivalDistance", limit: settings.automaticArrivalDistance, at: null }]
      : [];
  const timed = marks.map(({ process, setting, limit, at }) => ({ process, setting, limit, at: Math.max(at, now) }));
  return [...timed.sort((a, b) => a.at - b.at), ...arrival];
}

type AheadMark = Pick<ProcessMark, "process" | "setting" | "limit" | "at">;

/** Contact processes of a claim that is not delayed yet. None starts before the status becomes a delay. */
function contactsAhead({ claim, settings }: AutomaticFacts): AheadMark[] {
  const delay: DelayKind = claim.arrivedAt === null ? "arrival" : "completion";
  const end = delay === "arrival" ? arrivalEnd(claim) : workEnd(claim, settings)!;
  const lateFrom = delay === "arrival" ? end + settings[arrivalLimits(claim).delayed] * MINUTE_MS : end;
  return Object.entries(contactProcesses[delay]).map(([process, setting]) => ({
    process: process as ContactProcess,
    setting,
    limit: settings[setting],
    at: Math.max(lateFrom, end + settings[setting] * MINUTE_MS),
  }));
}

function automaticCompletion({ claim, settings }: AutomaticFacts): AheadMark[] {
  if (!settings.automaticCompletion || claim.arrivedAt === null) return [];
  const limit = settings.automaticCompletionAfter;
  const at = Math.max(claim.arrivedAt + limit * MINUTE_MS, claim.workManagedUntil ?? -Infinity);
  return [{ process: "AUTOMATIC_COMPLETION", setting: "automaticCompletionAfter", limit, at }];
}

/** Identifies an assignment: supplier plus time, so a repeated assignment of the same supplier differs. */
export const assignmentOf = ({ supplierId, assignedAt }: Pick<ClaimFacts, "supplierId" | "assignedAt">): string =>
  `${supplierId ?? ""}@${assignedAt === null ? "" : new Date(assignedAt).toISOString()}`;

export const supplierOfAssignment = (assignment: string): string | null => assignment.slice(0, assignment.lastIndexOf("@")) || null;

type ProcessMark = DueProcess & { at: number };

function contactMarks({ claim, resource, settings, status, lateSince }: AutomaticFacts, now: number): ProcessMark[] {
  const delay = delayOfStatus[status];
  if (!delay || lateSince === null) return [];
  const end = delay === "arrival" ? arrivalEnd(claim) : workEnd(claim, settings)!;
  const noticeable = delay === "arrival" ? end + settings[arrivalLimits(claim).delayed] * MINUTE_MS : end;
  if (lateSince - noticeable > MAX_RECORD_AGE_MS) return [];
  // Lateness of an arrival uses the prediction, so a prediction beyond the limit is due immediately.
  const expected = Math.max(now, delay === "arrival" ? (decisiveArrival(claim, resource, settings) ?? now) : now);
  return Object.entries(contactProcesses[delay]).map(([process, setting]) => {
    const limit = settings[setting];
    const from = end + limit * MINUTE_MS;
    const at = expected >= from ? Math.min(now, from) : from;
    return { process: process as ContactProcess, episode: lateSince, setting, limit, minutes: wholeMinutes(expected - end), at };
  });
}

function completionMark({ claim, settings, status }: AutomaticFacts, now: number): ProcessMark[] {
  if (!settings.automaticCompletion || claim.arrivedAt === null || !unmanagedWork.includes(status)) return [];
  const limit = settings.automaticCompletionAfter;
  const at = claim.arrivedAt + limit * MINUTE_MS;
  const setting = "automaticCompletionAfter";
  return [{ process: "AUTOMATIC_COMPLETION", episode: claim.arrivedAt, setting, limit, minutes: wholeMinutes(now - claim.arrivedAt), at }];
}

// Rounded down, so that comparing minutes with a setting gives the same result as comparing instants.
const wholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / MINUTE_MS);

/**
 * Returns whether the claim was received over a day after its latest of occurrence, validation and planned start. No calls are made about
 * the past.
 */
const isTooOldForCalls = ({ claim, createdAt }: AutomaticFacts): boolean =>
  createdAt - Math.max(claim.occurredAt, claim.validatedAt ?? -Infinity, plannedStartOf(claim) ?? -Infinity) > MAX_RECORD_AGE_MS;
