import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { isForeign, useInstants } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import styles from "./detail.module.css";
import { isToday } from "../isToday";

export interface StripInstantProps {
  at: string;
  /** Original time before a delay was managed; `null` if it was not changed. */
  movedFrom?: string | null;
  zone: string;
}

export function StripInstant({ at, movedFrom = null, zone }: StripInstantProps) {
  const write = useInstants();
  return (
    <span className={styles.stripTime}>
      <span>
        {movedFrom && (
          <>
            <s>
              <span className="spoken">
                <FormattedMessage id="claim.times.movedFrom" defaultMessage="was:" />{" "}
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

export function ZoneLine({ zone }: { zone: string }) {
  const write = useInstants();
  const now = useNow(MINUTE_MS);
  return (
    <p className={styles.zoneLine}>
      <FormattedMessage
        id="claim.times.zone"
        defaultMessage="Local time in {city} ({zone})"
        values={{ city: write.zoneCity(zone), zone: write.zoneName(now, zone) }}
      />
      {isForeign(write, now, zone) && (
        <>
          {"; "}
          <FormattedMessage
            id="claim.times.yourZone"
            defaultMessage="your time ({city}, {zone}) below"
            values={{ city: write.zoneCity(), zone: write.zoneName(now) }}
          />
        </>
      )}
    </p>
  );
}
