import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { useErrorText } from "../../api/errors";
import { ClaimStatusPill } from "../../entity/StatusPill";
import type { KpiSettingsInput } from "../../gql/graphql";
import { useKpiSettingsLastDaysQuery, useKpiSettingsPreviewQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { PlainTable } from "../../ui/table/PlainTable";
import { ClaimName } from "../../entity/ClaimName";
import styles from "./kpiSettings.module.css";

export function KpiPreview({ input }: { input: KpiSettingsInput }) {
  return (
    <>
      <h3 className={styles.head}>
        <FormattedMessage id="kpiSettings.openClaims" defaultMessage="Open claims now" />
      </h3>
      <OpenClaims input={input} />
      <h3 className={styles.head}>
        <FormattedMessage id="kpiSettings.lastDays" defaultMessage="Simulation: last 7 days" />
      </h3>
      <LastDays input={input} />
    </>
  );
}

const waiting = (
  <p role="status" className={styles.quiet}>
    <FormattedMessage id="kpiSettings.reckoning" defaultMessage="Calculating…" />
  </p>
);

function OpenClaims({ input }: { input: KpiSettingsInput }) {
  const errorText = useErrorText();
  const { data, error } = useKpiSettingsPreviewQuery({ variables: { input }, fetchPolicy: "network-only" });
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return waiting;
  const { openClaims, statusChanges, changedClaims, integrationCalls } = data.kpiSettingsPreview;
  return (
    <>
      <p role="status">
        <FormattedMessage
          id="kpiSettings.effect"
          defaultMessage="{open, plural, one {# open claim} other {# open claims}}: {changes, plural, =0 {no status changes} one {# status change} other {# status changes}}, {calls, plural, =0 {no new calls} one {# new call} other {# new calls}} to other systems."
          values={{ open: openClaims, changes: statusChanges, calls: integrationCalls }}
        />
      </p>
      {changedClaims.length > 0 && (
        <ul className={styles.claims}>
          {changedClaims.map(({ claimId, from, to }) => (
            <li key={claimId}>
              <Link to={paths.claim({ id: claimId })} target="_blank" rel="noreferrer">
                <ClaimName id={claimId} />
              </Link>
              <ClaimStatusPill status={from} />
              <span aria-hidden>→</span>
              <ClaimStatusPill status={to} />
            </li>
          ))}
        </ul>
      )}
      {changedClaims.length < statusChanges && (
        <p className={styles.quiet}>
          <FormattedMessage
            id="kpiSettings.firstClaims"
            defaultMessage="The first {shown, number} of {total, number}."
            values={{ shown: changedClaims.length, total: statusChanges }}
          />
        </p>
      )}
    </>
  );
}

function LastDays({ input }: { input: KpiSettingsInput }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error } = useKpiSettingsLastDaysQuery({ variables: { input }, fetchPolicy: "network-only" });
  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return waiting;
  const { claims, replayedClaims, days } = data.kpiSettingsPreview.lastDays;
  const label = intl.formatMessage({ id: "kpiSettings.lastDays", defaultMessage: "Simulation: last 7 days" });
  return (
    <>
      <PlainTable
        label={label}
        rows={days}
        keyOf={({ day }) => day}
        none={null}
        columns={[
          {
            id: "day",
            header: <FormattedMessage id="kpiSettings.day" defaultMessage="Day" />,
            cell: ({ day }) => intl.formatDate(`${day}T00:00:00Z`, { weekday: "short", day: "2-digit", month: "short", timeZone: "UTC" }),
          },
          {
            id: "alarms",
            header: <FormattedMessage id="kpiSettings.alarms" defaultMessage="Alarms, now → then" />,
            cell: ({ alarmsBefore, alarmsAfter }) => <Change before={alarmsBefore} after={alarmsAfter} />,
          },
          {
            id: "callsMade",
            header: <FormattedMessage id="kpiSettings.callsMade" defaultMessage="Calls, now → then" />,
            cell: ({ callsBefore, callsAfter }) => <Change before={callsBefore} after={callsAfter} />,
          },
        ]}
      />
      <p className={styles.quiet}>
        <FormattedMessage
          id="kpiSettings.replayed"
          defaultMessage="Recalculated from the status history of {replayed, number} of {claims, number} claims. Actions and positions are unchanged; only the settings differ."
          values={{ replayed: replayedClaims, claims }}
        />
      </p>
    </>
  );
}

function Change({ before, after }: { before: number; after: number }) {
  const intl = useIntl();
  return (
    <span className={styles.change} data-differs={before !== after || undefined}>
      {intl.formatNumber(before)} → {intl.formatNumber(after)}
      {before !== after && <small> ({intl.formatNumber(after - before, { signDisplay: "exceptZero" })})</small>}
    </span>
  );
}
