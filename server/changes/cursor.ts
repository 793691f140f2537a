/** A place in the change log: the transaction's id and the row's number. Rows of a transaction below the snapshot's xmin never appear later. */
export interface Cursor {
  xid: bigint;
  seq: number;
}

export const isBefore = (a: Cursor, b: Cursor): boolean => a.xid < b.xid || (a.xid === b.xid && a.seq < b.seq);
