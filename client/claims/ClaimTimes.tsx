import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { claimStatuses } from "../../schema/rules/claims";
import type { ClaimTimes_ClaimFragment } from "../gql/graphql";
import { useClaimTimes_claimFragment } from "../gql/hooks";
import { duration } from "../i18n/durations";
import styles from "../mapkit/detail.module.css";
import { useNow } from "../live/connection";
import { isToday } from "../mapkit/today";
import { useWhole } from "../mapkit/useWhole";
import { standingOf, type Standing } from "./standing";

const standings = defineMessages({
  late: { id: "claim.times.late", defaultMessage: "Late by" },
  ahead: { id: "claim.times.ahead", defaultMessage: "Ahead by" },
  waiting: { id: "claim.times.waiting", defaultMessage: "Waiting" },
  starts: { id: "claim.times.starts", defaultMessage: "Starts in" },
  over: { id: "claim.times.over", defaultMessage: "Over by" },
  left: { id: "claim.times.left", defaultMessage: "Time left" },
});

/** What was promised, what is expected, by how much they differ, and since when it stands so. */
export function ClaimTimes({ claim }: { claim: FragmentType<ClaimTimes_ClaimFragment> }) {
  const intl = useIntl();
  const now = useNow(5_000);
  const data = useWhole(useClaimTimes_claimFragment(claim));
  if (!data) return null;
  const { status, statusAt, statusLabel, promisedAt, plannedStart, plannedEnd, predictedAt, arrivedAt, arrivedLate, timeZone } = data;
  const standing = standingOf(data, now);
  const { timing } = claimStatuses[status];
  const behind = statusLabel === "LATE" && (timing === "critical" || timing === "late") ? timing : undefined;
  const instant = (at: string | null): ReactNode => (at ? <ShortInstant at={at} zone={timeZone} now={now} /> : "—");
  return (
    <dl className={styles.strip}>
      {promisedAt || !plannedStart ? (
        <Cell label={<FormattedMessage id="claim.times.promised" defaultMessage="Promised" />}>{instant(promisedAt)}</Cell>
      ) : (
        <Cell label={<FormattedMessage id="claim.times.planned" defaultMessage="Planned" />}>{instant(plannedEnd ?? plannedStart)}</Cell>
      )}
      {arrivedAt ? (
        <Cell label={<FormattedMessage id="claim.times.arrived" defaultMessage="Arrived" />} tone={arrivedLate ? "late" : undefined}>
          {instant(arrivedAt)}
        </Cell>
      ) : (
        <Cell label={<FormattedMessage id="claim.times.eta" defaultMessage="ETA now" />} tone={predictedAt ? behind : undefined}>
          {instant(predictedAt)}
        </Cell>
      )}
      <Cell
        label={
          standing ? intl.formatMessage(standings[standing.kind]) : <FormattedMessage id="claim.times.late" defaultMessage="Late by" />
        }
        tone={standing && isBehind(standing) ? behind : undefined}
      >
        {standing ? `${isBehind(standing) && standing.seconds >= 60 ? "+" : ""}${duration(intl, standing.seconds)}` : "—"}
      </Cell>
      <Cell label={<FormattedMessage id="claim.times.status" defaultMessage="Status since" />}>{instant(statusAt)}</Cell>
    </dl>
  );
}

const isBehind = ({ kind }: Standing): boolean => kind === "late" || kind === "over" || kind === "waiting";

function Cell({ label, tone, children }: { label: ReactNode; tone?: "critical" | "late" | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-tone={tone}>{children}</dd>
    </div>
  );
}

/** The strip has no room for the zone: it stands in the definition list below, and in the tooltip. The day only when it is another. */
function ShortInstant({ at, zone, now }: { at: string; zone: string; now: number }) {
  const intl = useIntl();
  return (
    <time dateTime={at} title={intl.formatDate(at, { timeZone: zone, dateStyle: "medium", timeStyle: "long", hourCycle: "h23" })}>
      {intl.formatDate(at, { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}
      {!isToday(at, zone, now) && <small> {intl.formatDate(at, { timeZone: zone, day: "numeric", month: "short" })}</small>}
    </time>
  );
}
