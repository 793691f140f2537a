import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Message.module.css";

/** Milliseconds before the loading indicator appears: a shorter wait needs none. */
const SHOW_AFTER_MS = 300;

/** In place of a screen whose code is on its way. */
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
