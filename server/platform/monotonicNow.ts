/** When a change is made, always after the one before: two changes never have the same instant, by which they are distinguished. */
export const monotonicNow = (now: Date, before: Date | undefined): Date => (before && before >= now ? new Date(before.getTime() + 1) : now);
