import { FormattedMessage } from "react-intl";
import { Instant } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import styles from "./FinishedStrip.module.css";

export interface FinishedStripProps {
  cancelled: boolean;
  /** ISO 8601. */
  at: string | null;
  zone: string;
  closesAt: number | null;
  onKeep(): void;
}

export function FinishedStrip({ cancelled, at, zone, closesAt, onKeep }: FinishedStripProps) {
  const now = useNow(1_000);
  const time = at ? <Instant at={at} zone={zone} /> : null;
  return (
    <div className={styles.strip} role="status">
      <span>
        {cancelled ? (
          <FormattedMessage id="claim.over.cancelled" defaultMessage="Cancelled {time}." values={{ time }} />
        ) : (
          <FormattedMessage id="claim.over.finished" defaultMessage="Finished {time}." values={{ time }} />
        )}{" "}
        {closesAt !== null && (
          <span aria-hidden>
            <FormattedMessage
              id="claim.over.closing"
              defaultMessage="Closing in {seconds, number} s."
              values={{ seconds: Math.max(0, Math.ceil((closesAt - now) / 1000)) }}
            />
          </span>
        )}
      </span>
      {closesAt !== null && (
        <button type="button" onClick={onKeep}>
          <FormattedMessage id="claim.over.keep" defaultMessage="Keep open" />
        </button>
      )}
    </div>
  );
}
