import { defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";
import { claimStatuses, type ClaimStatus, type TimingLabel } from "../../schema/rules/claims/claims";
import { duration } from "../i18n/durations";
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
});

/** "38 min late", "in 7 min". */
export const noteText = (intl: IntlShape, { kind, seconds }: TimeNote): string =>
  intl.formatMessage(notes[kind], { duration: duration(intl, seconds) });

/** Which colour what is counted from a time has: that of a claim which is behind; its status says whether it is. */
export function toneOf(
  { status, statusLabel, arrivedLate }: { status: ClaimStatus; statusLabel: TimingLabel | null; arrivedLate: boolean | null },
  of: StripTime,
): "critical" | "late" | undefined {
  const isBehind = of.note?.kind === "late" || of.note?.kind === "waiting" || of.note?.kind === "over";
  if (!isBehind) return undefined;
  const { timing, stage } = claimStatuses[status];
  // Once somebody has arrived it is the arrival that was late; what the status says is about the work.
  if (of.kind !== "workDue" && (stage === "onSite" || stage === "finished")) return arrivedLate ? "late" : undefined;
  return statusLabel === "LATE" && (timing === "critical" || timing === "late") ? timing : undefined;
}
