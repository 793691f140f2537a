import { FormattedMessage, useIntl } from "react-intl";
import { distance } from "../../i18n/distances";
import { duration } from "../../i18n/durations";
import styles from "./ClaimMilestones.module.css";

export interface SeenAtProps {
  /** From the claim's position; null: the claim has none. */
  metres: number | null;
  /** How old the position was at the moment; negative: measured after it. */
  ageSeconds: number;
}

/** Positions that are about as old as the moment say nothing of their age. */
const SAME_MOMENT_SECONDS = 60;

/** Where the resource was at a milestone: how far from the claim, and by how much the position is older or newer than the moment. */
export function SeenAt({ metres, ageSeconds }: SeenAtProps) {
  const intl = useIntl();
  return (
    <span className={styles.note}>
      {metres === null ? (
        <FormattedMessage id="claim.moment.seen" defaultMessage="position known" />
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
