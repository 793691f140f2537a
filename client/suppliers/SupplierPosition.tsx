import type { FragmentType } from "@apollo/client";
import { FormattedMessage, useIntl } from "react-intl";
import { useCanSeeField } from "../session/useCanSeeField";
import type { SupplierPosition_SupplierFragment } from "../gql/graphql";
import { useSupplierPosition_supplierFragment } from "../gql/hooks";
import { duration } from "../i18n/durations";
import { useNow } from "../live/connection";
import { supplierColumns } from "../entity/supplierColumns";
import { DetailStrip, StripCell } from "../entity/DetailStrip";
import styles from "../entity/detail.module.css";
import { useCompleteFragment } from "../entity/useCompleteFragment";

/** Where a supplier is, how old that is, how fast it goes. */
export function SupplierPosition({ supplier }: { supplier: FragmentType<SupplierPosition_SupplierFragment> }) {
  const intl = useIntl();
  const now = useNow(5_000);
  const data = useCompleteFragment(useSupplierPosition_supplierFragment(supplier));
  const canSeeField = useCanSeeField();
  if (!data || !supplierColumns(data.access, "position", "lastPositionAddress").some(canSeeField)) return null;
  const { position, lastPositionAddress } = data;
  if (!position) {
    return (
      <p className={styles.line}>
        <FormattedMessage id="supplier.position.none" defaultMessage="Without position." /> {lastPositionAddress}
      </p>
    );
  }
  const degrees = (value: number): string => intl.formatNumber(value, { minimumFractionDigits: 4, maximumFractionDigits: 4 });
  return (
    <DetailStrip>
      <StripCell
        label={<FormattedMessage id="supplier.position.place" defaultMessage="Position" />}
        title={lastPositionAddress ?? undefined}
      >
        {lastPositionAddress ?? (
          <span className={styles.small}>
            {degrees(position.lat)}, {degrees(position.lon)}
          </span>
        )}
      </StripCell>
      {position.at && (
        <StripCell label={<FormattedMessage id="supplier.position.age" defaultMessage="Position age" />}>
          {duration(intl, Math.max(0, (now - Date.parse(position.at)) / 1000))}
        </StripCell>
      )}
      {position.speedMetresPerSecond !== null && (
        <StripCell label={<FormattedMessage id="supplier.position.speed" defaultMessage="Speed" />}>
          {intl.formatNumber(position.speedMetresPerSecond * 3.6, { style: "unit", unit: "kilometer-per-hour", maximumFractionDigits: 0 })}
        </StripCell>
      )}
      {position.accuracyMetres !== null && (
        <StripCell label={<FormattedMessage id="supplier.position.accuracy" defaultMessage="Accuracy" />}>
          {intl.formatNumber(position.accuracyMetres, { style: "unit", unit: "meter", maximumFractionDigits: 0 })}
        </StripCell>
      )}
    </DetailStrip>
  );
}
