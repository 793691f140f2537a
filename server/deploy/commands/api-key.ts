// npm run api-key -- --name NAME --scope SCOPE[,SCOPE]: prints a new key alone on its last line.
import { parseArgs } from "node:util";
import { keyScopes, type KeyScope } from "../../../schema/rules/keys";
import { createKey } from "../../auth/keys";
import { openDatabase } from "../../db/open";
import { readEnv } from "../../platform/env";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";

const { values } = parseArgs({ options: { name: { type: "string" }, scope: { type: "string", default: "ingest" } } });
const scopes = values.scope.split(",").map((scope) => scope.trim());
const unknown = scopes.filter((scope) => !keyScopes.includes(scope as KeyScope));
if (!values.name || unknown.length) {
  console.error(
    unknown.length ? `Unknown scope: ${unknown.join(", ")}. Known: ${keyScopes.join(", ")}.` : "Give the key a name: --name NAME",
  );
  process.exit(2);
}
const env = readEnv();
const database = await openDatabase(env, createLog("warn"));
try {
  const key = await createKey({ db: database.db, clock: new Clock() }, values.name, scopes as KeyScope[]);
  console.log(`API key "${values.name}" for ${scopes.join(", ")}. It is shown only now:`);
  console.log(key);
} finally {
  await database.close();
}
