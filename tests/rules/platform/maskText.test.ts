import { expect, test } from "vitest";
import { errorStatus } from "../../../schema/rules/errors";
import { maskText } from "../../../server/platform/maskText";

test("keeps every error code, however long", () => {
  for (const code of [...Object.keys(errorStatus), "DEPTH_ZERO_SELF_SIGNED_CERT"])
    expect(maskText(`refused: ${code}`)).toBe(`refused: ${code}`);
});

test("masks what could be a key", () => {
  for (const key of [
    "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    "atk_live_0123456789abcdefghij",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "AB_CD_EF1_GH_IJ_KL_MN_OP_QR",
  ])
    expect(maskText(`refused: ${key}`)).toBe("refused: …");
});
