// npm start: installs what is missing, builds what is stale, starts the product.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildClient, buildServer, install, root } from "./fresh.mjs";

install();
buildServer();
buildClient();
// A larger young generation: scans of a big board wait for the collector two to four times less often.
const flags = ["--enable-source-maps", "--max-semi-space-size=64"];
const server = spawn(process.execPath, [...flags, join(root, "dist/server/main.js")], { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
