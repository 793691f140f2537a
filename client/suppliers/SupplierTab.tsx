import { IconBuildingWarehouse, IconTruck } from "@tabler/icons-react";
import { useSupplierTabQuery } from "../gql/hooks";

export function SupplierTab({ id }: { id: string }) {
  const { data } = useSupplierTabQuery({ variables: { id } });
  const supplier = data?.supplier;
  const Icon = supplier && supplier.access !== "MOBILE" ? IconBuildingWarehouse : IconTruck;
  return (
    <>
      <Icon size={15} stroke={1.75} aria-hidden />
      <span>{supplier?.name ?? id}</span>
    </>
  );
}
