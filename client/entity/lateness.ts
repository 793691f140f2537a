// How a claim stands against the clock, for the strip of its detail. The status itself is the server's: nothing here decides one.
import { labelOfStatus } from "../../schema/rules/claims/claimStatus";
import { claimStatuses, type ClaimStatus } from "../../schema/rules/claims/claims";

/** What decides; instants are ISO 8601, null unknown. */
export interface LatenessFacts {
  status: ClaimStatus;
  /** From when its lateness, waiting or overrun counts. */
  measuredFrom: string | null;
  scheduled: boolean | null;
  plannedStart: string | null;
  plannedEnd: string | null;
  promisedAt: string | null;
  predictedAt: string | null;
  arrivedAt: string | null;
  arrivedLate: boolean | null;
  assignedAt: string | null;
  /** Until when a managed delay has put the arrival off. */
  managedUntil: string | null;
}

/** The time that the insured was given: the plan's end, or the promise. Both for a plan's claim that was promised a time: the plan counts. */
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
 * What a managed delay moves, and from which end: the work's or the arrival's; while somebody is still looked for, the time that the insured was given
 * last. Null: not known.
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

/**
 * What stands beside a time of the strip: how late the claim is, or ahead, counted from it; how long it has waited since; how long it is
 * until then, or was ago; by how much the work is over it.
 */
export interface TimeNote {
  kind: "late" | "ahead" | "waiting" | "until" | "ago" | "over";
  seconds: number;
}

export interface StripTime {
  kind: "planned" | "plannedStart" | "promised" | "assigned" | "waitingSince" | "predicted" | "arrived" | "workDue";
  /** ISO 8601; null: not known. */
  at: string | null;
  /** The time that was given first, where a managed delay has moved it to `at`; null: it has not been moved. */
  movedFrom: string | null;
  note: TimeNote | null;
}

const ms = (at: string | null): number | null => (at === null ? null : Date.parse(at));
const noteOf = (kind: TimeNote["kind"], milliseconds: number): TimeNote => ({ kind, seconds: Math.floor(milliseconds / 1000) });
const untilOr = (kind: TimeNote["kind"], at: number, now: number): TimeNote =>
  at > now ? noteOf("until", at - now) : noteOf(kind, now - at);
const latest = (...times: (string | null)[]): string | null =>
  times.reduce((last, at) => (at !== null && (last === null || Date.parse(at) > Date.parse(last)) ? at : last), null);

/**
 * The times of a claim that matter most, each with what is counted from it. `now` in ms since 1970. Nothing is ahead of time unless it is
 * known when somebody arrives; what is counted from a moved time stands beside that time, and never beside the one it was moved from.
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

/** The time that the insured was given, as it is now (`at`); nothing where none was given. */
function dueTime(facts: LatenessFacts, at: string | null, note: TimeNote | null): StripTime[] {
  const { planned, at: first } = dueOf(facts);
  if (at === null || (first === null && facts.managedUntil === null)) return [];
  const isMoved = first !== null && Date.parse(first) < Date.parse(at);
  return [{ kind: planned ? "planned" : "promised", at, movedFrom: isMoved ? first : null, note }];
}

/** A supplier, since then; or the planned start. */
function waitedFor(facts: LatenessFacts, now: number): StripTime {
  const from = ms(facts.measuredFrom);
  const isPlanned = facts.scheduled === true && (facts.plannedStart ?? facts.plannedEnd) !== null;
  if (isPlanned)
    return unmoved("plannedStart", facts.measuredFrom ?? facts.plannedStart, from === null ? null : untilOr("late", from, now));
  return unmoved("waitingSince", facts.measuredFrom, from === null ? null : noteOf("waiting", Math.max(0, now - from)));
}

/** When the supplier is due, and how that compares with when it is expected. Without any promise lateness counts from the assignment. */
function arrivalDue(facts: LatenessFacts, now: number): StripTime[] {
  const from = ms(facts.measuredFrom);
  const predicted = ms(facts.predictedAt);
  // Who is predicted to come late is late already, however much time is left.
  const expected = Math.max(now, predicted ?? now);
  const note = ((): TimeNote | null => {
    if (from === null) return null;
    if (expected >= from) return noteOf("late", expected - from);
    return predicted === null ? noteOf("until", from - now) : noteOf("ahead", from - expected);
  })();
  const due = dueTime(facts, facts.measuredFrom ?? lastDueOf(facts), note);
  if (due.length > 0) return due;
  const isLate = labelOfStatus[facts.status] === "LATE";
  return [
    unmoved("assigned", facts.measuredFrom ?? facts.assignedAt, isLate || from === null || from > now ? note : noteOf("ago", now - from)),
  ];
}

function predictedTime({ predictedAt }: LatenessFacts, now: number): StripTime {
  const predicted = ms(predictedAt);
  return unmoved("predicted", predictedAt, predicted !== null && predicted > now ? noteOf("until", predicted - now) : null);
}

/** Whether an arrival was late goes by the time that was given first, whatever was managed since: that one stands here. */
function arrivalMissedOrKept(facts: LatenessFacts): StripTime[] {
  const { planned, at } = dueOf(facts);
  const [due, arrived] = [ms(at ?? facts.assignedAt), ms(facts.arrivedAt)];
  if (due === null) return [];
  const note = arrived === null ? null : arrived >= due ? noteOf("late", arrived - due) : noteOf("ahead", due - arrived);
  if (at !== null) return [unmoved(planned ? "planned" : "promised", at, note)];
  return [unmoved("assigned", facts.assignedAt, facts.arrivedLate ? note : null)];
}

function workDue({ status, measuredFrom }: LatenessFacts, now: number): StripTime[] {
  const due = ms(measuredFrom);
  return claimStatuses[status].stage === "finished" || due === null ? [] : [unmoved("workDue", measuredFrom, untilOr("over", due, now))];
}
