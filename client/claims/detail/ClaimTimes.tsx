import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { claimStatuses } from "../../../schema/rules/lists/claims";
import type { ClaimTimes_ClaimFragment } from "../../gql/graphql";
import { useClaimTimes_claimFragment } from "../../gql/hooks";
import { distance } from "../../i18n/distances";
import { useInstants } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import { chanceDetails, chanceText } from "../../entity/arrivalLateness";
import { DetailStrip, StripCell } from "../../entity/detail/DetailStrip";
import { StripInstant, ZoneLine } from "../../entity/detail/StripInstant";
import styles from "../../entity/detail/detail.module.css";
import { decisiveNoteText, decisiveTimeOf } from "../../entity/latenessNote";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { stripTimesOf, type StripTime } from "../../entity/lateness";
import { noteText, timeLabels, toneOf } from "../../entity/timeNotes";

const columns = (...fields: string[]): string[] => fields.map((field) => `incidents.${field}`);
const columnsOf: Partial<Record<StripTime["kind"], string[]>> = {
  planned: columns("plannedStart", "plannedEnd"),
  plannedStart: columns("plannedStart", "measuredFrom"),
  promised: columns("promisedAt", "managedUntil"),
  assigned: columns("assignedAt", "measuredFrom"),
  waitingSince: columns("measuredFrom"),
  predicted: columns("predictedAt"),
  arrived: columns("arrivedAt"),
  workDue: columns("measuredFrom"),
};

export interface ClaimTimesProps {
  claim: FragmentType<ClaimTimes_ClaimFragment>;
  children?: ReactNode;
}

export function ClaimTimes({ claim, children }: ClaimTimesProps) {
  const data = useCompleteFragment(useClaimTimes_claimFragment(claim));
  if (!data) return null;
  return (
    <>
      <Lateness claim={data} />
      {children}
      <DetailStrip>
        <Times claim={data} />
        <DistanceLeft claim={data} />
      </DetailStrip>
      <ZoneLine zone={data.timeZone} />
    </>
  );
}

const isBehind = ({ status }: ClaimTimes_ClaimFragment): boolean => ["critical", "late"].includes(claimStatuses[status].timing);

function Lateness({ claim }: { claim: ClaimTimes_ClaimFragment }) {
  const intl = useIntl();
  const now = useNow(5_000);
  const time = isBehind(claim) ? decisiveTimeOf(claim, now) : null;
  const chance = chanceText(intl, claim.eta, now);
  return (
    <>
      {time && (
        <p className={styles.lateness} data-tone={claimStatuses[claim.status].timing}>
          {decisiveNoteText(intl, time)}
        </p>
      )}
      {chance && (
        <p className={styles.chance}>
          <b>{chance}</b>
          {chanceDetails(intl, claim.eta!, now, claim.timeZone).map((detail) => ` · ${detail}`)}
        </p>
      )}
    </>
  );
}

function Times({ claim }: { claim: ClaimTimes_ClaimFragment }) {
  const intl = useIntl();
  const now = useNow();
  // The lateness already shows this deviation.
  const shownAbove = isBehind(claim) ? decisiveTimeOf(claim, now)?.kind : undefined;
  return stripTimesOf(claim, now).map((time) => {
    const { kind, at, movedFrom, note } = time;
    const timeColumns = columnsOf[kind];
    return (
      <StripCell
        key={kind}
        label={intl.formatMessage(timeLabels[kind])}
        {...(timeColumns && { columns: timeColumns })}
        note={note && kind !== shownAbove && noteText(intl, note, claim.timeZone)}
        tone={toneOf(claim, time)}
      >
        {at && (
          <>
            <StripInstant at={at} movedFrom={movedFrom} zone={claim.timeZone} />
            {kind === "predicted" && claim.eta && <LatestArrival at={claim.eta.p90} zone={claim.timeZone} />}
          </>
        )}
      </StripCell>
    );
  });
}

function LatestArrival({ at, zone }: { at: string; zone: string }) {
  const write = useInstants();
  return (
    <span className={styles.latest}>
      <FormattedMessage id="claim.times.etaBy" defaultMessage="by {time} at the latest (9 of 10)" values={{ time: write.time(at, zone) }} />
    </span>
  );
}

function DistanceLeft({ claim: { status, routeFigures } }: { claim: ClaimTimes_ClaimFragment }) {
  const intl = useIntl();
  const { stage } = claimStatuses[status];
  const { remainingMetres } = routeFigures;
  if (remainingMetres === null || (stage !== "pendingArrival" && stage !== "managed")) return null;
  return (
    <StripCell label={<FormattedMessage id="claim.times.left" defaultMessage="Distance left" />}>
      {distance(intl, remainingMetres)}
    </StripCell>
  );
}
