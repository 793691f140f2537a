import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig, type TestProjectConfiguration } from "vitest/config";
import { texts } from "../client/build/texts.ts";
import { youngGeneration } from "../server/deploy/fresh.mjs";
import LongestFirst from "./longestFirst.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** type-graphql takes graphql's CommonJS build; the tests must take the same one, or there are two realms. */
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];
/** For tests that sign in many times: hashing at the product's cost took minutes of the processor. */
const quickHashing = [...alias, { find: /^@node-rs\/argon2$/, replacement: `${root}tests/fixtures/auth/quickArgon2.ts` }];

const globalSetup = ["tests/fixtures/db/postgres.ts"];

const setupFiles = ["tests/fixtures/setup.ts"];
/** For many files of which each starts the built product. */
const firstStart = "tests/fixtures/firstStart.ts";

const api = {
  globalSetup,
  setupFiles,
  isolate: false,
  testTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
};
/** Tests that measure time or load run alone. */
const alone = "tests/api/**/*.alone.test.ts";
const browserAlone = "tests/e2e/**/*.alone.test.ts";
const faultsAlone = "tests/faults/**/*.alone.test.ts";
/**
 * Tests whose result may differ between PostgreSQL versions: reading, ordering, roles, partitions, change log. The embedded server suffices
 * for all others.
 */
const ofPostgres = ["audit", "claims/queries", "db", "search"];
const faults = { globalSetup: [...globalSetup, firstStart], setupFiles, testTimeout: 180_000, hookTimeout: 180_000 };
/** Files share loaded modules and the browser (fixtures/browser/launch.ts). */
const browser = {
  globalSetup: ["tests/fixtures/browser/launch.ts", firstStart],
  setupFiles,
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

/** Fewer files at a time on one core: three browsers there made single tests exceed their limit (132 s instead of 20 s). */
const cores = availableParallelism();
const browsers = { maxWorkers: Math.min(3, cores + 1), sequence: { groupOrder: 3 } };
const oneByOne = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } });

/** For tests that import much: loading React, Mantine and jsdom for each file took longer than half of the tests. */
const processesThatStay = { isolate: false, runner: "tests/ui/freshPage.ts" };

/** Collecting garbage took a seventh of the processor in the longest test of the API: a larger young generation needs less of it. */
const execArgv = [youngGeneration];

const project = (name: string, include: string, more: object = {}, aliases = alias): TestProjectConfiguration => ({
  root,
  plugins: [texts()],
  resolve: { alias: aliases },
  test: { name, include: [include], execArgv, testTimeout: 60_000, hookTimeout: 120_000, ...more },
});

export default defineConfig({
  root,
  test: {
    // One more than cores: screens and rules wait for a quarter of their time.
    maxWorkers: cores + 1,
    slowTestThreshold: 2_000,
    sequence: { sequencer: LongestFirst },
    // Files that tests read without import; with --changed a change of these runs all tests.
    forceRerunTriggers: [
      ...configDefaults.forceRerunTriggers,
      ...["schema/schema.graphql", "server/db/migrations/**", "server/patches/**", "package-lock.json", "README.md"].map(
        (file) => `**/${file}`,
      ),
      "**/tests/fixtures/{setup,db/postgres}.ts",
      "**/tests/ui/{setup,freshPage}.ts",
    ],
    projects: [
      project("rules", "tests/rules/**/*.test.ts", { isolate: false }),
      project("structure", "tests/structure/**/*.test.ts", { testTimeout: 60_000 }),
      project(
        "api",
        "tests/api/**/*.test.ts",
        {
          ...api,
          ...(process.env.TEST_DATABASE_URL && { include: ofPostgres.map((folder) => `tests/api/${folder}/**/*.test.ts`) }),
          exclude: [alone],
          maxWorkers: Math.min(4, 2 * cores),
          sequence: { groupOrder: 1 },
        },
        quickHashing,
      ),
      project("alone", alone, { ...api, ...oneByOne(4) }),
      project("ui", "tests/ui/**/*.test.tsx", { ...processesThatStay, environment: "jsdom", setupFiles: ["tests/ui/setup.ts"] }),
      // Fault tests wait most of the time, so they run next to browser tests.
      project("e2e", "tests/e2e/**/*.test.ts", { ...browser, exclude: [browserAlone], ...browsers }),
      project("faults", "tests/faults/**/*.test.ts", { ...faults, exclude: [faultsAlone], ...browsers }),
      project("e2eAlone", browserAlone, { ...browser, ...oneByOne(5) }),
      project("faultsAlone", faultsAlone, { ...faults, ...oneByOne(6) }),
    ],
  },
});
