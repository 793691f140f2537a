import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vite";
import packages from "../../package.json" with { type: "json" };

const commands = Object.fromEntries(
  readdirSync("server/deploy/commands").map((file) => [file.replace(/\.(ts|mjs)$/, ""), `server/deploy/commands/${file}`]),
);

const bench: Record<string, string> = existsSync("tests/bench/main.ts") ? { bench: "tests/bench/main.ts" } : {};

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 10_000 }).trim();

/** Commit of the build: ATALAYA_COMMIT, e.g. for containers without .git, otherwise from git, otherwise unknown. */
export function commitOf(env: NodeJS.ProcessEnv): string | null {
  const configuredCommit = env.ATALAYA_COMMIT?.trim();
  if (configuredCommit) return configuredCommit.replace(/[^\w-]/g, "").slice(0, 60) || null;
  try {
    // A surrounding repository's commit does not apply.
    if (git("rev-parse", "--show-prefix") !== "") return null;
    const commit = git("rev-parse", "--short=12", "HEAD");
    return git("status", "--porcelain", "--untracked-files=no") ? `${commit}-dirty` : commit;
  } catch {
    return null;
  }
}

/** Build time, or SOURCE_DATE_EPOCH for reproducible builds (reproducible-builds.org). */
export function builtAtOf(env: NodeJS.ProcessEnv): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH || Number.NaN);
  return new Date(Number.isFinite(seconds) ? seconds * 1_000 : Date.now()).toISOString();
}

/**
 * Bundles packages, because loading two thousand files from node_modules doubles the start time. Excluded: native code, packages with
 * data files, development dependencies.
 */
const outside = ["@node-rs/argon2", "pdfkit", ...Object.keys(packages.devDependencies)];

export default defineConfig({
  define: {
    __ATALAYA_BUILD__: JSON.stringify({ commit: commitOf(process.env), builtAt: builtAtOf(process.env) }),
    // otherwise graphql-js checks every value for a second copy of itself
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  publicDir: false,
  // the bundled version hashes documents in JavaScript, ten times slower
  resolve: { alias: { "@apollo/utils.createhash": "node:crypto" } },
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    sourcemap: true,
    target: "node20",
    rollupOptions: {
      input: { main: "server/main.ts", ...commands, ...bench },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "chunks/[name]-[hash].js",
        // Stack traces need positions only. With the packages' sources, maps would be three times as large.
        sourcemapExcludeSources: true,
      },
    },
  },
});
