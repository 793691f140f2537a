import { BasesRegisterDocument, CollaboratorsRegisterDocument, MobileSuppliersRegisterDocument } from "../gql/graphql";
import { useSupplierFilters } from "./filters";
import { Register } from "./Register";
import { ownSupplierColumns, type SupplierRow, supplierRowFields } from "./supplierColumns";

const documents = {
  mobileSuppliers: MobileSuppliersRegisterDocument,
  bases: BasesRegisterDocument,
  collaborators: CollaboratorsRegisterDocument,
};
const zoneOf = ({ instance }: SupplierRow): string => instance.timeZone;

function SupplierRegister({ list }: { list: keyof typeof documents }) {
  const { fields, filter, narrowing, isCounted } = useSupplierFilters(list);
  return (
    <Register<SupplierRow>
      list={list}
      page={list}
      group="suppliers"
      document={documents[list]}
      fragment="SupplierRegister_supplier"
      rowFields={supplierRowFields}
      overrides={ownSupplierColumns}
      zoneOf={zoneOf}
      filters={fields}
      narrowing={narrowing}
      isCounted={isCounted}
      filter={filter}
      usualSort="NAME"
    />
  );
}

export const MobileSuppliersRegister = () => <SupplierRegister list="mobileSuppliers" />;
export const BasesRegister = () => <SupplierRegister list="bases" />;
export const CollaboratorsRegister = () => <SupplierRegister list="collaborators" />;
