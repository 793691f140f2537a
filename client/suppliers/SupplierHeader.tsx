import type { FragmentType } from "@apollo/client";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { SupplierHeader_SupplierFragment } from "../gql/graphql";
import { useSupplierHeader_supplierFragment } from "../gql/hooks";
import { accessNames } from "../entity/accessNames";
import styles from "../entity/detail/detail.module.css";
import { ResourceStatusPill } from "../entity/StatusPill";
import { useCompleteFragment } from "../entity/useCompleteFragment";

export const networkStates = defineMessages({
  OFF: { id: "supplier.network.OFF", defaultMessage: "Not in the network" },
  TEMPORARILY_OFF: { id: "supplier.network.TEMPORARILY_OFF", defaultMessage: "Temporarily out of the network" },
});

export function SupplierHeader({ supplier }: { supplier: FragmentType<SupplierHeader_SupplierFragment> }) {
  const intl = useIntl();
  const data = useCompleteFragment(useSupplierHeader_supplierFragment(supplier));
  if (!data) return null;
  const { id, name, access, status, networkState, connected } = data;
  return (
    <header>
      <div className={styles.head}>
        <h2>{name}</h2>
        {status && <ResourceStatusPill status={status} />}
        {networkState !== "ACTIVE" && <span className={styles.tag}>{intl.formatMessage(networkStates[networkState])}</span>}
      </div>
      <p className={styles.line}>
        {intl.formatMessage(accessNames[access])}, {id}
        {connected === false && access === "MOBILE" && (
          <>
            . <FormattedMessage id="supplier.deviceOff" defaultMessage="The device is not connected." />
          </>
        )}
      </p>
    </header>
  );
}
