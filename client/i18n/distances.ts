import type { IntlShape } from "react-intl";

export const distance = (intl: Pick<IntlShape, "formatNumber">, metres: number): string =>
  Math.abs(metres) < 1_000
    ? intl.formatNumber(metres, { style: "unit", unit: "meter", maximumFractionDigits: 0 })
    : intl.formatNumber(metres / 1000, { style: "unit", unit: "kilometer", maximumFractionDigits: 1 });
