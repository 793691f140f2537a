import { useEffect, useState } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./Message.module.css";

const SHOW_AFTER_MS = 300;

export function Loading() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.page} aria-busy>
      {isShown && (
        <p role="status">
          <FormattedMessage id="session.loading" defaultMessage="Loading…" />
        </p>
      )}
    </main>
  );
}
