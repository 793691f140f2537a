export const ArrivalGrouping = {
  ALL: "ALL",
  WEEK: "WEEK",
  DISTANCE: "DISTANCE",
  HOUR: "HOUR",
  KIND: "KIND",
  SUPPLIER: "SUPPLIER",
  VERSION: "VERSION",
} as const;
export type ArrivalGrouping = keyof typeof ArrivalGrouping;

/** Name in the address of the widget that shows the accuracy of arrival times, instead of an indicator's. */
export const ARRIVAL_WIDGET = "arrivalProof";

/** Period and maximum number of the compared predictions, newest first, and of the suppliers with most predictions. */
export const accuracyLimits = { days: 90, predictions: 100_000, suppliers: 20 } as const;
