/** Page sizes (specification section 9): the defaults of the lists, and the most that may be asked for. */
export const pageLimits = { claims: 40, suppliers: 20, logs: 40, max: 100 } as const;
