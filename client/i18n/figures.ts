import type { IntlShape } from "react-intl";
import type { IndicatorUnit } from "../../schema/rules/indicators/indicators";

export const valueText = (intl: IntlShape, value: number | null): string =>
  value === null ? "—" : intl.formatNumber(value, { maximumFractionDigits: 1 });

export const unitText = (intl: IntlShape, unit: IndicatorUnit, count: number): string => {
  const descriptor = { id: `indicatorUnit.${unit}` };
  return intl.formatMessage(descriptor, { count });
};

export const valueWithUnit = (intl: IntlShape, unit: IndicatorUnit, value: number | null): string =>
  value === null ? "—" : `${valueText(intl, value)} ${unitText(intl, unit, value)}`;
