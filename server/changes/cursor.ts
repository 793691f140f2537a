/** A place in the change log: the transaction's id and the row's number. Rows of a transaction below the snapshot's xmin never appear later. */
export interface Cursor {
  xid: bigint;
  seq: number;
}

export const before = (a: Cursor, b: Cursor): boolean => a.xid < b.xid || (a.xid === b.xid && a.seq < b.seq);

/** As it travels to clients: the log's identity, then the place. The same on every node. */
export const formatCursor = (epoch: string, { xid, seq }: Cursor): string => Buffer.from(`${epoch}.${xid}.${seq}`).toString("base64url");

/** Null when it is not one of ours or of another log. */
export function parseCursor(epoch: string, text: string): Cursor | null {
  const parts = Buffer.from(text, "base64url").toString().split(".");
  if (parts.length !== 3 || parts[0] !== epoch || !/^\d+$/.test(parts[1]!) || !/^\d+$/.test(parts[2]!)) return null;
  return { xid: BigInt(parts[1]!), seq: Number(parts[2]) };
}
