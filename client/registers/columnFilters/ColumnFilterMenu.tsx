import { Popover } from "@mantine/core";
import { IconFilter, IconFilterFilled } from "@tabler/icons-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { columnFilterLimits } from "../../../schema/rules/fields/columnFilters";
import type { FieldType } from "../../../schema/rules/fields/field";
import { KeepFocus } from "../../ui/KeepFocus";
import type { ColumnCondition, NarrowedColumn } from "./columnCondition";
import { ColumnFilterForm } from "./ColumnFilterForm";
import styles from "./columnFilters.module.css";

export interface ColumnFilterMenuProps {
  header: string;
  column: NarrowedColumn;
  type: FieldType | undefined;
  nameOf(value: string): string;
  condition: ColumnCondition | null;
  isFull: boolean;
  onChange(condition: ColumnCondition | null): void;
}

export function ColumnFilterMenu({ header, condition, isFull, onChange, ...form }: ColumnFilterMenuProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const name = intl.formatMessage({ id: "columnFilter.title", defaultMessage: "Filter by: {column}" }, { column: header });
  const full = intl.formatMessage(
    { id: "columnFilter.full", defaultMessage: "At most {count, number} columns can be filtered at the same time." },
    { count: columnFilterLimits.columns },
  );
  const Sign = condition ? IconFilterFilled : IconFilter;
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      width={300}
      trapFocus
      withRoles
      shadow="md"
      // Without an animation, the form returns the focus immediately and cannot take it from another element later.
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <button
          type="button"
          className={styles.button}
          aria-label={name}
          title={isFull ? full : name}
          disabled={isFull}
          data-set={condition ? true : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Sign size={14} aria-hidden />
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={name}>
        <KeepFocus />
        <ColumnFilterForm
          {...form}
          condition={condition}
          onApply={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
