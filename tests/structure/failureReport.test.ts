import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { RunnerTestSuite } from "vitest";
import { expect, onTestFinished, test } from "vitest";
import { failureReport, testLogs } from "../failureReport.mjs";
import { endOutput, keepOutput } from "../fixtures/productLogs";

const file = "tests/api/planted/planted.test.ts";
const log = join(testLogs, "api.planted.planted.test.ts.log");
const suite = (state: "pass" | "fail"): RunnerTestSuite =>
  ({ file: { filepath: join(dirname(testLogs), "..", file) }, tasks: [{ result: { state } }] }) as never;

test("names each failed test with the first line of its error and the command for its file", () => {
  expect(
    failureReport([
      { file, test: "rejects a delay", message: "\nAssertionError: expected 1 to be 2\n  at x" },
      { file, message: "" },
    ]),
  ).toBe(`Failed tests:

${file}
  rejects a delay
    AssertionError: expected 1 to be 2
  before its tests
    no message
  Run it alone: npx vitest run --config tests/vitest.config.ts ${file}`);
});

test("names the product's output, which is kept only for a file with a failed test", () => {
  onTestFinished(() => rmSync(log, { force: true }));
  mkdirSync(testLogs, { recursive: true });
  keepOutput("the database is away");
  endOutput(suite("pass"));
  expect(failureReport([{ file, message: "x" }])).not.toContain("Output");
  keepOutput("the database is away");
  endOutput(suite("fail"));
  expect(failureReport([{ file, message: "x" }])).toContain("Output of the product: dist/test-logs/api.planted.planted.test.ts.log");
  writeFileSync(log, "");
});
