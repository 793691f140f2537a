import type { Connection } from "../../live/connection";
import styles from "./ConnectionDot.module.css";

/** Connection state as colour and shape (disc, ring or square). `stale`: connected, but the data is old. */
export function ConnectionDot({ state, stale = false }: { state: Connection["state"]; stale?: boolean }) {
  const look = state === "live" && !stale ? "good" : state === "lost" ? "bad" : "doubtful";
  return <span className={styles.dot} data-look={look} aria-hidden />;
}
