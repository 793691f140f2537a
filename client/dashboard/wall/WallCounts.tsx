import { FormattedMessage, useIntl } from "react-intl";
import { claimStatuses, openClaimStatuses } from "../../../schema/rules/lists/claims";
import { mapLimits } from "../../../schema/rules/map/map";
import { useErrorText } from "../../api/errors";
import { useWallCountsQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { useCanSeeField } from "../../session/useCanSeeField";
import { instanceFilter } from "./WallClaims";
import styles from "./wall.module.css";

export function WallCounts({ instanceId }: { instanceId: string }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const isAllowed = useCanSeeField()("incidents.status");
  const { data, error } = useWallCountsQuery({
    variables: { filter: instanceFilter(instanceId) },
    pollInterval: mapLimits.refreshIntervalMs,
    skip: !isAllowed,
  });
  if (!isAllowed) return null;
  const counts = new Map(data?.kpis?.claims.map(({ status, count }) => [status, count]));
  const maxCount = Math.max(1, ...counts.values());
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="dashboard.wallCounts" defaultMessage="Open claims by status" />
      </h2>
      {error && <p role="alert">{errorText(error)}</p>}
      <ul className={styles.counts}>
        {openClaimStatuses.map((status) => {
          const count = counts.get(status) ?? 0;
          const { timing } = claimStatuses[status];
          return (
            <li key={status}>
              <StatusGlyph claimStatus={status} size={20} />
              <span className={styles.status}>{named(intl, "status", status)}</span>
              <span className={styles.track}>
                <span style={{ width: `${(100 * count) / maxCount}%`, background: `var(--status-${timing})` }} />
              </span>
              <b>{intl.formatNumber(count)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
