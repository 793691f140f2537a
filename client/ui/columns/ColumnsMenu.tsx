import { ActionIcon, Button, Checkbox, Popover, SegmentedControl, TextInput } from "@mantine/core";
import { IconArrowLeft, IconArrowRight, IconColumns, IconMinus, IconPlus, IconSearch } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { densities, type Density } from "../../../schema/rules/fields/lists";
import { plainText } from "../../../schema/rules/search/searchText";
import type { ColumnDefinition } from "../table/columns";
import styles from "./ColumnsMenu.module.css";
import { movedBy, namesOf, toggled, widened } from "./listLayout";
import type { ArrangedColumns } from "./useListLayout";

const densityNames = defineMessages({
  COMPACT: { id: "columns.compact", defaultMessage: "Compact" },
  NORMAL: { id: "columns.normal", defaultMessage: "Normal" },
  ROOMY: { id: "columns.roomy", defaultMessage: "Spacious" },
});

interface ColumnsMenuProps<R> {
  all: readonly ColumnDefinition<R>[];
  arranged: Pick<ArrangedColumns<R>, "layout" | "change">;
}

export function ColumnsMenu<R>({ all, arranged: { layout, change } }: ColumnsMenuProps<R>) {
  const intl = useIntl();
  const [text, setText] = useState("");
  const names = namesOf(layout);
  const columns = all.map((column) => ({ ...column, name: intl.formatMessage(column.header) }));
  const inOrder = [
    ...names.map((name) => columns.find(({ id }) => id === name)!),
    ...columns.filter(({ id }) => !names.includes(id)).sort((a, b) => a.name.localeCompare(b.name, intl.locale)),
  ];
  const searchText = plainText(text.trim());
  const matches = inOrder.filter(({ name }) => plainText(name).includes(searchText));
  const title = intl.formatMessage({ id: "columns.title", defaultMessage: "Columns" });
  const search = intl.formatMessage({ id: "columns.search", defaultMessage: "Search columns" });
  return (
    <Popover position="bottom-end" width={360} trapFocus withRoles shadow="md" onClose={() => setText("")}>
      <Popover.Target>
        <Button variant="default" data-folds title={title} leftSection={<IconColumns size={15} aria-hidden />}>
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu!} aria-label={title}>
        <TextInput
          aria-label={search}
          placeholder={search}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ul className={styles.columns}>
          {matches.map(({ id, name, width }) => {
            const at = names.indexOf(id);
            return (
              <li key={id}>
                <Checkbox
                  label={name}
                  checked={at >= 0}
                  disabled={at >= 0 && names.length === 1}
                  onChange={() => change(toggled(layout, id))}
                />
                {at >= 0 && (
                  <span className={styles.tools}>
                    <Tool
                      label={intl.formatMessage({ id: "columns.left", defaultMessage: "Move {column} left" }, { column: name })}
                      disabled={at === 0}
                      onClick={() => change(movedBy(layout, id, -1))}
                    >
                      <IconArrowLeft size={14} aria-hidden />
                    </Tool>
                    <Tool
                      label={intl.formatMessage({ id: "columns.right", defaultMessage: "Move {column} right" }, { column: name })}
                      disabled={at === names.length - 1}
                      onClick={() => change(movedBy(layout, id, 1))}
                    >
                      <IconArrowRight size={14} aria-hidden />
                    </Tool>
                    <Tool
                      label={intl.formatMessage({ id: "columns.narrower", defaultMessage: "Make {column} narrower" }, { column: name })}
                      onClick={() => change(widened(layout, id, width, -1))}
                    >
                      <IconMinus size={14} aria-hidden />
                    </Tool>
                    <Tool
                      label={intl.formatMessage({ id: "columns.wider", defaultMessage: "Make {column} wider" }, { column: name })}
                      onClick={() => change(widened(layout, id, width, 1))}
                    >
                      <IconPlus size={14} aria-hidden />
                    </Tool>
                  </span>
                )}
              </li>
            );
          })}
          {matches.length === 0 && (
            <li className={styles.none}>
              <FormattedMessage id="columns.none" defaultMessage="No matching columns." />
            </li>
          )}
        </ul>
        <SegmentedControl
          fullWidth
          aria-label={intl.formatMessage({ id: "columns.density", defaultMessage: "Row height" })}
          value={layout.density}
          onChange={(density) => change({ ...layout, density: density as Density })}
          data={(Object.keys(densities) as Density[]).map((value) => ({ value, label: <FormattedMessage {...densityNames[value]} /> }))}
        />
        <Button variant="subtle" onClick={() => change(null)}>
          <FormattedMessage id="columns.reset" defaultMessage="Reset to default" />
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

const Tool = ({
  label,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}) => (
  <ActionIcon variant="subtle" size={24} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </ActionIcon>
);
