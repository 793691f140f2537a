import { pageSizes } from "./specified";

/** Page sizes: the defaults of the lists, and the most that may be asked for. */
export const pageLimits = { ...pageSizes, logs: 40, max: 100 } as const;
