import { defineMessages, type IntlShape } from "react-intl";
import { Link } from "react-router";
import type { CallState, OutboxCallsQuery } from "../../gql/graphql";
import { paths } from "../../paths";
import { type ColumnDefinition, dateTimeColumn, numberColumn } from "../../ui/table/columns";
import { integrationName, operationName, refusalText } from "../kit/integrationNames";
import { Tag } from "../kit/Tag";

export type OutboxRow = OutboxCallsQuery["outboxCalls"]["nodes"][number];

const states = defineMessages({
  WAITING: { id: "outboxes.WAITING", defaultMessage: "Waiting" },
  DONE: { id: "outboxes.DONE", defaultMessage: "Sent" },
  REJECTED: { id: "outboxes.REJECTED", defaultMessage: "Rejected" },
  DEAD: { id: "outboxes.DEAD", defaultMessage: "Abandoned" },
  CANCELLED: { id: "outboxes.CANCELLED", defaultMessage: "Withdrawn" },
  REVIEW: { id: "outboxes.REVIEW", defaultMessage: "Needs review" },
} satisfies Record<CallState, object>);
export const callStates = Object.keys(states) as CallState[];
export const stateName = (intl: Pick<IntlShape, "formatMessage">, state: CallState): string => intl.formatMessage(states[state]);

const headers = defineMessages({
  created: { id: "outboxes.created", defaultMessage: "Queued" },
  integration: { id: "apiErrors.integration", defaultMessage: "System" },
  operation: { id: "apiErrors.operation", defaultMessage: "Operation" },
  claim: { id: "audit.model.claim", defaultMessage: "Claim" },
  state: { id: "outboxes.state", defaultMessage: "State" },
  attempts: { id: "outboxes.attempts", defaultMessage: "Attempts" },
  next: { id: "outboxes.next", defaultMessage: "Next attempt" },
  ended: { id: "outboxes.ended", defaultMessage: "Ended" },
  code: { id: "audit.code", defaultMessage: "Code" },
});

export const outboxColumns: ColumnDefinition<OutboxRow>[] = [
  dateTimeColumn("createdAt", headers.created, { width: 130 }),
  { id: "integration", header: headers.integration, width: 140, cell: ({ integration }, { intl }) => integrationName(intl, integration) },
  { id: "operation", header: headers.operation, width: 150, grow: true, cell: ({ operation }, { intl }) => operationName(intl, operation) },
  {
    id: "claim",
    header: headers.claim,
    width: 150,
    grow: true,
    cell: ({ claimId }) => claimId && <Link to={paths.claim({ id: claimId })}>{claimId}</Link>,
  },
  {
    id: "state",
    header: headers.state,
    width: 110,
    cell: ({ state }, { intl }) => <Tag off={state === "DEAD" || state === "REJECTED"}>{stateName(intl, state)}</Tag>,
  },
  numberColumn("attempts", headers.attempts, { width: 80, of: ({ attempts }) => attempts }),
  dateTimeColumn("nextAttemptAt", headers.next, { width: 120 }),
  dateTimeColumn("endedAt", headers.ended, { width: 120 }),
  {
    id: "code",
    header: headers.code,
    width: 140,
    grow: true,
    cell: ({ code }, { intl }) => code && <span title={refusalText(intl, code) ?? code}>{code}</span>,
  },
];
