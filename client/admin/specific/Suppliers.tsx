import { CloseButton, Combobox, Loader, TextInput, useCombobox } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useSupplierChoicesQuery } from "../../gql/hooks";
import { PlainTable } from "../../ui/PlainTable";
import { inOrder, type Supplier } from "./profileValues";
import styles from "./specific.module.css";

export interface SuppliersProps {
  suppliers: Supplier[];
  onChange(suppliers: Supplier[]): void;
  readOnly: boolean;
}

/** A provider's own suppliers and bases: found by name or code, one after the other. */
export function Suppliers({ suppliers, onChange, readOnly }: SuppliersProps) {
  const intl = useIntl();
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() });
  const [text, setText] = useState("");
  const [search] = useDebouncedValue(text.trim(), 250);
  const { data, loading } = useSupplierChoicesQuery({ variables: { text: search }, skip: search.length < 2 });
  const found = search.length < 2 ? [] : (data?.suppliers.nodes ?? []).filter(({ id }) => !suppliers.some((one) => one.id === id));
  const add = (id: string): void => {
    const name = found.find((one) => one.id === id)?.name ?? null;
    onChange(inOrder.suppliers([...suppliers, { id, name }]));
    setText("");
    list.closeDropdown();
  };
  return (
    <>
      {!readOnly && (
        <Combobox store={list} onOptionSubmit={add}>
          <Combobox.Target>
            <TextInput
              label={<FormattedMessage id="specific.addSupplier" defaultMessage="Add a supplier or base" />}
              placeholder={intl.formatMessage({ id: "specific.searchSupplier", defaultMessage: "Name or code, at least two characters" })}
              className={styles.search!}
              rightSection={loading ? <Loader size={14} /> : undefined}
              value={text}
              onChange={(event) => {
                setText(event.currentTarget.value);
                list.openDropdown();
                list.updateSelectedOptionIndex();
              }}
              onFocus={() => list.openDropdown()}
              onBlur={() => list.closeDropdown()}
            />
          </Combobox.Target>
          <Combobox.Dropdown hidden={search.length < 2}>
            <Combobox.Options aria-label={intl.formatMessage({ id: "specific.addSupplier", defaultMessage: "Add a supplier or base" })}>
              {found.map(({ id, name }) => (
                <Combobox.Option key={id} value={id}>
                  {name ?? id} <small className={styles.code}>{id}</small>
                </Combobox.Option>
              ))}
              {!found.length && !loading && (
                <Combobox.Empty>
                  <FormattedMessage id="specific.noSupplier" defaultMessage="No other supplier matches." />
                </Combobox.Empty>
              )}
            </Combobox.Options>
          </Combobox.Dropdown>
        </Combobox>
      )}
      <PlainTable
        label={intl.formatMessage({ id: "specific.suppliers", defaultMessage: "Suppliers and bases" })}
        none={<FormattedMessage id="specific.suppliersNone" defaultMessage="None: a provider with this profile sees nothing." />}
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
                  onClick={() => onChange(suppliers.filter((one) => one.id !== id))}
                />
              ),
          },
        ]}
      />
    </>
  );
}
