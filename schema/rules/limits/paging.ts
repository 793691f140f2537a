import { pageSizes } from "./specified";

export const pageLimits = { ...pageSizes, logs: 40, max: 100 } as const;

/** Maximum number of values in one part of a filter, and of rows in one action on alarms. */
export const MAX_FILTER_VALUES = 200;
