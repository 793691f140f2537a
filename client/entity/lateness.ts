// Times shown in the claim header. The server determines the status; this file only formats deviations.
import { minutesBetween } from "../../schema/rules/durations";
import { labelOfStatus } from "../../schema/rules/claims/claimStatus";
import { claimStatuses, type ClaimStatus } from "../../schema/rules/lists/claims";

/** Times are ISO 8601; `null` if unknown. */
export interface LatenessFacts {
  status: ClaimStatus;
  measuredFrom: string | null;
  scheduled: boolean | null;
  plannedStart: string | null;
  plannedEnd: string | null;
  promisedAt: string | null;
  predictedAt: string | null;
  arrivedAt: string | null;
  arrivedLate: boolean | null;
  assignedAt: string | null;
  managedUntil: string | null;
  supplier: { position: { at: string | null; outdatedFrom: string | null } | null } | null;
}

/**
 * Returns the time of the last position if that is outdated, otherwise `null`. A prediction from an outdated position is only a lower
 * bound of the arrival.
 */
export function outdatedFixOf({ predictedAt, supplier }: Pick<LatenessFacts, "predictedAt" | "supplier">, now: number): string | null {
  const position = supplier?.position;
  return predictedAt !== null && position?.outdatedFrom && now >= Date.parse(position.outdatedFrom) ? position.at : null;
}

/** Time given to the insured: planned end or promised arrival. The plan takes precedence. */
export function dueOf({
  scheduled,
  plannedStart,
  plannedEnd,
  promisedAt,
}: Pick<LatenessFacts, "scheduled" | "plannedStart" | "plannedEnd" | "promisedAt">): { planned: boolean; at: string | null } {
  const plan = scheduled ? (plannedEnd ?? plannedStart) : null;
  return { planned: plan !== null, at: plan ?? promisedAt };
}

/**
 * Returns which time a managed delay moves, and its current value: work end, arrival or, without a supplier, the last promise. `null` if
 * unknown.
 */
export function delayTargetOf(
  facts: Pick<
    LatenessFacts,
    "status" | "measuredFrom" | "arrivedAt" | "scheduled" | "plannedStart" | "plannedEnd" | "promisedAt" | "managedUntil"
  >,
): { of: "arrival" | "work"; end: string | null } {
  const { status, measuredFrom, arrivedAt, managedUntil } = facts;
  if (claimStatuses[status].stage !== "noSupplier") return { of: arrivedAt === null ? "arrival" : "work", end: measuredFrom };
  const notifiedTimes = [dueOf(facts).at, managedUntil].filter((at) => at !== null).sort((a, b) => Date.parse(b) - Date.parse(a));
  return { of: "arrival", end: notifiedTimes[0] ?? measuredFrom };
}

export type TimeNote =
  | { kind: "late" | "ahead" | "waiting" | "until" | "ago" | "over"; minutes: number }
  | { kind: "lastPosition"; at: string };

export interface StripTime {
  kind: "planned" | "plannedStart" | "promised" | "assigned" | "waitingSince" | "predicted" | "arrived" | "workDue";
  at: string | null;
  /** Original time, if a managed delay replaced it by `at`; otherwise `null`. */
  movedFrom: string | null;
  note: TimeNote | null;
}

type CountedNote = Extract<TimeNote, { minutes: number }>;

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));
const noteOf = (kind: CountedNote["kind"], from: number, to: number): TimeNote => ({
  kind,
  minutes: Math.max(0, minutesBetween(from, to)),
});
const untilOr = (kind: CountedNote["kind"], at: number, now: number): TimeNote =>
  at > now ? noteOf("until", now, at) : noteOf(kind, at, now);
const latest = (...times: (string | null)[]): string | null =>
  times.reduce((last, at) => (at !== null && (last === null || Date.parse(at) > Date.parse(last)) ? at : last), null);

/**
 * Main times of a claim with their deviations. `now` is in milliseconds since 1970. "Ahead" requires a predicted or confirmed arrival.
 */
export function stripTimesOf(facts: LatenessFacts, now: number): StripTime[] {
  switch (claimStatuses[facts.status].stage) {
    case "noSupplier":
      return [...(dueOf(facts).planned ? [] : dueTime(facts, lastDueOf(facts), null)), waitedFor(facts, now)];
    case "scheduled":
      return [waitedFor(facts, now)];
    case "pendingArrival":
    case "managed":
      return [...arrivalDue(facts, now), predictedTime(facts, now)];
    default:
      return [...arrivalMissedOrKept(facts), unmoved("arrived", facts.arrivedAt), ...workDue(facts, now)];
  }
}

const lastDueOf = (facts: LatenessFacts): string | null => latest(dueOf(facts).at, facts.managedUntil);

const unmoved = (kind: StripTime["kind"], at: string | null, note: TimeNote | null = null): StripTime => ({
  kind,
  at,
  movedFrom: null,
  note,
});

function dueTime(facts: LatenessFacts, at: string | null, note: TimeNote | null): StripTime[] {
  const { planned, at: first } = dueOf(facts);
  if (at === null || (first === null && facts.managedUntil === null)) return [];
  const isMoved = first !== null && Date.parse(first) < Date.parse(at);
  return [{ kind: planned ? "planned" : "promised", at, movedFrom: isMoved ? first : null, note }];
}

function waitedFor(facts: LatenessFacts, now: number): StripTime {
  const from = ms(facts.measuredFrom);
  const isPlanned = facts.scheduled === true && (facts.plannedStart ?? facts.plannedEnd) !== null;
  if (isPlanned)
    return unmoved("plannedStart", facts.measuredFrom ?? facts.plannedStart, from === null ? null : untilOr("late", from, now));
  return unmoved("waitingSince", facts.measuredFrom, from === null ? null : noteOf("waiting", from, now));
}

/** Due arrival and its deviation from the prediction. Without a promise, lateness counts from the assignment. */
function arrivalDue(facts: LatenessFacts, now: number): StripTime[] {
  const from = ms(facts.measuredFrom);
  const predicted = ms(facts.predictedAt);
  // A predicted delay counts as late even before the due time.
  const expected = Math.max(now, predicted ?? now);
  const note = ((): TimeNote | null => {
    if (from === null) return null;
    if (expected >= from) return noteOf("late", from, expected);
    return predicted === null || outdatedFixOf(facts, now) !== null ? noteOf("until", now, from) : noteOf("ahead", expected, from);
  })();
  const due = dueTime(facts, facts.measuredFrom ?? lastDueOf(facts), note);
  if (due.length > 0) return due;
  const isLate = labelOfStatus[facts.status] === "LATE";
  return [
    unmoved("assigned", facts.measuredFrom ?? facts.assignedAt, isLate || from === null || from > now ? note : noteOf("ago", from, now)),
  ];
}

function predictedTime(facts: LatenessFacts, now: number): StripTime {
  const { predictedAt } = facts;
  const outdatedFix = outdatedFixOf(facts, now);
  if (outdatedFix !== null) return unmoved("predicted", null, { kind: "lastPosition", at: outdatedFix });
  const predicted = ms(predictedAt);
  return unmoved("predicted", predictedAt, predicted !== null && predicted > now ? noteOf("until", now, predicted) : null);
}

/** Punctuality is judged by the time given first, regardless of managed delays. */
function arrivalMissedOrKept(facts: LatenessFacts): StripTime[] {
  const { planned, at } = dueOf(facts);
  const [due, arrived] = [ms(at ?? facts.assignedAt), ms(facts.arrivedAt)];
  if (due === null) return [];
  const note = arrived === null ? null : arrived >= due ? noteOf("late", due, arrived) : noteOf("ahead", arrived, due);
  if (at !== null) return [unmoved(planned ? "planned" : "promised", at, note)];
  return [unmoved("assigned", facts.assignedAt, facts.arrivedLate ? note : null)];
}

function workDue({ status, measuredFrom }: LatenessFacts, now: number): StripTime[] {
  const due = ms(measuredFrom);
  return claimStatuses[status].stage === "finished" || due === null ? [] : [unmoved("workDue", measuredFrom, untilOr("over", due, now))];
}
