import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { defineConfig } from "vite";

/** The server and each command, packages left outside: quick to build, native ones keep working. */
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

export default defineConfig({
  define: { __ATALAYA_BUILD__: JSON.stringify({ commit: commitOf(process.env), builtAt: builtAtOf(process.env) }) },
  publicDir: false,
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
