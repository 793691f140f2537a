import { Button, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { upperSnakeEnum } from "../../schema/rules/apiEnums";
import { MINUTE_MS } from "../../schema/rules/durations";
import { indicatorKeys } from "../../schema/rules/indicators/indicators";
import type { ReportSendingState } from "../../schema/rules/reports/reports";
import { useErrorText } from "../api/errors";
import { SubscriptionsDocument, type SubscriptionsQuery, type Subscription_SubscriptionFragment } from "../gql/graphql";
import { useDeleteAlertMutation, useDeleteSubscriptionMutation, useSubscriptionsQuery } from "../gql/hooks";
import { useInstants } from "../i18n/Instant";
import { named } from "../i18n/named";
import { FormSection } from "../ui/form/FormPage";
import { PlainTable } from "../ui/table/PlainTable";
import { TableMessage } from "../ui/table/TableMessage";
import { useToastedMutation } from "../ui/toasts/useToastedMutation";
import { AlertDialog } from "./AlertDialog";
import styles from "./reports.module.css";
import { SubscriptionDialog } from "./SubscriptionDialog";
import { hourText, weekdayName } from "./times";

const keyOf = upperSnakeEnum(indicatorKeys);
type Open = { kind: "alert" } | { kind: "subscription"; subscription: Subscription_SubscriptionFragment | null } | null;

export function SubscriptionsScreen() {
  const errorText = useErrorText();
  const { data, error, refetch } = useSubscriptionsQuery({ fetchPolicy: "cache-and-network", pollInterval: MINUTE_MS });
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <main className={styles.page}>
      <div className={styles.inside}>
        <Title order={1}>
          <FormattedMessage id="page.subscriptions" defaultMessage="E-mail reports" />
        </Title>
        {data ? (
          <>
            <FormSection title={<FormattedMessage id="reports.subscriptions" defaultMessage="E-mail reports" />}>
              <Subscriptions data={data} onEdit={(subscription) => setOpen({ kind: "subscription", subscription })} />
              <Button className={styles.add!} variant="default" onClick={() => setOpen({ kind: "subscription", subscription: null })}>
                <FormattedMessage id="reports.add" defaultMessage="New e-mail report" />
              </Button>
            </FormSection>
            <FormSection title={<FormattedMessage id="reports.history" defaultMessage="Delivery history" />}>
              <Sendings data={data} />
            </FormSection>
            <FormSection
              title={<FormattedMessage id="reports.alerts" defaultMessage="Alerts" />}
              note={
                <FormattedMessage
                  id="reports.alertsNote"
                  defaultMessage="You receive an e-mail when an indicator reaches the warning level and another when it becomes critical. Alerts resume after ten minutes back to normal. An icon in the top bar shows active alerts."
                />
              }
            >
              <Alerts data={data} />
              <Button className={styles.add!} variant="default" onClick={() => setOpen({ kind: "alert" })}>
                <FormattedMessage id="reports.addAlert" defaultMessage="New alert" />
              </Button>
            </FormSection>
            {open?.kind === "subscription" && (
              <SubscriptionDialog subscription={open.subscription} instances={data.dashboard.instances} onClose={close} />
            )}
            {open?.kind === "alert" && <AlertDialog instances={data.dashboard.instances} onClose={close} />}
          </>
        ) : (
          <TableMessage alert={error !== undefined} onRetry={error && (() => void refetch())}>
            {error ? errorText(error) : <FormattedMessage id="session.loading" defaultMessage="Loading…" />}
          </TableMessage>
        )}
      </div>
    </main>
  );
}

const changed = { refetchQueries: [SubscriptionsDocument] };

function Subscriptions({ data, onEdit }: { data: SubscriptionsQuery; onEdit(subscription: Subscription_SubscriptionFragment): void }) {
  const intl = useIntl();
  const write = useInstants();
  const run = useToastedMutation();
  const [remove] = useDeleteSubscriptionMutation(changed);
  return (
    <PlainTable
      label={intl.formatMessage({ id: "reports.subscriptions", defaultMessage: "E-mail reports" })}
      rows={data.reportSubscriptions}
      keyOf={({ id }) => id}
      none={<FormattedMessage id="reports.none" defaultMessage="None yet." />}
      columns={[
        { id: "name", header: <FormattedMessage id="reports.name" defaultMessage="Name" />, cell: ({ name }) => name },
        {
          id: "instance",
          header: <FormattedMessage id="dashboard.instance" defaultMessage="AMA instance" />,
          cell: ({ instanceName }) => instanceName,
        },
        {
          id: "when",
          header: <FormattedMessage id="reports.when" defaultMessage="When" />,
          cell: (subscription) => whenText(intl, subscription),
        },
        {
          id: "next",
          header: <FormattedMessage id="reports.next" defaultMessage="Next run" />,
          cell: ({ nextDueAt }) => write.dateTime(nextDueAt),
        },
        { id: "files", header: <FormattedMessage id="reports.files" defaultMessage="Files" />, cell: ({ formats }) => formats.join(", ") },
        {
          id: "do",
          header: <FormattedMessage id="reports.actions" defaultMessage="Actions" />,
          cell: (subscription) => (
            <span className={styles.tools}>
              <Button
                variant="default"
                size="compact-xs"
                aria-label={`${editText(intl)}: ${subscription.name}`}
                onClick={() => onEdit(subscription)}
              >
                {editText(intl)}
              </Button>
              <RemoveButton
                name={subscription.name}
                onClick={() => void run(() => remove({ variables: { id: subscription.id } }), deletedText(intl))}
              />
            </span>
          ),
        },
      ]}
    />
  );
}

const editText = (intl: IntlShape): string => intl.formatMessage({ id: "reports.edit", defaultMessage: "Edit" });
const deletedText = (intl: IntlShape): string => intl.formatMessage({ id: "reports.deleted", defaultMessage: "Deleted." });

function RemoveButton({ name, onClick }: { name: string; onClick(): void }) {
  const intl = useIntl();
  const text = intl.formatMessage({ id: "reports.delete", defaultMessage: "Delete" });
  return (
    <Button variant="default" size="compact-xs" aria-label={`${text}: ${name}`} onClick={onClick}>
      {text}
    </Button>
  );
}

/** "Daily at 08:00 (Europe/Madrid)". */
function whenText(intl: IntlShape, { frequency, weekday, hour, timeZone }: Subscription_SubscriptionFragment): string {
  const values = { hour: hourText(hour), zone: timeZone };
  if (frequency === "DAILY" || weekday === null)
    return intl.formatMessage({ id: "reports.daily", defaultMessage: "Daily at {hour} ({zone})" }, values);
  const day = weekdayName(intl, weekday);
  return intl.formatMessage({ id: "reports.weekly", defaultMessage: "{day} at {hour} ({zone})" }, { ...values, day });
}

const stateTexts: Record<ReportSendingState, ReactNode> = {
  PREPARING: <FormattedMessage id="reports.state.preparing" defaultMessage="In preparation" />,
  QUEUED: <FormattedMessage id="reports.state.queued" defaultMessage="Waiting for the mail server" />,
  SENT: <FormattedMessage id="reports.state.sent" defaultMessage="Sent" />,
  REFUSED: <FormattedMessage id="reports.state.refused" defaultMessage="Not sent: you had no access at that time" />,
  FAILED: <FormattedMessage id="reports.state.failed" defaultMessage="Failed" />,
};

function Sendings({ data }: { data: SubscriptionsQuery }) {
  const intl = useIntl();
  const write = useInstants();
  return (
    <PlainTable
      label={intl.formatMessage({ id: "reports.history", defaultMessage: "Delivery history" })}
      rows={data.reportSendings}
      keyOf={({ id }) => id}
      none={<FormattedMessage id="reports.none" defaultMessage="None yet." />}
      columns={[
        { id: "due", header: <FormattedMessage id="reports.due" defaultMessage="Due" />, cell: ({ dueAt }) => write.dateTime(dueAt) },
        { id: "name", header: <FormattedMessage id="reports.name" defaultMessage="Name" />, cell: ({ name }) => name },
        { id: "state", header: <FormattedMessage id="reports.outcome" defaultMessage="Outcome" />, cell: ({ state }) => stateTexts[state] },
        { id: "to", header: <FormattedMessage id="reports.to" defaultMessage="To" />, cell: ({ recipient }) => recipient },
        {
          id: "at",
          header: <FormattedMessage id="reports.at" defaultMessage="Ended" />,
          cell: ({ endedAt }) => endedAt && write.dateTime(endedAt),
        },
      ]}
    />
  );
}

function Alerts({ data }: { data: SubscriptionsQuery }) {
  const intl = useIntl();
  const write = useInstants();
  const run = useToastedMutation();
  const [remove] = useDeleteAlertMutation(changed);
  return (
    <PlainTable
      label={intl.formatMessage({ id: "reports.alerts", defaultMessage: "Alerts" })}
      rows={data.indicatorAlerts}
      keyOf={({ id }) => id}
      none={<FormattedMessage id="reports.none" defaultMessage="None yet." />}
      columns={[
        {
          id: "indicator",
          header: <FormattedMessage id="page.dashboardKpi" defaultMessage="Indicator" />,
          cell: ({ key }) => named(intl, "indicator", keyOf[key]),
        },
        {
          id: "instance",
          header: <FormattedMessage id="dashboard.instance" defaultMessage="AMA instance" />,
          cell: ({ instanceName }) => instanceName,
        },
        {
          id: "from",
          header: <FormattedMessage id="reports.from" defaultMessage="From" />,
          cell: ({ level }) => named(intl, "indicatorLevel", level),
        },
        {
          id: "last",
          header: <FormattedMessage id="reports.last" defaultMessage="Last sent" />,
          cell: ({ lastNotifiedAt }) => lastNotifiedAt && write.dateTime(lastNotifiedAt),
        },
        {
          id: "do",
          header: <FormattedMessage id="reports.actions" defaultMessage="Actions" />,
          cell: ({ id, key }) => (
            <RemoveButton
              name={named(intl, "indicator", keyOf[key])}
              onClick={() => void run(() => remove({ variables: { id } }), deletedText(intl))}
            />
          ),
        },
      ]}
    />
  );
}
