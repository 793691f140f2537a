import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Message.module.css";

/** Delay before the loading indicator appears, in milliseconds. */
const SHOW_AFTER_MS = 300;

export function Loading() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.page} aria-busy>
      {shown && (
        <p role="status">
          <FormattedMessage id="session.loading" defaultMessage="Loading…" />
        </p>
      )}
    </main>
  );
}
