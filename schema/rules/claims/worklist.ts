// Order of the worklist, shared by the board that builds it and its consumers.
import { MINUTE_MS } from "../durations";
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

/**
 * Whole minutes past the limit by the clock or prediction; negative before it; 0 if unknown. Both instants are truncated to minutes, so
 * the order only changes with a claim.
 */
export function minutesOver(limitAt: number | null, predictedAt: number | null, now: number): number {
  if (limitAt === null) return 0;
  return Math.floor(Math.max(now, predictedAt ?? now) / MINUTE_MS) - Math.floor(limitAt / MINUTE_MS);
}

/** Sort keys. Fields that the reader may not see are treated as unset, so that the order does not reveal them. */
export interface WorklistPlace {
  group: WorklistGroup;
  kind: ServiceKind;
  isPriority: boolean;
  minutesOver: number;
  occurredAt: number;
  id: string;
}

const MAX_MINUTES = 2 ** 20;

/** Combines group, ambulance, priority and minutes over into one number; lower comes first. */
export function worklistRank(group: WorklistGroup, kind: ServiceKind, isPriority: boolean, minutes: number): number {
  const place = worklistGroups.indexOf(group) * 4 + (kind === "AMBULANCE" ? 0 : 2) + (isPriority ? 0 : 1);
  return place * 2 * MAX_MINUTES + MAX_MINUTES - Math.min(MAX_MINUTES, Math.max(1 - MAX_MINUTES, minutes));
}

export function compareWorklist(a: WorklistPlace, b: WorklistPlace): number {
  const rank = (place: WorklistPlace): number => worklistRank(place.group, place.kind, place.isPriority, place.minutesOver);
  return rank(a) - rank(b) || a.occurredAt - b.occurredAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
