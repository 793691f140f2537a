// npm run audit:erase -- --model MODEL --entity ID: permanently erases audit payloads of an entity. Events and the chain remain.
import { eraseAudit } from "../../audit/erase";
import { openDatabase } from "../../db/open";
import { systemActor } from "../../platform/actor";
import { readEnv } from "../../platform/env";
import { createLog } from "../../platform/log";
import { exitWithUsage, readCommandLine } from "../commandLine";

const usage = "npm run audit:erase -- --model MODEL --entity ID";
const { values } = readCommandLine(usage, { model: { type: "string" }, entity: { type: "string" } });
if (!values.model || !values.entity) exitWithUsage(usage, "Say whose data: --model claim --entity 118199");
const database = await openDatabase(readEnv(), createLog("warn"));
try {
  const erasedRows = await eraseAudit(database.ownerDb, new Date(), systemActor, { model: values.model, entityId: values.entity });
  console.log(erasedRows ? `${erasedRows} rows of the audit were erased; the audit says so.` : "The audit keeps no data of it.");
} finally {
  await database.close();
}
