// Are the files that are generated the ones that are checked in? Emits them again and compares.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const scratch = mkdtempSync(join(tmpdir(), "atalaya-generated-"));
const stale = [];
const run = (...args) => {
  const done = spawnSync(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] });
  if (done.status !== 0) process.exit(1);
};

const emitted = join(scratch, "schema.graphql");
run("dist/server/codegen.js", emitted);
if (readFileSync(emitted, "utf8") !== readFileSync("schema/schema.graphql", "utf8")) stale.push("schema/schema.graphql");

const kept = join(scratch, "gql");
cpSync("client/gql", kept, { recursive: true });
run("node_modules/@graphql-codegen/cli/cjs/bin.js", "--config", "codegen.ts", "--silent");
for (const file of readdirSync("client/gql"))
  if (readFileSync(join("client/gql", file), "utf8") !== readFileSync(join(kept, file), "utf8")) stale.push(`client/gql/${file}`);

const before = readdirSync("server/db/migrations").length;
run("node_modules/drizzle-kit/bin.cjs", "generate", "--config", "server/db/drizzle.config.ts", "--name", "stale");
const made = readdirSync("server/db/migrations").filter((file) => file.endsWith("_stale.sql"));
if (made.length || readdirSync("server/db/migrations").length !== before) stale.push("server/db/migrations (run npm run db:generate)");

rmSync(scratch, { recursive: true, force: true });
if (stale.length) {
  console.error(`Stale: ${stale.join(", ")}. Run npm run codegen and commit.`);
  process.exit(1);
}
