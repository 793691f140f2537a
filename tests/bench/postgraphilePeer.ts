// PostGraphile on the product's database, in a separate process, as a GraphQL peer for the same queries. Not part of the project:
// installed when a benchmark first needs it.
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const VERSION = "5.1.5";
const folder = join(tmpdir(), `atalaya-bench-postgraphile-${VERSION}`);

const script = `
import { createServer } from "node:http";
import { grafserv } from "postgraphile/grafserv/node";
import { postgraphile } from "postgraphile";
import { PostGraphileAmberPreset } from "postgraphile/presets/amber";
import { makePgService } from "postgraphile/adaptors/pg";
Promise.withResolvers ??= function () { // Node 20 has none
  const parts = {};
  parts.promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }));
  return parts;
};
const [connectionString] = process.argv.slice(2);
const preset = {
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ connectionString, schemas: ["public"] })],
  grafserv: { watch: false, graphiql: false },
};
const server = createServer();
await postgraphile(preset).createServ(grafserv).addTo(server);
server.listen(0, "127.0.0.1", () => console.log("ready " + server.address().port));
`;

export interface Postgraphile {
  url: string;
  child: ChildProcess;
}

/** Serves the embedded PostgreSQL with this socket folder. */
export async function startPostgraphile(socket: string): Promise<Postgraphile> {
  if (!existsSync(join(folder, "node_modules/postgraphile"))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    console.log("  installing PostGraphile, a peer of benchmarks only …");
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", `postgraphile@${VERSION}`, "graphql@16"], {
      cwd: folder,
    });
  }
  const file = join(folder, "peer.mjs");
  writeFileSync(file, script);
  const address = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socket)}`;
  const child = spawn(process.execPath, [file, address], {
    env: { PATH: process.env.PATH, GRAPHILE_ENV: "production", NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((done, fail) => {
    let said = "";
    child.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      const ready = /ready (\d+)/.exec(said)?.[1];
      if (ready) done(ready);
    });
    child.once("exit", () => fail(new Error(`PostGraphile did not start: ${said}`)));
  });
  return { url: `http://127.0.0.1:${port}/graphql`, child };
}
