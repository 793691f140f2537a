import { expect, test } from "vitest";
import { decryptCursor, encryptCursor } from "../../../server/live/encryptedCursor";

const installation = { epoch: "e", secret: Buffer.alloc(32, 7) };

test.each([
  { xid: 0n, seq: -1 },
  { xid: 812n, seq: -1 },
  { xid: 2n ** 40n, seq: 9_007_199_254_740 },
])("a place in the log comes back as it was, also the one that a node begins at: %o", (cursor) => {
  expect(decryptCursor(installation, encryptCursor(installation, cursor))).toEqual(cursor);
});
