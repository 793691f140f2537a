import { doublePrecision, timestamp } from "drizzle-orm/pg-core";

/** An instant, stored in UTC, read as a Date. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
/** A plain number column: metres, minutes, degrees. */
export const double = () => doublePrecision();
