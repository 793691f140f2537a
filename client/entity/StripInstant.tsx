import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import { isForeign, useInstants, zoneCity } from "../i18n/Instant";
import { useNow } from "../live/connection";
import styles from "./detail.module.css";
import { isToday } from "./isToday";

export interface StripInstantProps {
  at: string;
  /** What it was before it was moved; null: it has not been. */
  movedFrom?: string | null;
  zone: string;
}

/** A time of the strip on the claim's clocks; below it on the reader's, where those show another. The day only when it is not today. */
export function StripInstant({ at, movedFrom = null, zone }: StripInstantProps) {
  const write = useInstants();
  return (
    <span className={styles.stripTime}>
      <span>
        {movedFrom && (
          <>
            <s>
              <span className="spoken">
                <FormattedMessage id="claim.times.movedFrom" defaultMessage="before:" />{" "}
              </span>
              <ShortTime at={movedFrom} zone={zone} />
            </s>{" "}
          </>
        )}
        <ShortTime at={at} zone={zone} />
      </span>
      {isForeign(write, at, zone) && <small>{write.time(at)}</small>}
    </span>
  );
}

function ShortTime({ at, zone }: { at: string; zone: string }) {
  const intl = useIntl();
  const write = useInstants();
  const now = useNow(MINUTE_MS);
  return (
    <time dateTime={at}>
      {write.time(at, zone)}
      {!isToday(at, zone, now) && <small> {intl.formatDate(at, { timeZone: zone, day: "numeric", month: "short" })}</small>}
    </time>
  );
}

/** Whose clocks the times of a detail are on: named once for all of them, and the reader's own where it differs. */
export function ZoneLine({ zone }: { zone: string }) {
  const write = useInstants();
  const now = useNow(MINUTE_MS);
  return (
    <p className={styles.zoneLine}>
      <FormattedMessage
        id="claim.times.zone"
        defaultMessage="Times of {city} ({zone})"
        values={{ city: zoneCity(zone), zone: write.zoneName(now, zone) }}
      />
      {isForeign(write, now, zone) && (
        <>
          {"; "}
          <FormattedMessage
            id="claim.times.yourZone"
            defaultMessage="below them yours: {city} ({zone})"
            values={{ city: zoneCity(), zone: write.zoneName(now) }}
          />
        </>
      )}
    </p>
  );
}
