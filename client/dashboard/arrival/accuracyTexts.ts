import { defineMessages, type IntlShape, type MessageDescriptor } from "react-intl";
import type { ArrivalGrouping } from "../../../schema/rules/arrival/accuracy";
import type { ServiceKind } from "../../../schema/rules/lists/claims";
import type { ArrivalProofQuery } from "../../gql/graphql";
import { named } from "../../i18n/named";

export type AccuracyRow = NonNullable<ArrivalProofQuery["arrivalProof"]>["accuracy"][number];

export const groupings: Record<ArrivalGrouping, MessageDescriptor> = defineMessages({
  ALL: { id: "arrivalProof.by.ALL", defaultMessage: "All predictions" },
  WEEK: { id: "arrivalProof.by.WEEK", defaultMessage: "Week" },
  DISTANCE: { id: "arrivalProof.by.DISTANCE", defaultMessage: "Minutes by the router" },
  HOUR: { id: "arrivalProof.by.HOUR", defaultMessage: "Local hour" },
  KIND: { id: "arrivalProof.by.KIND", defaultMessage: "Service" },
  SUPPLIER: { id: "arrivalProof.by.SUPPLIER", defaultMessage: "Supplier" },
  VERSION: { id: "arrivalProof.by.VERSION", defaultMessage: "Version of the correction" },
});

export const columnTitles = defineMessages({
  predictions: { id: "arrivalProof.predictions", defaultMessage: "Predictions" },
  coverage50: { id: "arrivalProof.coverage50", defaultMessage: "By the expected time" },
  coverage90: { id: "arrivalProof.coverage90", defaultMessage: "By the latest time" },
  errorSeconds: { id: "arrivalProof.error", defaultMessage: "Mean error" },
  routerErrorSeconds: { id: "arrivalProof.routerError", defaultMessage: "Mean error of the router" },
});
export const chanceTitles = defineMessages({
  chance: { id: "arrivalProof.chance", defaultMessage: "Predicted" },
  lateShare: { id: "arrivalProof.lateShare", defaultMessage: "Late" },
});
export type AccuracyColumn = keyof typeof columnTitles;
export const accuracyColumns = Object.keys(columnTitles) as AccuracyColumn[];

export function keyText(intl: IntlShape, { by, key }: Pick<AccuracyRow, "by" | "key">): string {
  if (by === "KIND") return named(intl, "kind", key as ServiceKind);
  if (by === "WEEK") return intl.formatDate(`${key}T12:00:00Z`, { timeZone: "UTC", day: "numeric", month: "short", year: "numeric" });
  if (by === "HOUR") return `${key.padStart(2, "0")}:00`;
  if (by === "VERSION" && key === "0") return intl.formatMessage({ id: "arrivalProof.prior", defaultMessage: "0 (initial values)" });
  if (by === "DISTANCE" && key !== "+") return `< ${intl.formatNumber(Number(key))}`;
  return by === "DISTANCE" ? intl.formatMessage({ id: "arrivalProof.longer", defaultMessage: "longer" }) : key;
}

export const percent = (intl: IntlShape, share: number): string => intl.formatNumber(share, { style: "percent", maximumFractionDigits: 0 });

/** Minutes with one decimal, because differences of seconds decide between two corrections. */
export const errorMinutes = (intl: IntlShape, seconds: number): string =>
  intl.formatMessage({ id: "duration.minutes", defaultMessage: "{minutes, number} min" }, { minutes: Math.round(seconds / 6) / 10 });

export function accuracyText(intl: IntlShape, row: AccuracyRow, column: AccuracyColumn): string {
  if (column === "predictions") return intl.formatNumber(row.predictions);
  return column === "coverage50" || column === "coverage90" ? percent(intl, row[column]) : errorMinutes(intl, row[column]);
}

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One line per group, with plain numbers: shares from 0 to 1, errors in seconds. */
export function accuracyCsv(intl: IntlShape, rows: readonly AccuracyRow[]): string {
  const head = ["by", "key", ...accuracyColumns].map(cell).join(",");
  const lines = rows.map((row) =>
    [
      cell(intl.formatMessage(groupings[row.by])),
      cell(row.key),
      ...accuracyColumns.map((column) => Math.round(row[column] * 1e4) / 1e4),
    ].join(","),
  );
  return `${[head, ...lines].join("\r\n")}\r\n`;
}
