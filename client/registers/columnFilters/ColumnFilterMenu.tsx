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
  /** What narrows the list now; null: this column does not. */
  condition: ColumnCondition | null;
  /** As many others narrow it as can. */
  isFull: boolean;
  onChange(condition: ColumnCondition | null): void;
}

/** The filter of a column, from its head. Seen where the pointer or the keyboard is, and as long as it narrows the list. */
export function ColumnFilterMenu({ header, condition, isFull, onChange, ...form }: ColumnFilterMenuProps) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const name = intl.formatMessage({ id: "columnFilter.title", defaultMessage: "Filter by: {column}" }, { column: header });
  const full = intl.formatMessage(
    { id: "columnFilter.full", defaultMessage: "At most {count, number} columns narrow the list at once." },
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
      // Gone at once, its form gives the focus back at once: later it would be taken from where somebody has gone on to.
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
