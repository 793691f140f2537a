import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { accuracyCsv, keyText } from "../../../client/dashboard/arrival/accuracyTexts";

const intl = createIntl({ locale: "en", onError: () => undefined });
const row = { predictions: 12, coverage50: 0.51234, coverage90: 0.9, errorSeconds: 141.6, routerErrorSeconds: 326.2 };

test("writes one line per group with plain numbers", () => {
  expect(accuracyCsv(intl, [{ by: "SUPPLIER", key: 'Tow "One"', ...row }]).split("\r\n")).toEqual([
    '"by","key","predictions","coverage50","coverage90","errorSeconds","routerErrorSeconds"',
    '"Supplier","Tow ""One""",12,0.5123,0.9,141.6,326.2',
    "",
  ]);
});

test.each([
  ["WEEK", "2026-11-23", "Nov 23, 2026"],
  ["HOUR", "7", "07:00"],
  ["DISTANCE", "5.5", "< 5.5"],
  ["DISTANCE", "+", "longer"],
  ["VERSION", "0", "0 (initial values)"],
  ["SUPPLIER", "M-1", "M-1"],
] as const)("names the group %s %s as %s", (by, key, text) => {
  expect(keyText(intl, { by, key })).toBe(text);
});
