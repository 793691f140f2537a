import { Button, Menu } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FilterField } from "./filter";
import { fieldNames } from "./fieldNames";
import styles from "./FilterPanel.module.css";

const basic: readonly FilterField[] = ["instance", "centre", "service", "kind", "scheduled", "priority", "unassigned"];

export interface AddFilterProps {
  fields: readonly FilterField[];
  onAdd(field: FilterField): void;
}

export function AddFilter({ fields, onAdd }: AddFilterProps) {
  const names = fieldNames(useIntl());
  if (!fields.length) return null;
  const item = (field: FilterField) => (
    <Menu.Item key={field} onClick={() => onAdd(field)}>
      {names[field]}
    </Menu.Item>
  );
  const advanced = fields.filter((field) => !basic.includes(field));
  return (
    <Menu position="bottom-start" width={240} returnFocus={false} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" className={styles.add} leftSection={<IconPlus size={14} aria-hidden />} data-add-filter>
          <FormattedMessage id="map.filters.add" defaultMessage="Add filter" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.fields}>
        {fields.filter((field) => basic.includes(field)).map(item)}
        {advanced.length > 0 && (
          <Menu.Label>
            <FormattedMessage id="map.filters.advanced" defaultMessage="Advanced filters" />
          </Menu.Label>
        )}
        {advanced.map(item)}
      </Menu.Dropdown>
    </Menu>
  );
}
