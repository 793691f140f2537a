import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import { useErrorText } from "../api/errors";
import { MySessionsDocument } from "../gql/graphql";
import { useEndOtherSessionsMutation, useEndSessionMutation, useMySessionsQuery } from "../gql/hooks";
import { useInstants } from "../i18n/Instant";
import { FormSection } from "../ui/form/FormPage";
import { PlainTable } from "../ui/table/PlainTable";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import { TableMessage } from "../ui/table/TableMessage";
import { useToastedMutation } from "../ui/toasts/useToastedMutation";
import styles from "./account.module.css";

export function OwnSessions() {
  const intl = useIntl();
  const errorText = useErrorText();
  const run = useToastedMutation();
  const write = useInstants();
  const result = useMySessionsQuery({ fetchPolicy: "cache-and-network", pollInterval: MINUTE_MS });
  const refetchOptions = { refetchQueries: [MySessionsDocument] };
  const [endOne] = useEndSessionMutation(refetchOptions);
  const [endOthers, endingOthers] = useEndOtherSessionsMutation(refetchOptions);
  const end = (sessions: () => Promise<unknown>): void =>
    void run(sessions, intl.formatMessage({ id: "account.sessionEnded", defaultMessage: "Ended" }));
  const sessions = result.data?.mySessions ?? [];
  const alone = sessions.some(({ current }) => !current)
    ? null
    : intl.formatMessage({ id: "account.noOthers", defaultMessage: "You have no other sessions." });
  return (
    <FormSection
      title={<FormattedMessage id="account.sessions" defaultMessage="Sessions" />}
      note={
        <FormattedMessage
          id="account.sessionsNote"
          defaultMessage="Browsers where you are signed in. End any session that you do not recognise."
        />
      }
    >
      {result.error && !result.data ? (
        <TableMessage alert onRetry={() => void result.refetch()}>
          {errorText(result.error)}
        </TableMessage>
      ) : (
        <PlainTable
          label={intl.formatMessage({ id: "account.sessions", defaultMessage: "Sessions" })}
          rows={sessions}
          keyOf={({ id }) => id}
          none={<FormattedMessage id="session.loading" defaultMessage="Loading…" />}
          columns={[
            {
              id: "browser",
              header: <FormattedMessage id="account.browser" defaultMessage="Browser" />,
              cell: ({ browser }) => browser,
            },
            {
              id: "address",
              header: <FormattedMessage id="account.address" defaultMessage="Address" />,
              cell: ({ address }) => address,
            },
            {
              id: "begun",
              header: <FormattedMessage id="account.begun" defaultMessage="Since" />,
              cell: ({ createdAt }) => write.dateTime(createdAt),
            },
            {
              id: "seen",
              header: <FormattedMessage id="account.seen" defaultMessage="Last used" />,
              cell: ({ lastSeenAt }) => write.dateTime(lastSeenAt),
            },
            {
              id: "end",
              header: <FormattedMessage id="account.end" defaultMessage="End session" />,
              cell: ({ id, current }) =>
                current ? (
                  <b>
                    <FormattedMessage id="account.thisOne" defaultMessage="This session" />
                  </b>
                ) : (
                  <Button variant="default" size="compact-xs" onClick={() => end(() => endOne({ variables: { id } }))}>
                    <FormattedMessage id="account.endOne" defaultMessage="End session" />
                  </Button>
                ),
            },
          ]}
        />
      )}
      <div className={styles.row}>
        <ReasonedButton variant="default" reason={alone} loading={endingOthers.loading} onClick={() => end(endOthers)}>
          <FormattedMessage id="account.endOthers" defaultMessage="End all other sessions" />
        </ReasonedButton>
      </div>
    </FormSection>
  );
}
