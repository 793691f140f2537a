// Cursors are encrypted, because their differences would reveal the number of other users' changes. All nodes can decrypt them.
import type { Cursor } from "../changes/cursor";
import type { Installation } from "../db/installation";
import { encrypt, decrypt } from "../platform/encryption";

const CURSOR_PURPOSE = "cursor";

export function encryptCursor(installation: Installation, { timeline, xid, seq }: Cursor): string {
  // Constant length. The timeline is last, because the previous release reads only the part before it.
  const plain = Buffer.alloc(20);
  plain.writeBigUInt64BE(xid);
  plain.writeBigInt64BE(BigInt(seq), 8); // -1 means before all rows of the transaction
  plain.writeUInt32BE(timeline, 16);
  return encrypt(installation, CURSOR_PURPOSE, installation.epoch, plain);
}

/** `null` for an invalid cursor or another log. `timeline` is `null` in cursors of the previous release. */
export function decryptCursor(installation: Installation, text: string): (Omit<Cursor, "timeline"> & { timeline: number | null }) | null {
  try {
    const plain = decrypt(installation, CURSOR_PURPOSE, installation.epoch, text);
    const timeline = plain.length > 16 ? plain.readUInt32BE(16) : null;
    return { timeline, xid: plain.readBigUInt64BE(), seq: Number(plain.readBigInt64BE(8)) };
  } catch {
    return null;
  }
}
