import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Indicator, indicatorOf, indicatorKeys } from "../../schema/rules/indicators/indicators";

test("the documentation names each indicator with its default threshold, and no other", () => {
  const rows = readFileSync("server/figures/README.md", "utf8")
    .split("\n")
    .filter((line) => /^\| `[a-zA-Z]+`/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const thresholdOf = ({ threshold }: Indicator): string => (threshold ? `${threshold.default} ${threshold.unit.toLowerCase()}` : "");
  expect(rows.map((row) => [row[1], row[5]])).toEqual(indicatorKeys.map((key) => [`\`${key}\``, thresholdOf(indicatorOf(key))]));
});
