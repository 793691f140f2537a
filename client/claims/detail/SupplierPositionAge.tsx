import { FormattedMessage, useIntl } from "react-intl";
import { mapLimits } from "../../../schema/rules/map/map";
import { useClaimSupplierPositionQuery } from "../../gql/hooks";
import { duration } from "../../i18n/durations";
import { useNow } from "../../live/connection";

/**
 * Age of the supplier's position; `at` is `null` for a fixed place. Positions do not change the claim, so the position is polled
 * separately.
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
  if (!last) return <FormattedMessage id="claim.general.fixed" defaultMessage="fixed location" />;
  const age = duration(intl, Math.max(0, (now - Date.parse(last)) / 1000));
  return <FormattedMessage id="claim.general.positionAge" defaultMessage="{age} old" values={{ age }} />;
}
