import type { IntlShape } from "react-intl";

/** Formats metres as "120 m" or "2.4 km". */
export const distance = (intl: Pick<IntlShape, "formatNumber">, metres: number): string =>
  Math.abs(metres) < 1_000
    ? intl.formatNumber(metres, { style: "unit", unit: "meter", maximumFractionDigits: 0 })
    : intl.formatNumber(metres / 1000, { style: "unit", unit: "kilometer", maximumFractionDigits: 1 });
