/** System clock with an offset that tests change. Transactions use the database clock (server/db/transaction.ts). */
export class Clock {
  offset = 0;
  now(): number {
    return Date.now() + this.offset;
  }
}

/** Accepted years of external times: sources write 1900 and 9999 for "unknown", and devices that lost the time write 1980. */
export const plausibleYears = { first: 1990, last: 2100 } as const;
