import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type FailureName, failures } from "../../ui/messages";
import { useFailureToast } from "../../ui/toasts/toasts";
import styles from "./detail.module.css";

export interface DetailStateProps {
  loading: boolean;
  error: unknown;
  failure?: FailureName;
  retry(): void;
  missing: ReactNode;
}

export function DetailState({ loading, error, failure, retry, missing }: DetailStateProps) {
  const intl = useIntl();
  useFailureToast(loading ? null : (failure ?? null), error);
  return (
    <div className={styles.detail} role="status" aria-busy={loading}>
      {loading ? (
        <p className={styles.late}>
          <FormattedMessage id="detail.loading" defaultMessage="Loading…" />
        </p>
      ) : error ? (
        <>
          <p>
            {failure ? (
              intl.formatMessage(failures[failure])
            ) : (
              <FormattedMessage id="detail.failed" defaultMessage="The data could not be loaded." />
            )}
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
