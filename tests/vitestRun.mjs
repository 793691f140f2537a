// Runs Vitest projects in a separate process and reads the results from its report.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { root } from "../server/deploy/fresh.mjs";

const node = [process.execPath, join(root, "node_modules/vitest/vitest.mjs"), "run", "--config", "tests/vitest.config.ts"];

/**
 * `run` starts a command and resolves to whether it exited with 0; `more`: further arguments of vitest. Returns counts, failed tests,
 * reasons of skipped ones, and durations in milliseconds.
 */
export async function vitestRun(run, projects, env, more) {
  const scratch = mkdtempSync(join(tmpdir(), "atalaya-run-"));
  const report = join(scratch, "report.json");
  const reporters = ["--reporter=tests/progress.mjs", "--reporter=json", `--outputFile.json=${report}`];
  const good = await run([...node, ...projects.flatMap((project) => ["--project", project]), ...reporters, ...more], env);
  const read = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : null;
  rmSync(scratch, { recursive: true });
  if (!read) return { good, passed: 0, skipped: 0, failed: [], skips: [], files: [], tests: [] };
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = read;
  return { good, passed: numPassedTests, skipped: numPendingTests + numTodoTests, ...inFiles(testResults) };
}

function inFiles(results) {
  const found = { failed: [], skips: [], files: [], tests: [] };
  for (const { name: path, status, message, startTime, endTime, assertionResults } of results) {
    const file = relative(root, path);
    found.files.push({ name: file, took: endTime - startTime });
    // a file that could not be read, or a failure outside its tests
    if (status === "failed" && !assertionResults.some(({ status: ended }) => ended === "failed")) found.failed.push({ file, message });
    for (const { status: ended, fullName, failureMessages, duration } of assertionResults) {
      if (duration) found.tests.push({ name: `${file} > ${fullName}`, took: duration });
      if (ended === "pending" || ended === "skipped") found.skips.push(`${fullName}: its input is not here`);
      if (ended === "failed") found.failed.push({ file, test: fullName, message: failureMessages.join("\n") });
    }
  }
  return found;
}
