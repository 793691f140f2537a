// npm run faults: fifty rounds of every kill; ROUNDS=n another number. Prints what was lost, doubled, gone back and leaked.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient, buildServer, install, root, run } from "../../server/deploy/fresh.mjs";

install();
buildServer();
buildClient();
const folder = mkdtempSync(join(tmpdir(), "atalaya-faults-"));
const file = join(folder, "tally");
// Also when a round failed, which ends this process.
process.on("exit", () => {
  const checks = existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
  const found = ["lost", "doubled", "goneBack", "leaked"].map((what) => {
    const counts = checks.flatMap((check) => check[what] ?? []);
    const name = what === "goneBack" ? "gone back" : what;
    return counts.length ? `${name} ${counts.reduce((sum, n) => sum + n, 0)} (in ${counts.length} checks)` : `${name} not looked for`;
  });
  const figures = checks.flatMap((check) => check.figures ?? []);
  if (figures.length) console.log(`Measured:\n${figures.map((line) => `  ${line}`).join("\n")}`);
  console.log(`Faults: ${found.join(", ")}.`);
  rmSync(folder, { recursive: true, force: true });
});
const vitest = join(root, "node_modules/vitest/vitest.mjs");
const projects = ["faults", "faultsAlone"].flatMap((project) => ["--project", project]);
run(
  process.execPath,
  [vitest, "run", "--config", "tests/vitest.config.ts", ...projects, "--no-file-parallelism", ...process.argv.slice(2)],
  {
    env: { RACED_CLAIMS: "10000", ...process.env, ROUNDS: process.env.ROUNDS ?? "50", FAULTS_TALLY: file },
  },
);
