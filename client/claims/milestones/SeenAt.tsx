import { FormattedMessage, useIntl } from "react-intl";
import { distance } from "../../i18n/distances";
import { duration } from "../../i18n/durations";
import styles from "./ClaimMilestones.module.css";

export interface SeenAtProps {
  metres: number | null;
  ageSeconds: number;
}

/** Below this difference, position and milestone count as simultaneous. */
const SAME_MOMENT_SECONDS = 60;

export function SeenAt({ metres, ageSeconds }: SeenAtProps) {
  const intl = useIntl();
  return (
    <span className={styles.note}>
      {metres === null ? (
        <FormattedMessage id="claim.moment.seen" defaultMessage="last position" />
      ) : (
        <FormattedMessage id="claim.moment.away" defaultMessage="{distance} away" values={{ distance: distance(intl, metres) }} />
      )}
      {Math.abs(ageSeconds) >= SAME_MOMENT_SECONDS && (
        <>
          {", "}
          <FormattedMessage
            id="claim.moment.seenBefore"
            defaultMessage="{after, select, true {seen {age} after} other {seen {age} before}}"
            values={{ after: String(ageSeconds < 0), age: duration(intl, Math.abs(ageSeconds)) }}
          />
        </>
      )}
    </span>
  );
}
