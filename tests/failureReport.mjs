// What npm test says at its end about failed tests.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../server/deploy/fresh.mjs";

/** Folder with the output of the products that a failed file started (fixtures/productLogs.ts). */
export const testLogs = join(root, "dist/test-logs");

const logOf = (file) => `dist/test-logs/${file.slice("tests/".length).replaceAll("/", ".")}.log`;
/** First line of a message that says something. */
const firstLine = (message = "") => (message.split("\n").find((line) => line.trim()) ?? "no message").trim().slice(0, 300);

/** Returns, for each file with failed tests: the tests, the first line of each error, how to run the file alone, and where its log is. */
export function failureReport(failedTests) {
  const files = [...new Set(failedTests.map(({ file }) => file))];
  const sections = files.map((file) =>
    [
      file,
      ...failedTests
        .filter((failed) => failed.file === file)
        .map(({ test, message }) => `  ${test ?? "before its tests"}\n    ${firstLine(message)}`),
      `  Run it alone: npx vitest run --config tests/vitest.config.ts ${file}`,
      ...(existsSync(join(root, logOf(file))) ? [`  Output of the product: ${logOf(file)}`] : []),
    ].join("\n"),
  );
  return `Failed tests:\n\n${sections.join("\n\n")}`;
}
