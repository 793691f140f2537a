// npm run faults: fifty rounds of every kill; ROUNDS=n another number.
import { join } from "node:path";
import { buildClient, buildServer, install, root, run } from "../../server/deploy/fresh.mjs";

install();
buildServer();
buildClient();
const vitest = join(root, "node_modules/vitest/vitest.mjs");
run(process.execPath, [vitest, "run", "--config", "tests/vitest.config.ts", "--project", "faults", ...process.argv.slice(2)], {
  env: { ...process.env, ROUNDS: process.env.ROUNDS ?? "50" },
});
