// npm run dev: rebuilds server and client when sources change; vite serves the client with hot reload on port 5173.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { buildServer, install, root } from "./fresh.mjs";

install();
buildServer();
const vite = join(root, "node_modules/vite/bin/vite.js");
const children = [
  [vite, "build", "--config", "server/deploy/vite.config.ts", "--watch"],
  ["--watch-path=dist/server", "--enable-source-maps", "dist/server/main.js"],
  [vite, "--config", "client/vite.config.ts"],
].map((args) => spawn(process.execPath, args, { cwd: root, stdio: "inherit" }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => children.forEach((child) => child.kill(signal)));
