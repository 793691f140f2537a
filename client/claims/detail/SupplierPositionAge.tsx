import { FormattedMessage, useIntl } from "react-intl";
import { mapLimits } from "../../../schema/rules/map/map";
import { useClaimSupplierPositionQuery } from "../../gql/hooks";
import { duration } from "../../i18n/durations";
import { useNow } from "../../live/connection";

/**
 * How old the position of whoever serves a claim is, by the second. `at`: as the claim brought it; null: a fixed place. Positions write no
 * claims, so that no change of the claim brings them: asked for whenever the map shows another one, and out of its view as often as a map
 * without a live connection.
 */
export function SupplierPositionAge({ supplierId, at }: { supplierId: string; at: string | null }) {
  const intl = useIntl();
  const now = useNow();
  const { data } = useClaimSupplierPositionQuery({
    variables: { id: supplierId },
    pollInterval: mapLimits.refreshIntervalMs,
    fetchPolicy: "cache-and-network",
    skip: at === null,
  });
  const last = data?.supplier?.position?.at ?? at;
  if (!last) return <FormattedMessage id="claim.general.fixed" defaultMessage="fixed place" />;
  const age = duration(intl, Math.max(0, (now - Date.parse(last)) / 1000));
  return <FormattedMessage id="claim.general.positionAge" defaultMessage="{age} old" values={{ age }} />;
}
