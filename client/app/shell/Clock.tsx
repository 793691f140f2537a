import { useInstants } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import styles from "./Clock.module.css";

export function Clock() {
  const now = useNow();
  const write = useInstants();
  const zone = `${write.zoneCity()} · ${write.zoneName(now)}`;
  return (
    <time className={styles.clock} dateTime={new Date(now).toISOString()} title={zone}>
      <span className={styles.time}>{write.time(now)}</span>
      <span className={styles.zone}>{zone}</span>
    </time>
  );
}
