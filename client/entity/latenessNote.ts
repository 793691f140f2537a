import { defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";
import type { ClaimStatus } from "../../schema/rules/lists/claims";
import { minutesBetween } from "../../schema/rules/durations";
import { type LatenessFacts, type StripTime, stripTimesOf, type TimeNote } from "./lateness";
import { minutesText } from "../i18n/durations";
import { named } from "../i18n/named";

export interface ComingLimit {
  status: ClaimStatus;
  at: number;
}

type Counted = Extract<TimeNote, { minutes: number }>["kind"];

const notes: Record<Counted, MessageDescriptor> = defineMessages({
  late: { id: "worklist.late", defaultMessage: "{time} late" },
  waiting: { id: "worklist.unassigned", defaultMessage: "{time} unassigned" },
  over: { id: "worklist.overdue", defaultMessage: "{time} overdue" },
  until: { id: "worklist.due", defaultMessage: "due in {time}" },
  ahead: { id: "worklist.ahead", defaultMessage: "{time} ahead" },
  ago: { id: "worklist.assigned", defaultMessage: "assigned {time} ago" },
});

type CountedTime = StripTime & { note: Extract<TimeNote, { minutes: number }> };

/** The time whose deviation counts in the present status. `null` if it is unknown or hidden. */
export function decisiveTimeOf(claim: LatenessFacts, now: number): CountedTime | null {
  const times = stripTimesOf(claim, now);
  const time = times.find(({ kind }) => kind === "workDue") ?? times.find(({ note }) => note !== null);
  return time?.note && time.note.kind !== "lastPosition" ? (time as CountedTime) : null;
}

/** The one figure of a row: the time left for a claim coming up, otherwise lateness, waiting or overrun. Lists are sorted by it. */
export function latenessNoteOf(intl: IntlShape, claim: LatenessFacts, coming: ComingLimit | null, now: number): string {
  if (coming !== null && coming.at > now)
    return intl.formatMessage(
      {
        id: "worklist.next",
        defaultMessage:
          "{status, select, NO_SUPPLIER_DELAYED {unassigned too long} NO_FINISH_DELAYED {work overdue} other {critical}} in {time}",
      },
      { status: coming.status, time: minutesText(intl, minutesBetween(now, coming.at)) },
    );
  const time = decisiveTimeOf(claim, now);
  return time ? decisiveNoteText(intl, time) : named(intl, "status", claim.status);
}

/** "47 min late", "25 min unassigned", "12 min overdue". */
export const decisiveNoteText = (intl: IntlShape, { note }: CountedTime): string =>
  intl.formatMessage(notes[note.kind], { time: minutesText(intl, note.minutes) });
