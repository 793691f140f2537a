import type { FragmentType } from "@apollo/client";
import { FormattedMessage } from "react-intl";
import type { SupplierFleet_SupplierFragment } from "../gql/graphql";
import { useSupplierFleet_supplierFragment } from "../gql/hooks";
import { DetailTable } from "../entity/detail/DetailTable";
import { useCompleteFragment } from "../entity/useCompleteFragment";

export function SupplierFleet({ supplier }: { supplier: FragmentType<SupplierFleet_SupplierFragment> }) {
  const data = useCompleteFragment(useSupplierFleet_supplierFragment(supplier));
  if (!data) return null;
  return (
    <DetailTable
      rows={data.fleet}
      keyOf={({ code }) => code}
      none={<FormattedMessage id="supplier.fleet.none" defaultMessage="No vehicles recorded for this supplier." />}
      columns={[
        { key: "code", label: <FormattedMessage id="supplier.fleet.code" defaultMessage="Vehicle" />, cell: ({ code }) => code },
        { key: "name", label: <FormattedMessage id="supplier.fleet.name" defaultMessage="Name" />, cell: ({ name }) => name },
        { key: "plate", label: <FormattedMessage id="supplier.fleet.plate" defaultMessage="Plate" />, cell: ({ plate }) => plate },
      ]}
    />
  );
}
