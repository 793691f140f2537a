import { useInstants, zoneCity } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import styles from "./Clock.module.css";

/** The time here, with its zone. */
export function Clock() {
  const now = useNow();
  const write = useInstants();
  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString()}>
      <span className={styles.time}>{write.timeWithSeconds(now)}</span>
      <span className={styles.zone}>
        {zoneCity()} · {write.zoneName(now)}
      </span>
    </time>
  );
}
