import { hourCycleOf, timeFormat } from "../i18n/timeFormat";
import { defineMessages, type IntlShape } from "react-intl";
import type { AlarmCause } from "../../schema/rules/alarms/alarms";
import type { AlarmRow } from "./useAlarms";

const causes = defineMessages({
  ARRIVAL_CRITICAL: { id: "alarms.cause.ARRIVAL_CRITICAL", defaultMessage: "Critically late" },
  UNASSIGNED_LATE: { id: "alarms.cause.UNASSIGNED_LATE", defaultMessage: "Unassigned too long" },
  COMPLETION_LATE: { id: "alarms.cause.COMPLETION_LATE", defaultMessage: "Work not finished on time" },
  LIKELY_LATE: { id: "alarms.cause.LIKELY_LATE", defaultMessage: "Arrival likely late" },
  CALL_GIVEN_UP: { id: "alarms.cause.CALL_GIVEN_UP", defaultMessage: "Notification failed" },
  CLAIM_FEED_SILENT: { id: "alarms.cause.CLAIM_FEED_SILENT", defaultMessage: "No claims received" },
  POSITION_FEED_SILENT: { id: "alarms.cause.POSITION_FEED_SILENT", defaultMessage: "No positions received" },
} satisfies Record<AlarmCause, { id: string; defaultMessage: string }>);

/** Instructions for the operator after an integration call failed permanently. */
const operations = defineMessages({
  NOTIFY_DELAY: { id: "alarms.operation.notifyDelay", defaultMessage: "Delay not notified: update the assistance system" },
  CONFIRM_ARRIVAL: { id: "alarms.operation.confirmArrival", defaultMessage: "Arrival not notified: update the assistance system" },
  CONFIRM_COMPLETION: { id: "alarms.operation.confirmCompletion", defaultMessage: "Completion not notified: update the assistance system" },
  CANCEL_SERVICE: {
    id: "alarms.operation.cancelService",
    defaultMessage: "Service cancellation not delivered: cancel it in the assistance system",
  },
  CANCEL_PROVIDER: {
    id: "alarms.operation.cancelProvider",
    defaultMessage: "Supplier cancellation not delivered: cancel it in the assistance system",
  },
  ADD_CONTACT: { id: "alarms.operation.addContact", defaultMessage: "Automatic call failed: call the supplier" },
  SEND_MAIL: { id: "alarms.operation.sendMail", defaultMessage: "E-mail to a user not delivered" },
  REMOVE_CONTACT: { id: "alarms.operation.removeContact", defaultMessage: "Automatic call could not be withdrawn" },
});

export function causeText(intl: IntlShape, { cause, operation }: AlarmRow["alarm"]): string {
  const text = operation && operation in operations ? operations[operation as keyof typeof operations] : causes[cause];
  return intl.formatMessage(text);
}

export function handlingText(intl: IntlShape, { state, by, to, until, note }: AlarmRow["alarm"], ownId: string | null): string | null {
  if (state === "RAISED" || !by) return null;
  const values = { name: by.name, own: String(by.id === ownId), to: to?.name ?? "", toOwn: String(to?.id === ownId) };
  const time = until && intl.formatDate(until, { hour: "2-digit", minute: "2-digit", hourCycle: hourCycleOf(timeFormat.get()) });
  const text = {
    ACKNOWLEDGED: () =>
      intl.formatMessage(
        { id: "alarms.acknowledgedBy", defaultMessage: "{own, select, true {Acknowledged by you} other {Acknowledged by {name}}}" },
        values,
      ),
    TAKEN: () =>
      intl.formatMessage({ id: "alarms.takenBy", defaultMessage: "{own, select, true {Taken by you} other {Taken by {name}}}" }, values),
    SNOOZED: () =>
      intl.formatMessage(
        {
          id: "alarms.snoozedBy",
          defaultMessage: "{own, select, true {Snoozed by you until {time}} other {Snoozed by {name} until {time}}}",
        },
        { ...values, time },
      ),
    PASSED: () =>
      intl.formatMessage(
        {
          id: "alarms.passedBy",
          defaultMessage:
            "{toOwn, select, true {{name} asks you to take it} other {{own, select, true {You asked {to} to take it} other {{name} asked {to} to take it}}}}",
        },
        values,
      ),
  }[state]();
  return note ? `${text}: ${note}` : text;
}
