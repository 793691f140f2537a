import { Checkbox, NumberInput, Radio, TextInput } from "@mantine/core";
import { useState } from "react";
import { useIntl } from "react-intl";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { FieldType } from "../../../schema/rules/fields/field";
import { localOf } from "../../../schema/rules/language/localTimes";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { fieldValue } from "../../entity/fieldValue";
import { ownZone } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import { DateTimeField } from "../../ui/form/DateTimeField";
import { toInstant } from "../../ui/form/toInstant";
import type { ColumnCondition, NarrowedColumn } from "./columnCondition";
import styles from "./columnFilters.module.css";

interface ConditionFieldsProps {
  column: NarrowedColumn;
  type: FieldType | undefined;
  nameOf(value: string): string;
  form: ColumnCondition;
  onChange(form: ColumnCondition): void;
}

export function ConditionFields({ column, type, nameOf, form, onChange }: ConditionFieldsProps) {
  const intl = useIntl();
  switch (column.kind) {
    case "text":
      return (
        <TextInput
          size="xs"
          data-autofocus
          label={intl.formatMessage({ id: "columnFilter.contains", defaultMessage: "Contains" })}
          maxLength={textLimits.search}
          value={form.contains ?? ""}
          onChange={(event) => onChange({ contains: event.currentTarget.value })}
        />
      );
    case "choice":
      return (
        <Checkbox.Group
          aria-label={intl.formatMessage({ id: "columnFilter.oneOf", defaultMessage: "One of" })}
          value={form.oneOf ?? []}
          onChange={(oneOf) => onChange({ oneOf })}
        >
          <div className={styles.choices}>
            {column.values.map((value, at) => (
              <Checkbox key={value} size="xs" data-autofocus={at === 0 || undefined} value={value} label={nameOf(value)} />
            ))}
          </div>
        </Checkbox.Group>
      );
    case "flag":
      return (
        <Radio.Group
          aria-label={intl.formatMessage({ id: "columnFilter.value", defaultMessage: "A value" })}
          value={form.is === undefined ? null : String(form.is)}
          onChange={(value) => onChange({ is: value === "true" })}
        >
          <div className={styles.ways}>
            {[true, false].map((is) => (
              <Radio
                key={String(is)}
                size="xs"
                data-autofocus={is || undefined}
                value={String(is)}
                label={fieldValue(intl, "flag", is, "UTC")}
              />
            ))}
          </div>
        </Radio.Group>
      );
    case "number":
      return <NumberEnds {...{ type, form, onChange }} />;
    case "instant":
      return <InstantEnds {...{ form, onChange }} />;
  }
}

type EndsProps = Pick<ConditionFieldsProps, "form" | "onChange">;

function NumberEnds({ type, form, onChange }: EndsProps & Pick<ConditionFieldsProps, "type">) {
  const intl = useIntl();
  const unit = type === "minutes" || type === "metres" ? type : "none";
  const labels = {
    atLeast: intl.formatMessage(
      {
        id: "columnFilter.atLeast",
        defaultMessage: "{unit, select, minutes {At least, minutes} metres {At least, metres} other {At least}}",
      },
      { unit },
    ),
    atMost: intl.formatMessage(
      {
        id: "columnFilter.atMost",
        defaultMessage: "{unit, select, minutes {At most, minutes} metres {At most, metres} other {At most}}",
      },
      { unit },
    ),
  };
  return (
    <div className={styles.ends}>
      {(["atLeast", "atMost"] as const).map((end) => (
        <NumberInput
          key={end}
          size="xs"
          data-autofocus={end === "atLeast" || undefined}
          label={labels[end]}
          hideControls
          decimalScale={6}
          maxLength={18}
          value={form[end] ?? ""}
          onChange={(value) => {
            const { [end]: _, ...other } = form;
            onChange(typeof value === "number" ? { ...other, [end]: value } : other);
          }}
        />
      ))}
    </div>
  );
}

function InstantEnds({ form, onChange }: EndsProps) {
  const intl = useIntl();
  const now = localOf(useNow(MINUTE_MS), ownZone());
  const local = (instant: string | undefined): string => (instant === undefined ? "" : localOf(Date.parse(instant), ownZone()));
  const [typed, setTyped] = useState({ from: local(form.from), before: local(form.before) });
  const labels = {
    from: intl.formatMessage({ id: "map.filters.from", defaultMessage: "From" }),
    before: intl.formatMessage({ id: "columnFilter.until", defaultMessage: "Before" }),
  };
  return (
    <div className={styles.ends}>
      {(["from", "before"] as const).map((end) => (
        <DateTimeField
          key={end}
          autoFocus={end === "from"}
          label={labels[end]}
          value={typed[end]}
          from={now}
          onChange={(value) => {
            setTyped({ ...typed, [end]: value });
            const { [end]: _, ...other } = form;
            const instant = toInstant(value);
            onChange(instant === null ? other : { ...other, [end]: instant });
          }}
        />
      ))}
    </div>
  );
}
