import { Loader } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimActionName } from "../../../../schema/rules/claims/actions";
import { duration } from "../../../i18n/durations";
import { useNow } from "../../../live/connection";
import styles from "../actions.module.css";
import { actionCatalogue } from "../actionCatalogue";

/** Action in progress and its duration. Always rendered, so that screen readers announce changes. */
export function PendingChip({ action, since }: { action: ClaimActionName | null; since: string | null }) {
  const intl = useIntl();
  return (
    <div role="status" className={styles.status}>
      {action && (
        <span className={styles.chip}>
          <Loader size={11} aria-hidden />
          {intl.formatMessage(actionCatalogue[action].pending)}
          {since && <Waiting since={since} />}
        </span>
      )}
    </div>
  );
}

function Waiting({ since }: { since: string }) {
  const intl = useIntl();
  const seconds = (useNow() - Date.parse(since)) / 1000;
  if (seconds < 5) return null;
  return (
    <small aria-hidden>
      <FormattedMessage id="claim.pending.waiting" defaultMessage="no response for {age}" values={{ age: duration(intl, seconds) }} />
    </small>
  );
}
