// npm run codegen: writes schema/schema.graphql, then the client's typed documents and hooks. Argument: another output file.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { printSchemaWithDirectives } from "../../graphql/errorDeclarations";
import { createSchema } from "../../schema";

const file = process.argv[2] ?? "schema/schema.graphql";
writeFileSync(file, printSchemaWithDirectives(await createSchema()));
if (!process.argv[2]) {
  const done = spawnSync(process.execPath, ["node_modules/@graphql-codegen/cli/cjs/bin.js", "--config", "codegen.ts"], {
    stdio: "inherit",
  });
  process.exitCode = done.status ?? 1;
}
