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
const skips = [];
const bin = (path) => [process.execPath, join(root, "node_modules", path)];

/** One check: a command that must end with 0. Counts as one test unless it counts its own. */
function check(
  name,
  [command, ...args],
  { env = {}, count = (good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 }) } = {},
) {
  const begun = Date.now();
  console.log(`\n── ${name}`);
  const done = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } });
  const good = done.status === 0;
  const counted = count(good) ?? { passed: 0, failed: 1, skipped: 0 };
  if (!good) failures.push(name);
  for (const key of Object.keys(counts)) counts[key] += counted[key];
  console.log(`── ${name}: ${good ? "good" : "FAILED"} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

function skip(name, reason) {
  counts.skipped++;
  skips.push(`${name}: ${reason}`);
}

function vitest(name, projects, env = {}, more = []) {
  const report = join(scratch, `${name.replace(/\W+/g, "-")}.json`);
  const args = projects.flatMap((project) => ["--project", project]);
  check(
    name,
    [
      ...bin("vitest/vitest.mjs"),
      "run",
      "--config",
      "tests/vitest.config.ts",
      ...args,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      "--passWithNoTests",
      ...more,
    ],
    {
      env,
      count: () => {
        if (!existsSync(report)) return null;
        const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
        for (const file of testResults) {
          const inFile = `${name}: ${relative(root, file.name)}`;
          if (file.status === "failed" && !file.assertionResults.length) failedTests.push(`${inFile}\n      ${file.message}`);
          for (const one of file.assertionResults) {
            if (one.status === "pending" || one.status === "skipped") skips.push(`${one.fullName}: its input is not here`);
            if (one.status === "failed")
              failedTests.push(`${inFile} > ${one.fullName}\n      ${one.failureMessages.join("\n").slice(0, 1_500)}`);
          }
        }
        return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
      },
    },
  );
}

/** Whether something listens there. */
const listens = (port) =>
  new Promise((answer) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => (socket.destroy(), answer(true)));
    socket.on("error", () => answer(false));
    socket.setTimeout(1000, () => (socket.destroy(), answer(false)));
  });

check("types", [...bin("typescript/bin/tsc"), "--noEmit", "-p", "tsconfig.json"]);
check("lint", [
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
check("format", [...bin("prettier/bin/prettier.cjs"), "--log-level", "warn", "--check", "."]);
check("messages", [process.execPath, "tests/i18n.mjs"]);
buildServer();
check("generated files are fresh", [process.execPath, "tests/generated.mjs"]);
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
if (skips.length) console.log(`\nSkipped:\n${skips.map((line) => `  ${line}`).join("\n")}`);
if (failedTests.length) console.log(`\nFailed tests:\n${failedTests.map((line) => `  ${line}`).join("\n")}`);
if (failures.length) console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join("\n")}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed || failures.length ? 1 : 0);
