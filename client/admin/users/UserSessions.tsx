import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../api/errors";
import { useEndUserSessionsMutation, useUserSessionsQuery } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { FormSection } from "../../ui/form/FormPage";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { PlainTable } from "../../ui/table/PlainTable";
import { useToast } from "../../ui/toasts/toasts";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import styles from "../admin.module.css";

export function UserSessions({ userId, reason }: { userId: string; reason: string | null }) {
  const intl = useIntl();
  const write = useInstants();
  const run = useToastedMutation();
  const toast = useToast();
  const errorText = useErrorText();
  const [ending, setEnding] = useState(false);
  const { data, error, refetch } = useUserSessionsQuery({ variables: { id: userId }, fetchPolicy: "network-only" });
  const [endAll] = useEndUserSessionsMutation();
  const sessions = data?.userSessions;
  const end = async (): Promise<void> => {
    setEnding(true);
    const ended = await run(
      () => endAll({ variables: { id: userId } }),
      ({ data: answer }) =>
        intl.formatMessage(
          {
            id: "sessions.ended",
            defaultMessage: "{count, plural, =0 {There were no active sessions} one {# session ended} other {# sessions ended}}.",
          },
          { count: answer?.endUserSessions.length ?? 0 },
        ),
    );
    if (ended) await refetch().catch(toast.failed);
    setEnding(false);
  };
  const none = sessions?.length === 0 ? intl.formatMessage({ id: "sessions.none", defaultMessage: "No active sessions." }) : null;
  return (
    <FormSection title={<FormattedMessage id="sessions.title" defaultMessage="Sessions" />}>
      {error && !sessions ? (
        <p role="alert" className={styles.note}>
          {errorText(error)}
        </p>
      ) : (
        <PlainTable
          label={intl.formatMessage({ id: "sessions.title", defaultMessage: "Sessions" })}
          none={none}
          rows={sessions ?? []}
          keyOf={({ id }) => id}
          columns={[
            { id: "browser", header: <FormattedMessage id="sessions.browser" defaultMessage="Browser" />, cell: ({ browser }) => browser },
            {
              id: "address",
              header: <FormattedMessage id="sessions.address" defaultMessage="IP address" />,
              cell: ({ address }) => address,
            },
            {
              id: "created",
              header: <FormattedMessage id="sessions.begun" defaultMessage="Since" />,
              cell: ({ createdAt }) => write.dateTime(createdAt),
            },
            {
              id: "seen",
              header: <FormattedMessage id="sessions.used" defaultMessage="Last used" />,
              cell: ({ lastSeenAt }) => write.dateTime(lastSeenAt),
            },
          ]}
        />
      )}
      <div className={styles.row}>
        <ReasonedButton variant="default" reason={reason ?? none} loading={ending} onClick={() => void end()}>
          <FormattedMessage id="sessions.endAll" defaultMessage="End all sessions" />
        </ReasonedButton>
      </div>
    </FormSection>
  );
}
