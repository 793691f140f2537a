import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { claimStatuses } from "../../../schema/rules/claims/claims";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { ClaimTimes_ClaimFragment } from "../../gql/graphql";
import { useClaimTimes_claimFragment } from "../../gql/hooks";
import { duration } from "../../i18n/durations";
import { useNow } from "../../live/connection";
import { DetailStrip, StripCell } from "../../entity/DetailStrip";
import { isToday } from "../../entity/isToday";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { dueOf, latenessOf, remainingOf, type Lateness } from "./lateness";

const labels = defineMessages({
  late: { id: "claim.times.late", defaultMessage: "Late by" },
  ahead: { id: "claim.times.ahead", defaultMessage: "Ahead by" },
  waiting: { id: "claim.times.waiting", defaultMessage: "Waiting" },
  starts: { id: "claim.times.starts", defaultMessage: "Starts in" },
  left: { id: "claim.times.left", defaultMessage: "Remaining" },
  over: { id: "claim.times.over", defaultMessage: "Over by" },
});

const columns = (...fields: string[]): string[] => fields.map((field) => `incidents.${field}`);

/** What was promised, what is expected, by how much they differ, and what is left. Only the last two know the clock. */
export function ClaimTimes({ claim }: { claim: FragmentType<ClaimTimes_ClaimFragment> }) {
  const data = useCompleteFragment(useClaimTimes_claimFragment(claim));
  if (!data) return null;
  const { predictedAt, arrivedAt, arrivedLate, timeZone } = data;
  const due = dueOf(data);
  const instant = (at: string | null): ReactNode => at && <ShortInstant at={at} zone={timeZone} />;
  return (
    <DetailStrip>
      <StripCell
        columns={due.planned ? columns("plannedStart", "plannedEnd") : columns("promisedAt")}
        label={
          due.planned ? (
            <FormattedMessage id="claim.times.planned" defaultMessage="Planned" />
          ) : (
            <FormattedMessage id="claim.times.promised" defaultMessage="Promised" />
          )
        }
      >
        {instant(due.at)}
      </StripCell>
      {arrivedAt ? (
        <StripCell label={<FormattedMessage id="claim.times.arrived" defaultMessage="Arrived" />} tone={arrivedLate ? "late" : undefined}>
          {instant(arrivedAt)}
        </StripCell>
      ) : (
        <StripCell
          columns={columns("predictedAt")}
          label={<FormattedMessage id="claim.times.eta" defaultMessage="ETA now" />}
          tone={predictedAt ? toneOf(data) : undefined}
        >
          {instant(predictedAt)}
        </StripCell>
      )}
      <LateBy claim={data} />
      <RemainingCell claim={data} />
    </DetailStrip>
  );
}

/** Which colour a claim that is behind has; its status says whether it is. */
function toneOf({ status, statusLabel }: ClaimTimes_ClaimFragment): "critical" | "late" | undefined {
  const { timing } = claimStatuses[status];
  return statusLabel === "LATE" && (timing === "critical" || timing === "late") ? timing : undefined;
}

const isBehind = ({ kind }: Lateness): boolean => kind === "late" || kind === "waiting";
const plus = (seconds: number): string => (seconds >= 60 ? "+" : "");

function LateBy({ claim }: { claim: ClaimTimes_ClaimFragment }) {
  const intl = useIntl();
  const lateness = latenessOf(claim, useNow());
  if (!lateness)
    return (
      <StripCell columns={columns("measuredFrom")} label={intl.formatMessage(labels.late)}>
        {null}
      </StripCell>
    );
  const late = isBehind(lateness);
  // Once somebody has arrived it is the arrival that was late; what the status says is about the work.
  const tone = claim.arrivedAt ? (claim.arrivedLate ? "late" : undefined) : toneOf(claim);
  return (
    <StripCell label={intl.formatMessage(labels[lateness.kind])} tone={late ? tone : undefined}>
      {late && plus(lateness.seconds)}
      {duration(intl, lateness.seconds)}
    </StripCell>
  );
}

function RemainingCell({ claim }: { claim: ClaimTimes_ClaimFragment }) {
  const intl = useIntl();
  const remaining = remainingOf(claim, useNow());
  if (!remaining)
    return (
      <StripCell columns={columns("remainingMetres", "predictedAt", "measuredFrom")} label={intl.formatMessage(labels.left)}>
        {null}
      </StripCell>
    );
  if (remaining.kind === "distance") {
    return (
      <StripCell label={intl.formatMessage(labels.left)}>
        {intl.formatNumber(remaining.metres / 1000, { style: "unit", unit: "kilometer", maximumFractionDigits: 1 })}
      </StripCell>
    );
  }
  const over = remaining.kind === "over";
  return (
    <StripCell label={intl.formatMessage(labels[remaining.kind])} tone={over ? toneOf(claim) : undefined}>
      {over && plus(remaining.seconds)}
      {duration(intl, remaining.seconds)}
    </StripCell>
  );
}

/** The strip has no room for the zone: it stands in the definition list below, and in the tooltip. The day only when it is another. */
function ShortInstant({ at, zone }: { at: string; zone: string }) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  return (
    <time dateTime={at} title={intl.formatDate(at, { timeZone: zone, dateStyle: "medium", timeStyle: "long", hourCycle: "h23" })}>
      {intl.formatDate(at, { timeZone: zone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" })}
      {!isToday(at, zone, now) && <small> {intl.formatDate(at, { timeZone: zone, day: "numeric", month: "short" })}</small>}
    </time>
  );
}
