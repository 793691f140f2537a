import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import packages from "../../package.json" with { type: "json" };

/** The server and each command. */
const commands = Object.fromEntries(
  readdirSync("server/deploy/commands").map((file) => [file.replace(/\.ts$/, ""), `server/deploy/commands/${file}`]),
);

const bench: Record<string, string> = existsSync("tests/bench/main.ts") ? { bench: "tests/bench/main.ts" } : {};

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 10_000 }).trim();

/**
 * The commit that is built. Said from outside (ATALAYA_COMMIT), as a container's build has no .git, that counts; else git is asked, and
 * where there is none it is unknown.
 */
export function commitOf(env: NodeJS.ProcessEnv): string | null {
  const named = env.ATALAYA_COMMIT?.trim();
  if (named) return named.replace(/[^\w-]/g, "").slice(0, 60) || null;
  try {
    // below some other project's folder its commit is not ours
    if (git("rev-parse", "--show-prefix") !== "") return null;
    const commit = git("rev-parse", "--short=12", "HEAD");
    return git("status", "--porcelain", "--untracked-files=no") ? `${commit}-dirty` : commit;
  } catch {
    return null;
  }
}

/** When it is built, or what a build that can be repeated says instead (reproducible-builds.org). */
export function builtAtOf(env: NodeJS.ProcessEnv): string {
  const seconds = Number(env.SOURCE_DATE_EPOCH || Number.NaN);
  return new Date(Number.isFinite(seconds) ? seconds * 1_000 : Date.now()).toISOString();
}

/**
 * Packages are built in: a start that looks for two thousand files in node_modules takes twice the processor. Left outside are native code, what
 * reads files beside its own, and what only development and measuring need.
 */
const outside = ["@node-rs/argon2", "pdfkit", ...Object.keys(packages.devDependencies)];

/** A stack trace leads into our own source; with the maps of packages too, reading them stood still for longer. */
const noMapsOfPackages: Plugin = {
  name: "no-maps-of-packages",
  transform: (code, id) => (id.includes("/node_modules/") ? { code, map: { mappings: "" } } : null),
};

export default defineConfig({
  define: {
    __ATALAYA_BUILD__: JSON.stringify({ commit: commitOf(process.env), builtAt: builtAtOf(process.env) }),
    // otherwise graphql-js looks with each value whether a second copy of itself has made it
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  publicDir: false,
  // built in, it takes itself for a browser's, and hashes each GraphQL document in JavaScript: ten times the processor
  resolve: { alias: { "@apollo/utils.createhash": "node:crypto" } },
  plugins: [noMapsOfPackages],
  ssr: { noExternal: true, external: outside },
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    sourcemap: true,
    target: "node20",
    rollupOptions: {
      input: { main: "server/main.ts", ...commands, ...bench },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
