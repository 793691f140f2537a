// npm test: installs missing parts and runs every check; names each check that cannot run here, with the reason. npm test -- --changed
// [commit]: only checks affected by the changes since that commit.
import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { buildClient, buildServer, install, root } from "../server/deploy/fresh.mjs";
import { changesAsked } from "./changes.mjs";
import { failureReport, testLogs } from "./failureReport.mjs";
import { vitestRun } from "./vitestRun.mjs";

const changes = changesAsked(process.argv.slice(2));
install();
rmSync(testLogs, { recursive: true, force: true });

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const failedTests = [];
const skips = [];
const [files, tests] = [[], []];
const begun = Date.now();
const secondsSince = (time) => `${((Date.now() - time) / 1000).toFixed(1)} s`;
const bin = (path) => [process.execPath, join(root, "node_modules", path)];

const run = ([command, ...args], env = {}) =>
  new Promise((answer) =>
    spawn(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env: { ...process.env, ...env } })
      .on("error", () => answer(false))
      .on("close", (code) => answer(code === 0)),
  );

/** One check: what it does, and how many tests that was and whether it was good. */
async function check(name, what) {
  const started = Date.now();
  console.log(`\n── ${name} (${secondsSince(begun)} after the start)`);
  const { good, ...counted } = await what();
  if (!good) failures.push(name);
  for (const key of Object.keys(counts)) counts[key] += counted[key];
  console.log(`── ${name}: ${good ? "good" : "FAILED"} (${secondsSince(started)})`);
}

/** A check that is one command, and one test: it must end with 0. */
const command = (name, words) =>
  check(name, async () => {
    const good = await run(words);
    return { good, passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 };
  });

function skip(name, reason) {
  counts.skipped++;
  skips.push(`${name}: ${reason}`);
}

/** Runs some of vitest's projects. A run that failed without a failed test, by an error outside of them, counts as one. */
const vitest = (name, projects, env = {}, more = []) =>
  check(name, async () => {
    const { good, passed, skipped, failed, ...found } = await vitestRun(run, projects, env, more);
    failedTests.push(...failed);
    skips.push(...found.skips);
    files.push(...found.files);
    tests.push(...found.tests);
    return { good, passed, failed: failed.length || (good ? 0 : 1), skipped };
  });

/** Returns true if a server listens there. */
const listens = (port) =>
  new Promise((answer) => {
    const socket = connect({ port, host: "127.0.0.1" }, () => (socket.destroy(), answer(true)));
    socket.on("error", () => answer(false));
    socket.setTimeout(1000, () => (socket.destroy(), answer(false)));
  });

const types = () => command("types", [...bin("typescript/bin/tsc"), "--noEmit", "-p", "tsconfig.json"]);
const lint = (paths) => command("lint", [...bin("oxlint/bin/oxlint"), "--type-aware", "--deny-warnings", ...paths]);
const format = (paths) => command("format", [...bin("oxfmt/bin/oxfmt"), "--check", ...paths]);
const messages = () => command("messages", [process.execPath, "tests/i18n.mjs"]);
const generated = () => command("generated files are fresh", [process.execPath, "tests/generated.mjs"]);

/**
 * API tests on the embedded PostgreSQL, and where versions may differ, on the server at port 5432. They wait half of the time, so more
 * run than there are cores, but one file per server.
 */
async function api() {
  const other = "API on the PostgreSQL at 127.0.0.1:5432";
  const there = { TEST_LABEL: "5432", TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres" };
  const isThere = await listens(5432);
  if (!isThere) skip(other, "none there");
  await Promise.all([
    vitest("API on the embedded PostgreSQL", ["api"], { TEST_LABEL: "embedded" }),
    isThere && vitest(other, ["api"], there, ["--no-file-parallelism"]),
  ]);
}

async function everything() {
  await format(["."]);
  await lint(["schema", "server", "client", "tests", "codegen.ts"]);
  await types();
  buildServer();
  buildClient();
  await generated();
  await messages();
  await command("component workshop", [
    ...bin("vite/bin/vite.js"),
    "build",
    "--config",
    "tests/workshop/vite.config.ts",
    "--logLevel",
    "warn",
  ]);
  // UI tests wait one second for content, so they run alone to have enough CPU.
  await vitest("rules, structure, screens", ["rules", "structure", "ui"]);
  await api();
  await vitest("end to end in a browser, and faults", ["e2e", "faults"]);
  await vitest("what measures time and load, with nothing beside it", ["alone", "e2eAlone", "faultsAlone"]);
}

/** Changed files that are listed by name. */
const MOST_NAMED = 20;

/** Only what the changes touch: the changed files themselves, and the tests that import one of them, however far away. */
async function onlyChanged({ commit, files: changed }) {
  const some = changed.slice(0, MOST_NAMED);
  if (some.length < changed.length) some.push(`and ${changed.length - some.length} more`);
  console.log(`Changed since ${commit}:\n${some.map((file) => `  ${file}`).join("\n") || "  nothing"}`);
  const touches = (pattern) => changed.some((file) => pattern.test(file));
  const ours = changed.filter((file) => /^(schema|server|client|tests)\/.*\.(tsx?|mjs)$|^codegen\.ts$/.test(file));
  if (ours.length) {
    await types();
    await lint(ours);
  }
  if (changed.length) await format(changed);
  if (touches(/^client\/|^schema\/messages\//)) await messages();
  buildServer();
  if (touches(/^(schema|server|client)\/|^codegen\.ts$/)) await generated();
  await vitest("structure", ["structure"]);
  const touched = [`--changed=${commit}`];
  await vitest("rules and screens that the changes touch", ["rules", "ui"], {}, touched);
  await vitest("API that the changes touch, on the embedded PostgreSQL", ["api", "alone"], {}, touched);
}

if (changes) await onlyChanged(changes);
else await everything();

const slowest = (what, of) => {
  const most = [...of].sort((a, b) => b.took - a.took).slice(0, 25);
  if (most.length) console.log(`\nSlowest ${what}:`);
  for (const { name, took } of most) console.log(`${(took / 1000).toFixed(1).padStart(8)} s  ${name}`);
};
slowest("files", files);
slowest("tests", tests);
if (skips.length) console.log(`\nSkipped:\n${[...new Set(skips)].map((line) => `  ${line}`).join("\n")}`);
if (failures.length) console.log(`\nFailed checks:\n${failures.map((line) => `  ${line}`).join("\n")}`);
if (failedTests.length) console.log(`\n${failureReport(failedTests)}`);
if (changes)
  console.log(
    `\nOnly what the changes since ${changes.commit} touch was run: no browser, no faults, no other PostgreSQL. npm test runs everything.`,
  );
console.log(`\n${secondsSince(begun)}`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed || failures.length ? 1 : 0);
