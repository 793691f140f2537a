import { expect, test } from "vitest";
import { summaryOf, table } from "../bench/figures";

test("the summary of a benchmark has the first and the last row of its first table", () => {
  const columns = ["features", "ms"];
  const text = `The first frame.\n\n${table(columns, [
    ["few", 1],
    ["some", 2],
    ["many", 3],
  ])}\n\nAnother table.\n\n${table(columns, [["none", 4]])}`;
  expect(summaryOf(text)).toBe("| features | ms |\n| - | - |\n| few | 1 |\n| many | 3 |");
  expect(summaryOf(table(columns, [["few", 1]]))).toBe("| features | ms |\n| - | - |\n| few | 1 |");
  expect(summaryOf("No table.")).toBe("");
});
