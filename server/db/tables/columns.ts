import { customType, doublePrecision, timestamp } from "drizzle-orm/pg-core";

/** An instant, stored in UTC, read as a Date. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
/** A plain number column: metres, minutes, degrees. */
export const double = () => doublePrecision();

/** Whole numbers of which some are not known. Drizzle's own arrays read null as NaN. */
export const integersOrNulls = customType<{ data: (number | null)[]; driverData: (number | null)[] | string }>({
  dataType: () => "integer[]",
  fromDriver: (value) =>
    Array.isArray(value)
      ? value
      : value
          .slice(1, -1)
          .split(",")
          .map((one) => (one === "NULL" ? null : Number(one))),
});
