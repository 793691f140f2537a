import { latenessAt, type LateForecast } from "../arrival/forecast";
import { latenessThresholds } from "../arrival/lateness";
import { MINUTE_MS, minutesBetween } from "../durations";
import { claimStatuses, type ClaimStatus, type ServiceKind } from "../lists/claims";
import { needsPerson } from "./criticalLimit";

export const WorklistGroup = {
  CRITICAL: "CRITICAL",
  UNASSIGNED_LATE: "UNASSIGNED_LATE",
  COMPLETION_LATE: "COMPLETION_LATE",
  NEXT: "NEXT",
} as const;
export type WorklistGroup = keyof typeof WorklistGroup;
export const worklistGroups = Object.keys(WorklistGroup) as WorklistGroup[];

export const worklistLimits = {
  entries: 100,
  /** Claims whose limit is reached within this many minutes are listed as next. */
  nextMinutes: 30,
  intervalMs: 500,
} as const;

/** Priority codes of the source system that sort first; code 1 is "VIP". */
export const priorityCodes: readonly string[] = ["1", "VIP"];
export const isPriority = (code: string | null): boolean => code !== null && priorityCodes.includes(code);

const groupOfStatus: Partial<Record<ClaimStatus, WorklistGroup>> = {
  PENDING_ARRIVAL_CRITICAL: "CRITICAL",
  NO_SUPPLIER_DELAYED: "UNASSIGNED_LATE",
  NO_FINISH_DELAYED: "COMPLETION_LATE",
};

/**
 * Returns the group of a claim; `null` if it needs no action. `limitAt` is when it will, or `null` if unknown. A late claim is always
 * NEXT.
 */
export function worklistGroupOf(status: ClaimStatus, limitAt: number | null, now: number): WorklistGroup | null {
  if (needsPerson(status)) return groupOfStatus[status]!;
  if (claimStatuses[status].timing === "late") return "NEXT";
  return limitAt !== null && limitAt <= now + worklistLimits.nextMinutes * MINUTE_MS ? "NEXT" : null;
}

/** Instants in milliseconds since 1970; `null` if unknown or hidden from the reader. */
export interface WorklistTimes {
  limitAt: number | null;
  /** Instant from which lateness, waiting or overrun is measured. */
  measuredFrom: number | null;
  predictedAt: number | null;
}

/** Minutes of lateness, waiting or overrun by the clock or the prediction; 0 if unknown. */
export const minutesLate = ({ measuredFrom, predictedAt }: Omit<WorklistTimes, "limitAt">, now: number): number =>
  measuredFrom === null ? 0 : minutesBetween(measuredFrom, Math.max(now, predictedAt ?? now));

/** Sort keys. Fields that the reader may not see are treated as unset, so that the order does not reveal them. */
export interface WorklistPlace extends WorklistTimes {
  group: WorklistGroup;
  kind: ServiceKind;
  isPriority: boolean;
  /** Chance of being late in percent, if it is at least 60; `null` if it is less, unknown or hidden. */
  lateChance?: number | null;
  occurredAt: number;
  id: string;
}

const MAX_MINUTES = 2 ** 20;

const MAX_MINUTES_LEFT = 2 ** 12;

/**
 * Urgency as one number; lower comes first: past the limit, predicted to pass it, very likely late, likely late, coming up. Within
 * each: ambulances, priority, waiting insured, chance, minutes.
 */
export function worklistRank(place: Omit<WorklistPlace, "occurredAt" | "id">, now: number): number {
  const { group, kind, isPriority, limitAt, lateChance = null } = place;
  const tier = group === "NEXT" ? nextTier(lateChance) : limitAt !== null && limitAt > now ? 1 : 0;
  const order = tier * 8 + (kind === "AMBULANCE" ? 0 : 4) + (isPriority ? 0 : 2) + (group === "COMPLETION_LATE" ? 1 : 0);
  const left = limitAt === null ? 0 : minutesBetween(limitAt, now);
  const coming = lateChance === null ? left : lateChance * MAX_MINUTES_LEFT + Math.max(1 - MAX_MINUTES_LEFT, Math.min(0, left));
  const minutes = group === "NEXT" ? coming : minutesLate(place, now);
  return order * 2 * MAX_MINUTES + MAX_MINUTES - Math.min(MAX_MINUTES, Math.max(1 - MAX_MINUTES, minutes));
}

const nextTier = (lateChance: number | null): number =>
  lateChance === null ? 4 : lateChance >= latenessThresholds.VERY_LIKELY * 100 ? 2 : 3;

/** Chance of being late at `now`, in percent: it grows while the resource makes no progress. `null` below 60 %. */
export function shownChance({ lateChance, likelyLateAt, veryLikelyLateAt }: LateForecast, now: number): number | null {
  const lateness = latenessAt({ likelyLateAt, veryLikelyLateAt }, now);
  return lateness && Math.max(lateChance, latenessThresholds[lateness] * 100);
}

export function compareWorklist(a: WorklistPlace, b: WorklistPlace, now: number): number {
  return worklistRank(a, now) - worklistRank(b, now) || a.occurredAt - b.occurredAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}

const PERIOD_MS = 5 * MINUTE_MS;

/** Ends of the five-minute periods of the next half hour, aligned to the clock. The first one contains `now`. */
export function comingPeriods(now: number): number[] {
  const first = (Math.floor(now / PERIOD_MS) + 1) * PERIOD_MS;
  return Array.from({ length: (worklistLimits.nextMinutes * MINUTE_MS) / PERIOD_MS }, (_, at) => first + at * PERIOD_MS);
}

/** Index of the period in which a limit is passed; -1 if it is past, later or unknown. */
export function comingPeriodOf(limitAt: number | null, now: number): number {
  if (limitAt === null || limitAt <= now) return -1;
  const at = Math.floor(limitAt / PERIOD_MS) - Math.floor(now / PERIOD_MS);
  return at < (worklistLimits.nextMinutes * MINUTE_MS) / PERIOD_MS ? at : -1;
}
