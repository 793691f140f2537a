import { Button, Radio } from "@mantine/core";
import { useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FieldType } from "../../../schema/rules/fields/field";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { useOwnFocus } from "../../ui/useOwnFocus";
import { type ColumnCondition, conditionText, type NarrowedColumn, readCondition } from "./columnCondition";
import styles from "./columnFilters.module.css";
import { ConditionFields } from "./ConditionFields";
import { emptyText } from "./useConditionText";

interface ColumnFilterFormProps {
  column: NarrowedColumn;
  type: FieldType | undefined;
  nameOf(value: string): string;
  condition: ColumnCondition | null;
  onApply(condition: ColumnCondition | null): void;
}

export function ColumnFilterForm({ column, type, nameOf, condition, onApply }: ColumnFilterFormProps) {
  const intl = useIntl();
  const box = useRef<HTMLFormElement>(null);
  useOwnFocus(box);
  const [form, setForm] = useState<ColumnCondition>(condition ?? {});
  const chosen = form.empty === undefined ? "value" : form.empty ? "empty" : "notEmpty";
  const typedCondition = readCondition(column, conditionText(form));
  const reason = typedCondition
    ? null
    : intl.formatMessage({ id: "columnFilter.incomplete", defaultMessage: "Choose a value. “From” must be before “To”." });
  return (
    <form
      ref={box}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (typedCondition) onApply(typedCondition);
      }}
    >
      {column.canBeEmpty && (
        <Radio.Group
          aria-label={intl.formatMessage({ id: "columnFilter.by", defaultMessage: "Filter type" })}
          value={chosen}
          onChange={(value) =>
            setForm(value === "value" ? (condition?.empty === undefined ? (condition ?? {}) : {}) : { empty: value === "empty" })
          }
        >
          <div className={styles.ways}>
            <Radio size="xs" value="value" label={intl.formatMessage({ id: "columnFilter.value", defaultMessage: "A value" })} />
            <Radio size="xs" value="empty" label={emptyText(intl, true)} />
            <Radio size="xs" value="notEmpty" label={emptyText(intl, false)} />
          </div>
        </Radio.Group>
      )}
      {chosen === "value" && <ConditionFields {...{ column, type, nameOf, form }} onChange={setForm} />}
      <div className={styles.footer}>
        <ReasonedButton type="submit" size="xs" reason={reason}>
          <FormattedMessage id="map.filters.apply" defaultMessage="Apply" />
        </ReasonedButton>
        <Button size="xs" variant="default" disabled={!condition} onClick={() => onApply(null)}>
          <FormattedMessage id="columnFilter.remove" defaultMessage="Remove" />
        </Button>
      </div>
    </form>
  );
}
