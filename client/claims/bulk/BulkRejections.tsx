import { FormattedMessage, useIntl } from "react-intl";
import { named } from "../../i18n/named";
import type { Rejection } from "../actions/actionRejection";
import styles from "./bulk.module.css";

interface BulkRejectionsProps {
  /** Why each of the claims that cannot take the action cannot. */
  rejections: readonly Rejection[];
  /** How many are not there any more, or out of sight. */
  missing: number;
}

/** How many of the claims that are selected an action leaves out, and why; nothing where all can take it. */
export function BulkRejections({ rejections, missing }: BulkRejectionsProps) {
  const intl = useIntl();
  const counts = new Map<string, number>();
  const count = (why: string, times = 1): void => void counts.set(why, (counts.get(why) ?? 0) + times);
  for (const why of rejections) count(named(intl, "errors", why));
  if (missing > 0) count(named(intl, "errors", "NOT_FOUND"), missing);
  if (!counts.size) return null;
  return (
    <div role="note" className={styles.note}>
      <FormattedMessage
        id="claims.bulk.cannot"
        defaultMessage="{count, plural, one {# of those selected cannot take it now and is left out:} other {# of those selected cannot take it now and are left out:}}"
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
