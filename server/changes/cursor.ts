/**
 * Position in the change log: PostgreSQL timeline, transaction id and row number. Rows below the snapshot's xmin cannot appear later.
 * Positions of different timelines are not comparable.
 */
export interface Cursor {
  timeline: number;
  xid: bigint;
  seq: number;
}

export const isBefore = (a: Cursor, b: Cursor): boolean => a.xid < b.xid || (a.xid === b.xid && a.seq < b.seq);
