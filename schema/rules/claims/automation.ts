// Which automatic processes of a claim are due, and when the clock alone makes the next one due. Readings, "Automatic processes".
// Pure: whoever calls knows which of them have run already (once per claim, process, assignment and episode).
import { DAY_MS, MINUTE_MS } from "../durations";
import type { ClaimStatus } from "./claims";
import { arrivalEnd, arrivalLimits, plannedStartOf, predictedArrival, workEnd, type ClaimFacts, type ResourceFacts } from "./claimWindow";
import type { Process } from "./processes";
import type { NumberSettingKey, Settings } from "../settings/kpiSettings";

/** What is late. An uninterrupted stretch of it is an episode. */
export type DelayKind = "arrival" | "completion";

/** The statuses that are a delay. A managed delay is none: its processes are paused. */
export const delayOfStatus: Partial<Record<ClaimStatus, DelayKind>> = {
  PENDING_ARRIVAL_DELAYED: "arrival",
  PENDING_ARRIVAL_CRITICAL: "arrival",
  NO_FINISH_DELAYED: "completion",
};

/** Processes that ask somebody to be called, and the setting that says from which lateness, in minutes. Cancelled when the claim recovers. */
export const contactProcesses = {
  arrival: { ARRIVAL_CONTACT_CENTRE: "contactCentreArrival", ARRIVAL_CONTACT_LIST: "contactListArrival" },
  completion: { COMPLETION_CONTACT_CENTRE: "contactCentreCompletion", COMPLETION_CONTACT_LIST: "contactListCompletion" },
} as const satisfies Record<DelayKind, Partial<Record<Process, NumberSettingKey>>>;
export type ContactProcess = { [D in DelayKind]: keyof (typeof contactProcesses)[D] }[DelayKind];
export const isContactProcess = (process: Process): process is ContactProcess =>
  process in contactProcesses.arrival || process in contactProcesses.completion;

/** Statuses of work that is not managed: it can be completed automatically. */
const unmanagedWork: readonly ClaimStatus[] = ["NO_FINISHED", "NO_FINISH_DELAYED", "NO_FINISH_ARRIVAL_INTIME"];

/** What happened longer before it came in starts no outside process. Readings, "Records coming in". */
const MAX_RECORD_AGE_MS = DAY_MS;

/** A claim with the status that is right at the instant asked about. Instants are ms since 1970. */
export interface AutomaticFacts {
  claim: ClaimFacts;
  resource: ResourceFacts | null;
  settings: Settings;
  status: ClaimStatus;
  /** Begin of the present episode of delay; null: none. */
  lateSince: number | null;
  /** When the claim came in. */
  createdAt: number;
}

export interface DueProcess {
  process: Exclude<Process, "AUTOMATIC_ARRIVAL">;
  /** What tells one cause from its next: the begin of the episode of delay, or the arrival that is to be completed. */
  episode: number;
  /** The setting that decided, and its value. */
  setting: NumberSettingKey;
  limit: number;
  /** By how much it is beyond the due end, or since the arrival: whole minutes, rounded down. */
  minutes: number;
}

export interface AutomaticAnswer {
  due: DueProcess[];
  /** The first instant at which the clock alone makes another one due; null: not while the status stays. */
  nextDueAt: number | null;
}

/** What is due at `now`. Automatic arrival is no matter of the clock: see automaticArrival. */
export function dueProcessesOf(facts: AutomaticFacts, now: number): AutomaticAnswer {
  if (isTooOldForCalls(facts)) return { due: [], nextDueAt: null };
  const marks = [...contactMarks(facts, now), ...completionMark(facts, now)];
  const ahead = marks.map(({ at }) => at).filter((at) => at > now);
  return {
    due: marks.filter(({ at }) => at <= now).map(({ at: _at, ...due }) => due),
    nextDueAt: ahead.length ? Math.min(...ahead) : null,
  };
}

/** A process that will run if nothing else changes, and when; null: when the resource is there. */
export interface UpcomingMark {
  process: Process;
  setting: NumberSettingKey;
  limit: number;
  at: number | null;
}

/**
 * What will run if nothing else changes, in order of time. Of a claim that is not late yet: from when it would be, as the rules of its status
 * say; of a managed one, counted from its moved end. What has run already is left out by whoever knows the runs.
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

/** The contacts of a claim that is not late: each when it has been late for so long, and not before it is called late. */
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

/** Also of work whose delay is managed: when that is over. */
function automaticCompletion({ claim, settings }: AutomaticFacts): AheadMark[] {
  if (!settings.automaticCompletion || claim.arrivedAt === null) return [];
  const limit = settings.automaticCompletionAfter;
  const at = Math.max(claim.arrivedAt + limit * MINUTE_MS, claim.workManagedUntil ?? -Infinity);
  return [{ process: "AUTOMATIC_COMPLETION", setting: "automaticCompletionAfter", limit, at }];
}

/** The assignment a process is about: another supplier, or the same one sent again, is another one. */
export const assignmentOf = ({ supplierId, assignedAt }: Pick<ClaimFacts, "supplierId" | "assignedAt">): string =>
  `${supplierId ?? ""}@${assignedAt === null ? "" : new Date(assignedAt).toISOString()}`;

/** The supplier of an assignment; null: nobody was assigned. */
export const supplierOfAssignment = (assignment: string): string | null => assignment.slice(0, assignment.lastIndexOf("@")) || null;

/** A process and the instant from which it is due. */
type ProcessMark = DueProcess & { at: number };

function contactMarks({ claim, resource, settings, status, lateSince }: AutomaticFacts, now: number): ProcessMark[] {
  const delay = delayOfStatus[status];
  if (!delay || lateSince === null) return [];
  const end = delay === "arrival" ? arrivalEnd(claim) : workEnd(claim, settings)!;
  const noticeable = delay === "arrival" ? end + settings[arrivalLimits(claim).delayed] * MINUTE_MS : end;
  if (lateSince - noticeable > MAX_RECORD_AGE_MS) return [];
  // The lateness of an arrival is the predicted one: a prediction beyond the limit is due at once.
  const expected = Math.max(now, delay === "arrival" ? (predictedArrival(claim, resource) ?? now) : now);
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

// Down, so that whole minutes compare with a setting just as the instants do.
const wholeMinutes = (milliseconds: number): number => Math.floor(milliseconds / MINUTE_MS);

/**
 * A claim received more than a day after it happened: nobody is to be called about the past. It happened when it occurred, when it was
 * validated or when it was planned for, whichever is the latest.
 */
const isTooOldForCalls = ({ claim, createdAt }: AutomaticFacts): boolean =>
  createdAt - Math.max(claim.occurredAt, claim.validatedAt ?? -Infinity, plannedStartOf(claim) ?? -Infinity) > MAX_RECORD_AGE_MS;
