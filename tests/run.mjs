// npm test: installs what is missing and runs every check. Skips nothing silently: what cannot run here is named with the reason.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { buildClient, buildServer, install, root } from "../server/deploy/fresh.mjs";

install();

const scratch = mkdtempSync(join(tmpdir(), "atalaya-run-"));
const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const failedTests = [];
const disturbed = [];
const skips = [];
const bin = (path) => [process.execPath, join(root, "node_modules", path)];

const run = ([command, ...args], env = {}) =>
  spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } }).status === 0;

/** One check: what it does, and how many tests that was and whether it was good. */
function check(name, what) {
  const begun = Date.now();
  console.log(`\n── ${name}`);
  const { good, ...counted } = what();
  if (!good) failures.push(name);
  for (const key of Object.keys(counts)) counts[key] += counted[key];
  console.log(`── ${name}: ${good ? "good" : "FAILED"} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

/** A check that is one command, and one test: it must end with 0. */
const command = (name, words) =>
  check(name, () => {
    const good = run(words);
    return { good, passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
  });

function skip(name, reason) {
  counts.skipped++;
  skips.push(`${name}: ${reason}`);
}

/** Files of a run that failed and are run again: more than these were not disturbed, something is wrong. */
const mayBeDisturbed = 3;

/** Runs some of vitest's projects. Files that failed are run once more, one at a time: what is good then is named as disturbed. */
function vitest(name, projects, env = {}, more = []) {
  check(name, () => {
    const first = vitestRun(name, projects, env, more);
    const files = [...new Set(first.failed.map(({ file }) => file))];
    if (!files.length || files.length > mayBeDisturbed) return told(name, first);
    console.log(`── ${name}, once more: ${files.join(", ")}`);
    const second = vitestRun(`${name} once more`, projects, env, [...more, "--no-file-parallelism", ...files]);
    for (const one of second.good ? first.failed : []) disturbed.push(failure(name, one));
    const passed = first.passed + first.failed.length - second.failed.length;
    return told(name, { ...second, passed, skipped: first.skipped });
  });
}

const failure = (name, { file, test, message }) => `${name}: ${file}${test ? ` > ${test}` : ""}\n      ${message}`;

/** What a run says in the end. One that failed without a failed test, by an error outside of them, counts as one. */
function told(name, { good, passed, failed, skipped }) {
  failedTests.push(...failed.map((one) => failure(name, one)));
  return { good, passed, failed: failed.length || (good ? 0 : 1), skipped };
}

function vitestRun(name, projects, env, more) {
  const report = join(scratch, `${name.replace(/\W+/g, "-")}.json`);
  const args = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const good = run([...bin("vitest/vitest.mjs"), "run", "--config", "tests/vitest.config.ts", ...args, ...reporters, ...more], env);
  if (!existsSync(report)) return { good: false, passed: 0, failed: [], skipped: 0 };
  const { numPassedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
  const failed = [];
  for (const { name: path, status, message, assertionResults } of testResults) {
    const file = relative(root, path);
    if (status === "failed" && !assertionResults.length) failed.push({ file, message });
    for (const one of assertionResults) {
      if (one.status === "pending" || one.status === "skipped") skips.push(`${one.fullName}: its input is not here`);
      if (one.status === "failed") failed.push({ file, test: one.fullName, message: one.failureMessages.join("\n").slice(0, 1_500) });
    }
  }
  return { good, passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests };
}

/** Whether something listens there. */
const listens = (port) =>
  new Promise((answer) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => (socket.destroy(), answer(true)));
    socket.on("error", () => answer(false));
    socket.setTimeout(1000, () => (socket.destroy(), answer(false)));
  });

command("types", [...bin("typescript/bin/tsc"), "--noEmit", "-p", "tsconfig.json"]);
command("lint", [
  ...bin("oxlint/bin/oxlint"),
  "--config",
  "tests/oxlint.json",
  "--type-aware",
  "--deny-warnings",
  "--ignore-pattern",
  "client/gql",
  "schema",
  "server",
  "client",
  "tests",
  "codegen.ts",
]);
command("format", [...bin("prettier/bin/prettier.cjs"), "--log-level", "warn", "--check", "."]);
command("messages", [process.execPath, "tests/i18n.mjs"]);
buildServer();
command("generated files are fresh", [process.execPath, "tests/generated.mjs"]);
vitest("rules, structure, screens", ["rules", "structure", "ui"]);
vitest("API on the embedded PostgreSQL", ["api", "alone"]);
if (await listens(5432)) {
  const there = { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres" };
  // What measures time and load, and these, which ask a great deal: no version of PostgreSQL decides it, and it has run above.
  const once = ["11", "28"].flatMap((row) => ["--exclude", `**/threats/${row}-*`]);
  // One file after the other: an open transaction holds back the readers of every change log in the server.
  vitest("API on the PostgreSQL at 127.0.0.1:5432", ["api"], there, [...once, "--no-file-parallelism"]);
} else skip("API on another PostgreSQL", "none at 127.0.0.1:5432");
buildClient();
vitest("end to end in a browser", ["e2e"]);
vitest("faults", ["faults"]);

rmSync(scratch, { recursive: true, force: true });
if (skips.length) console.log(`\nSkipped:\n${[...new Set(skips)].map((line) => `  ${line}`).join("\n")}`);
if (disturbed.length)
  console.log(`\nFailed, and good when run once more by themselves:\n${disturbed.map((line) => `  ${line}`).join("\n")}`);
if (failedTests.length) console.log(`\nFailed tests:\n${failedTests.map((line) => `  ${line}`).join("\n")}`);
if (failures.length) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed || failures.length ? 1 : 0);
