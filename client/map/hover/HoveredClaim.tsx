import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { isMissing } from "../../api/errors";
import { chanceText } from "../../entity/arrivalLateness";
import { stripTimesOf } from "../../entity/lateness";
import { noteText, timeLabels, toneOf } from "../../entity/timeNotes";
import { useHoveredClaimQuery } from "../../gql/hooks";
import { distance } from "../../i18n/distances";
import { timeThere, useInstants } from "../../i18n/Instant";
import { faultName, serviceName } from "../../i18n/sourceNames";
import { onClaimChanged } from "../../live/claimChangeStream";
import { useNow } from "../../live/connection";
import { RiskIcon, ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import { useCan } from "../../session/useCan";
import { useFailureToast } from "../../ui/toasts/toasts";
import styles from "./HoverCard.module.css";

/** Wait before fetching on hover (ms), so that passing the pointer over a marker sends no request. */
const DWELL_MS = 150;

export function HoveredClaim({ id }: { id: string }) {
  const isOpenable = useCan()("claim.detail");
  const dwelled = useDwelled(id);
  const { data, loading, error, refetch } = useHoveredClaimQuery({
    variables: { id },
    skip: !isOpenable || !dwelled,
    fetchPolicy: "cache-and-network",
    // A request in flight may precede a change of the claim.
    context: { queryDeduplication: false },
  });
  useFailureToast(error && !isMissing(error) ? "elementFailed" : null, error);
  useEffect(() => onClaimChanged((changed) => void (dwelled && changed.id === id && refetch())), [id, dwelled, refetch]);
  const intl = useIntl();
  const write = useInstants();
  const now = useNow();
  const claim = data?.claim;
  if (claim?.id !== id) return null;
  const { kind, riskType, insuredName, insuredPhone, timeZone, statusReason, routeFigures } = claim;
  const fault = faultName(intl, claim.faultCode, claim.faultName);
  const time = (at: string): string => timeThere(write, at, timeZone);
  const times = stripTimesOf(claim, now).filter(({ at, note }) => at !== null || note?.kind === "lastPosition");
  return (
    <>
      <span>
        <ServiceIcon kind={kind} />
        {riskType && <RiskIcon risk={riskType} />}
        {[serviceName(intl, claim.service), fault].filter(Boolean).join(", ")}
      </span>
      {(insuredName !== null || insuredPhone !== null) && <span>{[insuredName, insuredPhone].filter(Boolean).join(", ")}</span>}
      {times.map((of) => (
        <span key={of.kind}>
          {intl.formatMessage(timeLabels[of.kind])} {of.movedFrom && <s>{time(of.movedFrom)} </s>}
          {of.at === null ? "—" : time(of.at)}
          {of.note && <b data-tone={toneOf(claim, of)}>{noteText(intl, of.note, timeZone)}</b>}
        </span>
      ))}
      {claim.eta && (
        <span>
          {intl.formatMessage(
            { id: "claim.times.etaBy", defaultMessage: "by {time} at the latest (9 of 10)" },
            { time: time(claim.eta.p90) },
          )}
          <b>{chanceText(intl, claim.eta, now)}</b>
        </span>
      )}
      {routeFigures.remainingMetres !== null && (
        <span>
          {intl.formatMessage({ id: "claim.times.left", defaultMessage: "Distance left" })} {distance(intl, routeFigures.remainingMetres)}
        </span>
      )}
      {/* Hidden while loading, because the old reason does not match a new status. */}
      {statusReason && !loading && <p className={styles.why}>{statusReason.sentence}</p>}
    </>
  );
}

function useDwelled(id: string): boolean {
  const [dwelledOn, setDwelledOn] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDwelledOn(id), DWELL_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return dwelledOn === id;
}
