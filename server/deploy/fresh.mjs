// Installs and builds missing or outdated parts. Plain JavaScript, because it runs before the installation.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** A larger young generation reduces garbage collections during board scans two- to fourfold. */
export const youngGeneration = "--max-semi-space-size=64";
export const nodeFlags = ["--enable-source-maps", youngGeneration];
export const root = fileURLToPath(new URL("../..", import.meta.url));
const at = (...parts) => join(root, ...parts);

export function run(command, args, options = {}) {
  const shell = process.platform === "win32";
  const done = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], shell, ...options });
  if (done.status !== 0) {
    console.error(`\n${command} ${args.join(" ")} failed.`);
    process.exit(done.status ?? 1);
  }
}

function hashOf(paths, more) {
  const hash = createHash("sha256").update(more);
  const add = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else if (!path.endsWith(".pmtiles")) hash.update(path.slice(root.length)).update(readFileSync(path));
  };
  for (const path of paths) add(at(path));
  return hash.digest("hex");
}

/** Skips `work` if it succeeded for the same inputs: files, folders, and `more`. */
function once(stamp, inputs, present, work, more = "") {
  const hash = hashOf(inputs, more);
  const file = at(stamp);
  if (present() && existsSync(file) && readFileSync(file, "utf8") === hash) return;
  work();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

export function install() {
  // Only the parts of package.json that affect the installation.
  const { dependencies, optionalDependencies, devDependencies, overrides, allowScripts } = JSON.parse(
    readFileSync(at("package.json"), "utf8"),
  );
  once(
    "node_modules/.atalaya-packages",
    ["package-lock.json", "server/patches"],
    () => existsSync(at("node_modules/.package-lock.json")),
    () => {
      if (lstatSync(at("node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) {
        console.error("node_modules is a link: installing would empty the folder it leads to. Install there, or remove the link.");
        process.exit(1);
      }
      console.log("Installing the packages (a minute or two, the first time only) …");
      run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
      run(process.execPath, [at("node_modules/patch-package/index.js"), "--patch-dir", "server/patches", "--error-on-fail"]);
    },
    JSON.stringify({ dependencies, optionalDependencies, devDependencies, overrides, allowScripts }),
  );
}

const vite = (...args) => run(process.execPath, [at("node_modules/vite/bin/vite.js"), ...args, "--logLevel", "warn"]);

export function buildServer() {
  once(
    "dist/server/.stamp",
    ["server", "schema", "tests/bench", "package-lock.json"],
    () => existsSync(at("dist/server/main.js")),
    () => {
      console.log("Building the server …");
      vite("build", "--config", "server/deploy/vite.config.ts");
    },
  );
}

export function buildClient() {
  once(
    "dist/client/.stamp",
    ["client", "schema/rules", "schema/messages", "package-lock.json", "server/patches"],
    () => existsSync(at("dist/client/index.html")),
    () => {
      console.log("Building the client …");
      vite("build", "--config", "client/vite.config.ts");
    },
  );
}
