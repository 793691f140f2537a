/** The process's idea of now: the system's clock plus an offset that tests move. Transactions take the database's (see db/transaction). */
export class Clock {
  offset = 0;
  now(): number {
    return Date.now() + this.offset;
  }
}

/** Years that what others tell may lie in: sources write 1900 and 9999 for "not known", and devices that lost the time 1980. */
export const plausibleYears = { first: 1990, last: 2100 } as const;
