// npm run faults: runs every fault twenty times (ROUNDS=n for another number; arguments select files) and writes figures.md, with the
// tables in dist/faults. Fails if a figure is not 0 or nothing was acknowledged.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { cpus, tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { format } from "oxfmt";
import { buildClient, buildServer, install, root } from "../../server/deploy/fresh.mjs";
import { LEAST_ROUNDS, addRound, emptyFigures, figuresText, selectFiles, summaryText, verdictOf } from "./roundFigures.mjs";

install();
buildServer();
buildClient();
const rounds = Number(process.env.ROUNDS ?? LEAST_ROUNDS);
const folder = mkdtempSync(join(tmpdir(), "atalaya-faults-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const vitest = join(root, "node_modules/vitest/vitest.mjs");
const projects = ["faults", "faultsAlone", "api"].flatMap((project) => ["--project", project]);
const [options, parts] = [
  process.argv.slice(2).filter((arg) => arg.startsWith("-")),
  process.argv.slice(2).filter((arg) => !arg.startsWith("-")),
];
const files = selectFiles(readdirSync(join(root, "tests/faults")), parts);
if (!files.length) {
  console.error(`No test of faults has ${parts.join(" or ")} in its path.`);
  process.exit(1);
}
const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");

const write = async (path, text) => writeFileSync(path, (await format(path, text, { printWidth: 140 })).code);

/** One round of all: what each test counted, and which tests were good. */
async function round(number) {
  const [tally, report] = [join(folder, `tally-${number}`), join(folder, `report-${number}.json`)];
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = [vitest, "run", "--config", "tests/vitest.config.ts", ...projects, ...reporters, ...options, ...files];
  const env = { RACED_CLAIMS: "10000", IDLE_CONNECTIONS: "10000", ...process.env, ROUND: String(number), FAULTS_TALLY: tally };
  await new Promise((ended) => spawn(process.execPath, args, { cwd: root, stdio: "inherit", env }).on("close", ended));
  const lines = read(tally).split("\n").filter(Boolean);
  const tests = JSON.parse(read(report) || '{"testResults":[]}').testResults.flatMap(({ assertionResults, status, name }) => {
    const file = relative(join(root, "tests"), name).replace(/^faults\//, "");
    const results = assertionResults.length || status !== "failed" ? assertionResults : [{ fullName: file, status }];
    return results.map((result) => ({ ...result, file }));
  });
  return { counted: lines.map((line) => JSON.parse(line)), tests };
}

const figures = emptyFigures();
const machine = `${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, Node ${process.versions.node}`;
const [file, summary] = [join(root, "dist/faults/figures.md"), join(root, "tests/faults/figures.md")];
mkdirSync(dirname(file), { recursive: true });
const measured = `Measured on ${new Date().toISOString().slice(0, 10)}: ${machine}.`;
const [before, summaryBefore] = [read(file), read(summary)];
// After each round, so that a run that is ended has its figures.
for (let number = 1; number <= rounds; number++) {
  console.log(`\nRound ${number} of ${rounds}`);
  addRound(figures, await round(number));
  await write(file, figuresText(figures, measured, before));
  await write(summary, summaryText(summaryBefore, figuresText(figures, measured)));
}
console.log(`\n${read(file)}`);
const wrong = verdictOf(figures);
console.log(wrong.length ? `No pass:\n${wrong.map((line) => `  ${line}`).join("\n")}` : "Passed.");
process.exit(wrong.length ? 1 : 0);
