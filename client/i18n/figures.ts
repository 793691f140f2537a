// Values of indicators as they are written, with their unit.
import type { IntlShape } from "react-intl";
import type { IndicatorUnit } from "../../schema/rules/indicators/indicators";

/** A value without its unit; what there is nothing to measure of is a dash. */
export const valueText = (intl: IntlShape, value: number | null): string =>
  value === null ? "—" : intl.formatNumber(value, { maximumFractionDigits: 1 });

/** "claims", "min", "%". */
export const unitText = (intl: IntlShape, unit: IndicatorUnit, count: number): string => {
  const descriptor = { id: `indicatorUnit.${unit}` };
  return intl.formatMessage(descriptor, { count });
};

/** "12 claims", "45 min", "93.4 %". */
export const valueWithUnit = (intl: IntlShape, unit: IndicatorUnit, value: number | null): string =>
  value === null ? "—" : `${valueText(intl, value)} ${unitText(intl, unit, value)}`;
