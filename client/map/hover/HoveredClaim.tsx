import { useEffect, useState } from "react";
import { useIntl } from "react-intl";
import { isMissing } from "../../apollo/errors";
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
import { useFailureToast } from "../../ui/toasts";
import styles from "./HoverCard.module.css";

/** A pointer that only passes over a sign asks for nothing, milliseconds. */
const DWELL_MS = 150;

/**
 * What the card says of a claim beyond its sign: what is served and why, to whom, promised and expected times, the way left, why it stands as it
 * does. What the profile hides is not answered, and has no line.
 */
export function HoveredClaim({ id }: { id: string }) {
  const isOpenable = useCan()("claim.detail");
  const dwelled = useDwelled(id);
  const { data, loading, error, refetch } = useHoveredClaimQuery({
    variables: { id },
    skip: !isOpenable || !dwelled,
    fetchPolicy: "cache-and-network",
    // An answer that is on its way may be from before a change.
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
  const times = stripTimesOf(claim, now).filter(({ at }) => at !== null);
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
          {time(of.at!)}
          {of.note && <b data-tone={toneOf(claim, of)}>{noteText(intl, of.note)}</b>}
        </span>
      ))}
      {routeFigures.remainingMetres !== null && (
        <span>
          {intl.formatMessage({ id: "claim.times.left", defaultMessage: "Distance left" })} {distance(intl, routeFigures.remainingMetres)}
        </span>
      )}
      {/* A change of the claim says nothing of why: what was said before would stand beside the new status. */}
      {statusReason && !loading && <p className={styles.why}>{statusReason.sentence}</p>}
    </>
  );
}

/** Whether the pointer has rested on something for a moment. */
function useDwelled(id: string): boolean {
  const [dwelledOn, setDwelledOn] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setDwelledOn(id), DWELL_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return dwelledOn === id;
}
