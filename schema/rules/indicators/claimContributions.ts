// Contributions of a claim to the indicators. Pure function of the stored claim, so that corrections update the past and a rebuild gives
// identical results.
import { HOUR_MS, MINUTE_MS } from "../durations";
import { type Contribution, MAX_MINUTES, type MinutesMeasure } from "./measures";

export interface CountedClaim {
  occurredAt: number;
  /** `null` if no supplier is assigned, or only proposed. */
  assignedAt: number | null;
  assignmentType: "MANUAL" | "DIGITAL" | null;
  isScheduled: boolean;
  arrivedAt: number | null;
  arrivedLate: boolean | null;
  endedAt: number | null;
  finishedAt: number | null;
  deviationMetres: number | null;
  thresholdMetres: number | null;
  /** Distance between the claim and the resource at that moment; `null` if a position is unknown. */
  arrivalMetres: number | null;
  completionMetres: number | null;
  managedAt: number | null;
  managedUntil: number | null;
  firstPredictedAt: number | null;
  /** Managed delays, with the start of the delay they answered and the code of the reason. */
  managedDelays: readonly { at: number; lateSince: number | null; reasonCode: string }[];
  contactCentreCallsAt: readonly number[];
}

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

/** In course from assignment to end; claims that ended before their assignment do not count. */
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
  managedDelays.flatMap(({ at, lateSince, reasonCode }) => [
    { measure: "delaysManaged" as const, at, value: 1, reasonCode },
    ...(lateSince === null ? [] : [{ ...took("lateToManaged", lateSince, at), reasonCode }]),
  ]);

const counted = (measure: Contribution["measure"], at: number, isSo: boolean): Contribution[] => (isSo ? [{ measure, at, value: 1 }] : []);

/** Whole minutes, rounded down; 0 if the end precedes the start. */
const took = (measure: MinutesMeasure, from: number, at: number): Contribution => ({
  measure,
  at,
  value: 1,
  minute: Math.min(MAX_MINUTES, Math.max(0, Math.floor((at - from) / MINUTE_MS))),
});
