/** The process's idea of now: the system's clock plus an offset that tests move. Transactions take the database's (see db/transaction). */
export class Clock {
  offset = 0;
  now(): number {
    return Date.now() + this.offset;
  }
}
