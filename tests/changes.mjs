import { execFileSync } from "node:child_process";
import { parseArgs } from "node:util";
import { root } from "../server/deploy/fresh.mjs";

const git = (...args) =>
  execFileSync("git", args, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((line) => line);

/**
 * Parses `--changed [commit]`, by default the last commit. Returns the commit and the existing files that differ from it; null without
 * the option, which means everything runs.
 */
export function changesAsked(args) {
  const { values, positionals } = parseArgs({ args, options: { changed: { type: "boolean" } }, allowPositionals: true });
  const [commit = "HEAD", ...others] = positionals;
  if (others.length || (positionals.length && !values.changed)) {
    console.error("npm test runs everything; npm test -- --changed [commit] what the changes since that commit touch.");
    process.exit(2);
  }
  if (!values.changed) return null;
  const [since] = git("merge-base", commit, "HEAD");
  const changed = git("diff", "--name-only", "--relative", "--diff-filter=d", since);
  const isNew = git("ls-files", "--others", "--exclude-standard").filter((file) => file !== "node_modules");
  return { commit, files: [...new Set([...changed, ...isNew])].sort() };
}
