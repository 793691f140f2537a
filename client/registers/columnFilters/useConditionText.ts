import { type IntlShape, useIntl } from "react-intl";
import type { FieldType } from "../../../schema/rules/fields/field";
import { fieldValue } from "../../entity/fieldValue";
import { useInstants } from "../../i18n/Instant";
import type { ColumnCondition } from "./columnCondition";

const MAX_VALUES = 2;

/** Text of a condition: "contains 12", "from 30 to 60 min". */
export function useConditionText(): (condition: ColumnCondition, type: FieldType | undefined, nameOf: (value: string) => string) => string {
  const intl = useIntl();
  const write = useInstants();
  return (condition, type, nameOf) => {
    const { contains, oneOf, is, atLeast, atMost, from, before, empty } = condition;
    if (empty !== undefined) return emptyText(intl, empty);
    if (contains !== undefined)
      return intl.formatMessage({ id: "columnFilter.says", defaultMessage: "contains “{text}”" }, { text: contains });
    if (oneOf) {
      const names = oneOf.slice(0, MAX_VALUES).map(nameOf).join(", ");
      return oneOf.length > MAX_VALUES ? `${names} +${intl.formatNumber(oneOf.length - MAX_VALUES)}` : names;
    }
    if (is !== undefined) return fieldValue(intl, "flag", is, "UTC") as string;
    if (from !== undefined || before !== undefined)
      return rangeText(intl, from === undefined ? null : write.dateTime(from), before === undefined ? null : write.dateTime(before), true);
    const figure = (value: number | undefined): string | null =>
      value === undefined ? null : (fieldValue(intl, type, value, "UTC") as string);
    return rangeText(intl, figure(atLeast), figure(atMost), false);
  };
}

export const emptyText = (intl: IntlShape, empty: boolean): string =>
  empty
    ? intl.formatMessage({ id: "columnFilter.empty", defaultMessage: "Empty" })
    : intl.formatMessage({ id: "columnFilter.notEmpty", defaultMessage: "Not empty" });

function rangeText(intl: IntlShape, from: string | null, to: string | null, isBefore: boolean): string {
  if (from !== null && to !== null) return `${from} – ${to}`;
  if (from !== null) return intl.formatMessage({ id: "columnFilter.from", defaultMessage: "from {value}" }, { value: from });
  return isBefore
    ? intl.formatMessage({ id: "columnFilter.before", defaultMessage: "before {value}" }, { value: to })
    : intl.formatMessage({ id: "columnFilter.upTo", defaultMessage: "up to {value}" }, { value: to });
}
