import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { SupplierPosition_SupplierFragment } from "../gql/graphql";
import { useSupplierPosition_supplierFragment } from "../gql/hooks";
import { duration } from "../i18n/durations";
import styles from "../mapkit/detail.module.css";
import { useNow } from "../live/connection";
import { useWhole } from "../mapkit/useWhole";

/** Where a supplier is, how old that is, how fast it goes. */
export function SupplierPosition({ supplier }: { supplier: FragmentType<SupplierPosition_SupplierFragment> }) {
  const intl = useIntl();
  const now = useNow(5_000);
  const data = useWhole(useSupplierPosition_supplierFragment(supplier));
  if (!data) return null;
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
    <dl className={styles.strip}>
      <Cell label={<FormattedMessage id="supplier.position.place" defaultMessage="Position" />} title={lastPositionAddress}>
        {lastPositionAddress ?? (
          <span className={styles.small}>
            {degrees(position.lat)}, {degrees(position.lon)}
          </span>
        )}
      </Cell>
      {position.at && (
        <Cell label={<FormattedMessage id="supplier.position.age" defaultMessage="Position age" />}>
          {duration(intl, Math.max(0, (now - Date.parse(position.at)) / 1000))}
        </Cell>
      )}
      {position.speed !== null && (
        <Cell label={<FormattedMessage id="supplier.position.speed" defaultMessage="Speed" />}>
          {intl.formatNumber(position.speed * 3.6, { style: "unit", unit: "kilometer-per-hour", maximumFractionDigits: 0 })}
        </Cell>
      )}
      {position.accuracy !== null && (
        <Cell label={<FormattedMessage id="supplier.position.accuracy" defaultMessage="Accuracy" />}>
          {intl.formatNumber(position.accuracy, { style: "unit", unit: "meter", maximumFractionDigits: 0 })}
        </Cell>
      )}
    </dl>
  );
}

const Cell = ({ label, title, children }: { label: ReactNode; title?: string | null; children: ReactNode }) => (
  <div title={title ?? undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
