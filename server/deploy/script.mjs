// Runs a command (api-key, replay, bench, codegen) from the built server.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildServer, install, root } from "./fresh.mjs";

install();
buildServer();
const [name, ...args] = process.argv.slice(2);
const child = spawn(process.execPath, ["--enable-source-maps", join(root, `dist/server/${name}.js`), ...args], {
  cwd: process.cwd(),
  stdio: "inherit",
});
child.on("exit", (code) => process.exit(code ?? 1));
