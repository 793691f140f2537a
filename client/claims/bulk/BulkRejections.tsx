import { FormattedMessage, useIntl } from "react-intl";
import type { BulkActionName } from "../../../schema/rules/claims/actions";
import type { ActionForm_ClaimFragment } from "../../gql/graphql";
import { named } from "../../i18n/named";
import { useCan } from "../../session/useCan";
import { actionOfApi } from "../actions/actionOfApi";
import { actionRejection } from "../actions/actionRejection";
import styles from "./bulk.module.css";

interface BulkRejectionsProps {
  action: BulkActionName;
  claims: readonly ActionForm_ClaimFragment[];
  /** How many are not there any more, or out of sight. */
  missing: number;
}

/** How many of the claims cannot take an action now, by what is known of them, and why; nothing where all can. */
export function BulkRejections({ action, claims, missing }: BulkRejectionsProps) {
  const intl = useIntl();
  const can = useCan();
  const counts = new Map<string, number>();
  const count = (why: string, times = 1): void => void counts.set(why, (counts.get(why) ?? 0) + times);
  for (const claim of claims) {
    const why = actionRejection(action, claim, claim.pendingAction && actionOfApi[claim.pendingAction.name], can);
    if (why) count(named(intl, "errors", why));
  }
  if (missing > 0) count(named(intl, "errors", "NOT_FOUND"), missing);
  if (!counts.size) return null;
  const total = [...counts.values()].reduce((sum, one) => sum + one, 0);
  return (
    <div role="note" className={styles.note}>
      <FormattedMessage
        id="claims.bulk.cannot"
        defaultMessage="{count, plural, one {# of them cannot take it now; the others can:} other {# of them cannot take it now; the others can:}}"
        values={{ count: total }}
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
