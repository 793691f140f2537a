import { FormattedMessage, useIntl } from "react-intl";
import { useClaimSupplierPositionQuery } from "../../gql/hooks";
import { duration } from "../../i18n/durations";
import { useNow } from "../../live/connection";

/** Positions write no claims, so that no change of the claim brings them: asked for while somebody looks. */
const POLL_INTERVAL_MS = 10_000;

/** How old the position of whoever serves a claim is, by the second. `at`: as the claim brought it; null: a fixed place. */
export function SupplierPositionAge({ supplierId, at }: { supplierId: string; at: string | null }) {
  const intl = useIntl();
  const now = useNow();
  const { data } = useClaimSupplierPositionQuery({
    variables: { id: supplierId },
    pollInterval: POLL_INTERVAL_MS,
    fetchPolicy: "cache-and-network",
    skip: at === null,
  });
  const last = data?.supplier?.position?.at ?? at;
  if (!last) return <FormattedMessage id="claim.general.fixed" defaultMessage="fixed place" />;
  const age = duration(intl, Math.max(0, (now - Date.parse(last)) / 1000));
  return <FormattedMessage id="claim.general.positionAge" defaultMessage="{age} old" values={{ age }} />;
}
