import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./detail.module.css";

export interface DetailStateProps {
  loading: boolean;
  error: unknown;
  retry(): void;
  /** What is said when there is none, or none that may be seen. */
  missing: ReactNode;
}

/** What stands in place of a detail that is not there: still loading, failed, or missing. */
export function DetailState({ loading, error, retry, missing }: DetailStateProps) {
  return (
    <div className={styles.detail} role="status" aria-busy={loading}>
      {loading ? (
        <p className={styles.late}>
          <FormattedMessage id="detail.loading" defaultMessage="Loading…" />
        </p>
      ) : error ? (
        <>
          <p>
            <FormattedMessage id="detail.failed" defaultMessage="The data could not be loaded." />
          </p>
          <button type="button" className={styles.link} onClick={retry}>
            <FormattedMessage id="detail.retry" defaultMessage="Try again" />
          </button>
        </>
      ) : (
        <p>{missing}</p>
      )}
    </div>
  );
}
