import { customType, doublePrecision, timestamp } from "drizzle-orm/pg-core";

export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
export const double = () => doublePrecision();
export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** Integer array with nulls; drizzle's arrays would read null as NaN. */
export const integersOrNulls = customType<{ data: (number | null)[]; driverData: (number | null)[] | string }>({
  dataType: () => "integer[]",
  fromDriver: (value) =>
    Array.isArray(value)
      ? value
      : value
          .slice(1, -1)
          .split(",")
          .map((element) => (element === "NULL" ? null : Number(element))),
});
