// npm start: installs, builds and starts the product. package.json uses `exec`, so that signals reach it and not a shell; its second part
// is for Windows, which has no `exec`.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildClient, buildServer, install, nodeFlags, root } from "./fresh.mjs";

install();
buildServer();
buildClient();
const server = spawn(process.execPath, [...nodeFlags, join(root, "dist/server/main.js")], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
