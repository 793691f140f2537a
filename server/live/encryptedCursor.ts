// A place in the change log as it travels to clients: sealed, as the difference of two would count others' changes. Any node opens it.
import type { Cursor } from "../changes/cursor";
import type { Installation } from "../db/installation";
import { encrypt, decrypt } from "../platform/encryption";

const CURSOR_PURPOSE = "cursor";

export function encryptCursor(installation: Installation, { xid, seq }: Cursor): string {
  // Of one length, whatever the numbers.
  const plain = Buffer.alloc(16);
  plain.writeBigUInt64BE(xid);
  plain.writeBigInt64BE(BigInt(seq), 8); // -1: before all rows of its transaction
  return encrypt(installation, CURSOR_PURPOSE, installation.epoch, plain);
}

/** Null when it is not one of ours or of another log. */
export function decryptCursor(installation: Installation, text: string): Cursor | null {
  try {
    const plain = decrypt(installation, CURSOR_PURPOSE, installation.epoch, text);
    return { xid: plain.readBigUInt64BE(), seq: Number(plain.readBigInt64BE(8)) };
  } catch {
    return null;
  }
}
