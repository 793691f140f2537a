import { FormattedMessage, useIntl } from "react-intl";
import { named } from "../../i18n/named";
import { type Rejection, rejectionText } from "../actions/actionRejection";
import styles from "./bulk.module.css";

interface BulkRejectionsProps {
  rejections: readonly Rejection[];
  missing: number;
}

export function BulkRejections({ rejections, missing }: BulkRejectionsProps) {
  const intl = useIntl();
  const counts = new Map<string, number>();
  const count = (why: string, times = 1): void => void counts.set(why, (counts.get(why) ?? 0) + times);
  for (const why of rejections) count(rejectionText(intl, why));
  if (missing > 0) count(named(intl, "errors", "NOT_FOUND"), missing);
  if (!counts.size) return null;
  return (
    <div role="note" className={styles.note}>
      <FormattedMessage
        id="claims.bulk.cannot"
        defaultMessage="{count, plural, one {# selected claim cannot be updated now and is left out:} other {# selected claims cannot be updated now and are left out:}}"
        values={{ count: rejections.length + missing }}
      />
      <ul className={styles.list}>
        {[...counts].map(([why, times]) => (
          <li key={why}>
            <b>{intl.formatNumber(times)}</b> · {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
