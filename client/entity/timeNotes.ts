import { defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";
import { claimStatuses, type ClaimStatus, type TimingLabel } from "../../schema/rules/lists/claims";
import { minutesText } from "../i18n/durations";
import { instants } from "../i18n/Instant";
import type { StripTime, TimeNote } from "./lateness";

export const timeLabels: Record<StripTime["kind"], MessageDescriptor> = defineMessages({
  planned: { id: "claim.times.planned", defaultMessage: "Planned" },
  plannedStart: { id: "claim.times.plannedStart", defaultMessage: "Starts" },
  promised: { id: "claim.times.promised", defaultMessage: "Promised" },
  assigned: { id: "claim.times.assigned", defaultMessage: "Assigned" },
  waitingSince: { id: "claim.times.waitingSince", defaultMessage: "Waiting since" },
  predicted: { id: "claim.times.eta", defaultMessage: "ETA now" },
  arrived: { id: "claim.times.arrived", defaultMessage: "Arrived" },
  workDue: { id: "claim.times.workDue", defaultMessage: "Work due" },
});

const notes: Record<TimeNote["kind"], MessageDescriptor> = defineMessages({
  late: { id: "claim.times.lateBy", defaultMessage: "{duration} late" },
  ahead: { id: "claim.times.aheadBy", defaultMessage: "{duration} ahead" },
  waiting: { id: "claim.times.waitingFor", defaultMessage: "for {duration}" },
  until: { id: "claim.times.until", defaultMessage: "in {duration}" },
  ago: { id: "claim.times.ago", defaultMessage: "{duration} ago" },
  over: { id: "claim.times.overBy", defaultMessage: "{duration} over" },
  lastPosition: { id: "claim.times.lastPosition", defaultMessage: "last position {time}" },
});

/** "38 min late", "in 7 min", "last position 19:55". Without `zone`, times are in the browser's zone. */
export const noteText = (intl: IntlShape, note: TimeNote, zone?: string): string =>
  intl.formatMessage(
    notes[note.kind],
    note.kind === "lastPosition" ? { time: instants(intl).time(note.at, zone) } : { duration: minutesText(intl, note.minutes) },
  );

export function toneOf(
  { status, statusLabel, arrivedLate }: { status: ClaimStatus; statusLabel: TimingLabel | null; arrivedLate: boolean | null },
  of: StripTime,
): "critical" | "late" | undefined {
  const isBehind = of.note?.kind === "late" || of.note?.kind === "waiting" || of.note?.kind === "over";
  if (!isBehind) return undefined;
  const { timing, stage } = claimStatuses[status];
  // After the arrival, the status concerns the work, so the arrival is judged separately.
  if (of.kind !== "workDue" && (stage === "onSite" || stage === "finished")) return arrivedLate ? "late" : undefined;
  return statusLabel === "LATE" && (timing === "critical" || timing === "late") ? timing : undefined;
}
