import { CloseButton } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { PlainTable } from "../../ui/table/PlainTable";
import { inOrder, type Supplier } from "./profileValues";
import { SupplierSearch } from "./SupplierSearch";

export interface SuppliersProps {
  suppliers: Supplier[];
  onChange(suppliers: Supplier[]): void;
  readOnly: boolean;
}

export function Suppliers({ suppliers, onChange, readOnly }: SuppliersProps) {
  const intl = useIntl();
  return (
    <>
      {!readOnly && <SupplierSearch chosen={suppliers} onAdd={(supplier) => onChange(inOrder.suppliers([...suppliers, supplier]))} />}
      <PlainTable
        label={intl.formatMessage({ id: "specific.suppliers", defaultMessage: "Suppliers and bases" })}
        none={<FormattedMessage id="specific.suppliersNone" defaultMessage="None. Providers with this profile see no data." />}
        rows={suppliers}
        keyOf={({ id }) => id}
        columns={[
          { id: "name", header: <FormattedMessage id="users.name" defaultMessage="Name" />, cell: ({ name }) => name },
          { id: "id", header: <FormattedMessage id="specific.code" defaultMessage="Code" />, cell: ({ id }) => id },
          {
            id: "remove",
            header: (
              <span className="spoken">
                <FormattedMessage id="action.remove" defaultMessage="Remove" />
              </span>
            ),
            cell: ({ id, name }) =>
              readOnly ? (
                ""
              ) : (
                <CloseButton
                  size={24}
                  aria-label={intl.formatMessage({ id: "specific.removeSupplier", defaultMessage: "Remove {name}" }, { name: name ?? id })}
                  onClick={() => onChange(suppliers.filter((supplier) => supplier.id !== id))}
                />
              ),
          },
        ]}
      />
    </>
  );
}
