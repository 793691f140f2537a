// What a claim adds to the figures: a pure function of what is stored of it, so that correcting a claim corrects the past, and making all figures
// anew gives the same.
import { HOUR_MS, MINUTE_MS } from "../durations";
import { type Contribution, MAX_MINUTES, type MinutesMeasure } from "./measures";

/** What figures are made of, instants in Unix ms. */
export interface CountedClaim {
  occurredAt: number;
  /** Null: nobody is, or somebody is only proposed. */
  assignedAt: number | null;
  assignmentType: "MANUAL" | "DIGITAL" | null;
  isScheduled: boolean;
  arrivedAt: number | null;
  arrivedLate: boolean | null;
  /** When it was finished or cancelled, whichever came first. */
  endedAt: number | null;
  /** Null: cancelled, or not ended. */
  finishedAt: number | null;
  deviationMetres: number | null;
  thresholdMetres: number | null;
  /** From the claim's place to where the resource was; null: one of the two is not known. */
  arrivalMetres: number | null;
  completionMetres: number | null;
  /** When the end of the arrival was last moved, and to when. */
  managedAt: number | null;
  managedUntil: number | null;
  /** The arrival that was predicted when the resource set off. */
  firstPredictedAt: number | null;
  /** Delays that were managed, and since when the claim had been late. */
  managedDelays: readonly { at: number; lateSince: number | null }[];
  contactCentreCallsAt: readonly number[];
}

/** The thresholds that decide what a claim adds. */
export interface CountingLimits {
  manualHours: number;
  digitalHours: number;
  arrivalMetres: number;
  completionMetres: number;
}

export function contributionsOf(claim: CountedClaim, limits: CountingLimits): Contribution[] {
  return [
    { measure: "occurred", at: claim.occurredAt, value: 1 },
    ...courseOf(claim),
    ...overdueOf(claim, limits),
    ...assignmentOf(claim),
    ...arrivalOf(claim, limits),
    ...completionOf(claim, limits),
    ...delaysOf(claim),
    ...claim.contactCentreCallsAt.map((at): Contribution => ({ measure: "contactCentreCalls", at, value: 1 })),
  ];
}

/** Assigned until it ends; one that ended before is in course at no time. */
function courseOf({ assignedAt, endedAt }: CountedClaim): Contribution[] {
  if (assignedAt === null || (endedAt !== null && endedAt <= assignedAt)) return [];
  return [...inCourse(assignedAt, 1), ...(endedAt === null ? [] : inCourse(endedAt, -1))];
}

const inCourse = (at: number, value: number): Contribution[] => [
  { measure: "inCourse", at, value },
  { measure: "inCourseMinutes", at, value },
];

function overdueOf({ assignedAt, assignmentType, endedAt }: CountedClaim, { manualHours, digitalHours }: CountingLimits): Contribution[] {
  if (assignedAt === null || assignmentType === null) return [];
  const [measure, hours] =
    assignmentType === "MANUAL" ? (["manualOverdue", manualHours] as const) : (["digitalOverdue", digitalHours] as const);
  const from = assignedAt + hours * HOUR_MS;
  if (endedAt !== null && endedAt <= from) return [];
  return [{ measure, at: from, value: 1 }, ...(endedAt === null ? [] : [{ measure, at: endedAt, value: -1 }])];
}

const assignmentOf = ({ assignedAt, occurredAt, isScheduled }: CountedClaim): Contribution[] =>
  assignedAt === null || isScheduled ? [] : [took("toAssignment", occurredAt, assignedAt)];

function arrivalOf(claim: CountedClaim, { arrivalMetres }: CountingLimits): Contribution[] {
  const { arrivedAt: at, occurredAt, managedAt, managedUntil, firstPredictedAt } = claim;
  if (at === null) return [];
  const wasManaged = managedAt !== null && managedUntil !== null && managedAt <= at;
  const deviated = claim.deviationMetres !== null && claim.thresholdMetres !== null && claim.deviationMetres > claim.thresholdMetres;
  return [
    { measure: "arrived", at, value: 1 },
    ...counted("arrivedOnTime", at, claim.arrivedLate === false),
    ...counted("deviated", at, deviated),
    ...counted("arrivalsLocated", at, claim.arrivalMetres !== null),
    ...counted("arrivedFar", at, claim.arrivalMetres !== null && claim.arrivalMetres > arrivalMetres),
    ...counted("arrivedManaged", at, wasManaged),
    ...counted("delaysKept", at, wasManaged && at <= managedUntil),
    ...(claim.isScheduled ? [] : [took("toArrival", occurredAt, at)]),
    ...(firstPredictedAt === null
      ? []
      : [{ ...took("predictionError", Math.min(firstPredictedAt, at), Math.max(firstPredictedAt, at)), at }]),
  ];
}

function completionOf(
  { finishedAt: at, occurredAt, isScheduled, completionMetres: metres }: CountedClaim,
  limits: CountingLimits,
): Contribution[] {
  if (at === null) return [];
  return [
    ...(isScheduled ? [] : [took("toCompletion", occurredAt, at)]),
    ...counted("completionsLocated", at, metres !== null),
    ...counted("completedFar", at, metres !== null && metres > limits.completionMetres),
  ];
}

const delaysOf = ({ managedDelays }: CountedClaim): Contribution[] =>
  managedDelays.flatMap(({ at, lateSince }) => [
    { measure: "delaysManaged" as const, at, value: 1 },
    ...(lateSince === null ? [] : [took("lateToManaged", lateSince, at)]),
  ]);

const counted = (measure: Contribution["measure"], at: number, isSo: boolean): Contribution[] => (isSo ? [{ measure, at, value: 1 }] : []);

/** In whole minutes that had passed; what ended before it began took none. */
const took = (measure: MinutesMeasure, from: number, at: number): Contribution => ({
  measure,
  at,
  value: 1,
  minute: Math.min(MAX_MINUTES, Math.max(0, Math.floor((at - from) / MINUTE_MS))),
});
