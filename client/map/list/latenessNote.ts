import { defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { minutesBetween } from "../../../schema/rules/durations";
import { type LatenessFacts, stripTimesOf, type TimeNote } from "../../entity/lateness";
import { minutesText } from "../../i18n/durations";
import { named } from "../../i18n/named";

/** The status that begins at `at`, in milliseconds since 1970. */
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
  const times = stripTimesOf(claim, now);
  const note = (times.find(({ kind }) => kind === "workDue") ?? times.find((time) => time.note !== null))?.note;
  return note && note.kind !== "lastPosition"
    ? intl.formatMessage(notes[note.kind], { time: minutesText(intl, note.minutes) })
    : named(intl, "status", claim.status);
}
