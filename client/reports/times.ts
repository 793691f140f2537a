import type { IntlShape } from "react-intl";

/** "08:00". */
export const hourText = (hour: number): string => `${String(hour).padStart(2, "0")}:00`;

/** Name of an ISO weekday (1 is Monday). 1 January 2024 was a Monday. */
export const weekdayName = (intl: IntlShape, weekday: number): string =>
  intl.formatDate(Date.UTC(2024, 0, weekday), { weekday: "long", timeZone: "UTC" });

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const hours = Array.from({ length: 24 }, (_, hour) => hour);
