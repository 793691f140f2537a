import { FormattedMessage, useIntl } from "react-intl";
import { ageText } from "../../i18n/durations";
import { type Connection, useConnection, useDataAge } from "../../live/connection";
import { useWindowSize } from "../../ui/windowSize";
import { ConnectionDot } from "./ConnectionDot";
import styles from "./LiveState.module.css";

/** Age at which data counts as stale and the dot turns amber, in seconds. */
const STALE_AFTER_SECONDS = 40;
/** Younger data shows no age, so that nothing counts on a healthy connection. */
const AGE_SHOWN_FROM_SECONDS = 10;

const stateTexts: Record<Connection["state"], React.ReactNode> = {
  live: <FormattedMessage id="live.live" defaultMessage="Live" />,
  connecting: <FormattedMessage id="live.connecting" defaultMessage="Connecting" />,
  lost: <FormattedMessage id="live.lost" defaultMessage="Offline" />,
  polling: <FormattedMessage id="live.polling" defaultMessage="Every 20 s" />,
};

export function LiveState() {
  const { state, stalled } = useConnection();
  const intl = useIntl();
  const age = useDataAge();
  // A phone shows the dot and the age; the state text is only for screen readers.
  const isPhone = useWindowSize("phone");
  return (
    <div className={styles.live} data-testid="live-state">
      <ConnectionDot state={state} stale={stalled || (age ?? 0) > STALE_AFTER_SECONDS} />
      <span className={isPhone ? "spoken" : undefined}>
        {stalled ? <FormattedMessage id="live.stalled" defaultMessage="Delayed" /> : stateTexts[state]}
      </span>
      {age !== null && age >= AGE_SHOWN_FROM_SECONDS && (
        <span className={styles.age} data-testid="data-age" data-stale={stalled || age > STALE_AFTER_SECONDS || undefined}>
          {ageText(intl, age)}
        </span>
      )}
    </div>
  );
}
