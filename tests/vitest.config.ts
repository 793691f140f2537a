import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";

const root = fileURLToPath(new URL("..", import.meta.url));

/** type-graphql takes graphql's CommonJS build; the tests must take the same one, or there are two realms. */
const alias = [{ find: /^graphql$/, replacement: "graphql/index.js" }];

const globalSetup = ["tests/given/postgres.ts"];

const setupFiles = ["tests/given/setup.ts"];

const api = {
  globalSetup,
  setupFiles,
  isolate: false,
  testTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};
/** What measures time or load: nothing runs beside it. */
const alone = "tests/api/**/*.alone.test.ts";

const project = (name: string, include: string, more: object = {}): TestProjectConfiguration => ({
  root,
  resolve: { alias },
  test: { name, include: [include], testTimeout: 20_000, hookTimeout: 60_000, ...more },
});

export default defineConfig({
  root,
  test: {
    projects: [
      project("rules", "tests/rules/**/*.test.ts"),
      project("structure", "tests/structure/**/*.test.ts", { testTimeout: 60_000 }),
      project("api", "tests/api/**/*.test.ts", { ...api, exclude: [alone], maxWorkers: 2, sequence: { groupOrder: 1 } }),
      project("alone", alone, { ...api, fileParallelism: false, sequence: { groupOrder: 2 } }),
      project("ui", "tests/ui/**/*.test.tsx", { environment: "jsdom", setupFiles: ["tests/ui/setup.ts"] }),
      project("e2e", "tests/e2e/**/*.test.ts", { setupFiles, fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 }),
      project("faults", "tests/faults/**/*.test.ts", {
        globalSetup,
        setupFiles,
        fileParallelism: false,
        testTimeout: 180_000,
        hookTimeout: 180_000,
      }),
    ],
  },
});
