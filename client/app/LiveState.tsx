import { FormattedMessage } from "react-intl";
import { type Connection, useConnection, useDataAge } from "../live/connection";
import styles from "./LiveState.module.css";

/** Older than this, data counts as stale: the dot is amber. Seconds. */
const stale = 40;

const words: Record<Connection["state"], React.ReactNode> = {
  live: <FormattedMessage id="live.live" defaultMessage="Live" />,
  connecting: <FormattedMessage id="live.connecting" defaultMessage="Connecting" />,
  lost: <FormattedMessage id="live.lost" defaultMessage="Not connected" />,
  polling: <FormattedMessage id="live.polling" defaultMessage="Every 20 s" />,
};

/** Whether the data is pushed, and how old it is; in a word, a colour and seconds. */
export function LiveState() {
  const { state } = useConnection();
  const age = useDataAge();
  const look = state === "live" && (age ?? 0) <= stale ? "good" : state === "lost" ? "bad" : "doubtful";
  return (
    <div className={styles.live} data-look={look} data-testid="live-state">
      <span className={styles.dot} aria-hidden />
      {words[state]}
      {age !== null && (
        <span className={styles.age} data-stale={age > stale || undefined}>
          <FormattedMessage id="duration.seconds" defaultMessage="{seconds, number} s" values={{ seconds: age }} />
        </span>
      )}
    </div>
  );
}
