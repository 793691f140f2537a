import { pageSizes } from "./specified";

export const pageLimits = { ...pageSizes, logs: 40, max: 100 } as const;
