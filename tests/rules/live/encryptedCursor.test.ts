import { expect, test } from "vitest";
import { decryptCursor, encryptCursor } from "../../../server/live/encryptedCursor";

const installation = { epoch: "e", secret: Buffer.alloc(32, 7) };

test.each([
  { timeline: 1, xid: 0n, seq: -1 },
  { timeline: 2, xid: 812n, seq: -1 },
  { timeline: 4_294_967_295, xid: 2n ** 40n, seq: 9_007_199_254_740 },
])("restores a position in the log, also a node's initial one: %o", (cursor) => {
  expect(decryptCursor(installation, encryptCursor(installation, cursor))).toEqual(cursor);
});
