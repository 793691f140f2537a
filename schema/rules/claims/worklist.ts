// What needs somebody, and in which order: one order for the board, which makes the list, and for whoever shows or checks it.
import { MINUTE_MS } from "../durations";
import { claimStatuses, type ClaimStatus, type ServiceKind } from "./claims";
import { needsPerson } from "./criticalLimit";

/** The parts of the list, one after the other. Key equals value. */
export const WorklistGroup = {
  CRITICAL: "CRITICAL",
  UNASSIGNED_LATE: "UNASSIGNED_LATE",
  COMPLETION_LATE: "COMPLETION_LATE",
  NEXT: "NEXT",
} as const;
export type WorklistGroup = keyof typeof WorklistGroup;
export const worklistGroups = Object.keys(WorklistGroup) as WorklistGroup[];

export const worklistLimits = {
  /** Entries of a list; its totals count all there are. */
  entries: 100,
  /** What will need somebody within so many minutes is listed as next. */
  nextMinutes: 30,
  /** A list is sent at most this often, milliseconds. */
  intervalMs: 500,
} as const;

/** Priority codes of the source system whose claims go before others: it calls 1 "VIP". */
export const priorityCodes: readonly string[] = ["1", "VIP"];
export const isPriority = (code: string | null): boolean => code !== null && priorityCodes.includes(code);

const groupOfStatus: Partial<Record<ClaimStatus, WorklistGroup>> = {
  PENDING_ARRIVAL_CRITICAL: "CRITICAL",
  NO_SUPPLIER_DELAYED: "UNASSIGNED_LATE",
  NO_FINISH_DELAYED: "COMPLETION_LATE",
};

/**
 * Where a claim belongs; null: it needs nobody. `limitAt`: when it will need somebody, ms since 1970; null: unknown. What is late already is
 * next however far its limit is.
 */
export function worklistGroupOf(status: ClaimStatus, limitAt: number | null, now: number): WorklistGroup | null {
  if (needsPerson(status)) return groupOfStatus[status]!;
  if (claimStatuses[status].timing === "late") return "NEXT";
  return limitAt !== null && limitAt <= now + worklistLimits.nextMinutes * MINUTE_MS ? "NEXT" : null;
}

/**
 * Whole minutes by which a limit is passed, or will be by the prediction; negative: still to come. Both instants are cut to their minute, so
 * that two claims change places when a claim changes and not within a minute. A limit that is unknown counts as passed just now.
 */
export function minutesOver(limitAt: number | null, predictedAt: number | null, now: number): number {
  if (limitAt === null) return 0;
  return Math.floor(Math.max(now, predictedAt ?? now) / MINUTE_MS) - Math.floor(limitAt / MINUTE_MS);
}

/** What the order looks at. Where a field is hidden from the reader it is left as for a claim without it, so that the order does not tell it. */
export interface WorklistPlace {
  group: WorklistGroup;
  kind: ServiceKind;
  isPriority: boolean;
  minutesOver: number;
  /** Who has waited longest goes first: when it occurred, ms since 1970. */
  occurredAt: number;
  id: string;
}

const MAX_MINUTES = 2 ** 20;

/** The group, ambulances, priority, then minutes over, as one number: the lower goes first. */
export function worklistRank(group: WorklistGroup, kind: ServiceKind, isPriority: boolean, minutes: number): number {
  const place = worklistGroups.indexOf(group) * 4 + (kind === "AMBULANCE" ? 0 : 2) + (isPriority ? 0 : 1);
  return place * 2 * MAX_MINUTES + MAX_MINUTES - Math.min(MAX_MINUTES, Math.max(1 - MAX_MINUTES, minutes));
}

/** The order of the list: negative when `a` goes before `b`. */
export function compareWorklist(a: WorklistPlace, b: WorklistPlace): number {
  const rank = (place: WorklistPlace): number => worklistRank(place.group, place.kind, place.isPriority, place.minutesOver);
  return rank(a) - rank(b) || a.occurredAt - b.occurredAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
