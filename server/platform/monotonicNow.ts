/** Returns a time after `before`, because times identify versions of a row. */
export const monotonicNow = (now: Date, before: Date | undefined): Date => (before && before >= now ? new Date(before.getTime() + 1) : now);
