import type { Connection } from "../../live/connection";
import styles from "./ConnectionDot.module.css";

/** The connection as a colour and a shape (disc, ring, square), beside the word for it; `stale`: connected, but what is shown is old. */
export function ConnectionDot({ state, stale = false }: { state: Connection["state"]; stale?: boolean }) {
  const look = state === "live" && !stale ? "good" : state === "lost" ? "bad" : "doubtful";
  return <span className={styles.dot} data-look={look} aria-hidden />;
}
