import type { FragmentType } from "@apollo/client";
import { FormattedMessage } from "react-intl";
import type { SupplierFleet_SupplierFragment } from "../gql/graphql";
import { useSupplierFleet_supplierFragment } from "../gql/hooks";
import styles from "../mapkit/detail.module.css";
import { useWhole } from "../mapkit/useWhole";

/** The vehicles of a supplier. */
export function SupplierFleet({ supplier }: { supplier: FragmentType<SupplierFleet_SupplierFragment> }) {
  const data = useWhole(useSupplierFleet_supplierFragment(supplier));
  if (!data) return null;
  if (!data.fleet.length) {
    return (
      <p className={styles.empty}>
        <FormattedMessage id="supplier.fleet.none" defaultMessage="No vehicles are recorded for this supplier." />
      </p>
    );
  }
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="supplier.fleet.code" defaultMessage="Vehicle" />
          </th>
          <th scope="col">
            <FormattedMessage id="supplier.fleet.name" defaultMessage="Name" />
          </th>
          <th scope="col">
            <FormattedMessage id="supplier.fleet.plate" defaultMessage="Plate" />
          </th>
        </tr>
      </thead>
      <tbody>
        {data.fleet.map(({ code, name, plate }) => (
          <tr key={code}>
            <td>{code}</td>
            <td>{name ?? "—"}</td>
            <td>{plate ?? "—"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
