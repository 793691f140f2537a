// npm run audit:erase -- --model MODEL --entity ID: erases what the audit keeps of an entity's data, for good. The events stay, and the chain.
import { parseArgs } from "node:util";
import { eraseAudit } from "../../audit/erase";
import { openDatabase } from "../../db/open";
import { systemActor } from "../../platform/actor";
import { readEnv } from "../../platform/env";
import { createLog } from "../../platform/log";

const { values } = parseArgs({ options: { model: { type: "string" }, entity: { type: "string" } } });
if (!values.model || !values.entity) {
  console.error("Say whose data: --model claim --entity 118199");
  process.exit(2);
}
const database = await openDatabase(readEnv(), createLog("warn"));
try {
  const erasedRows = await eraseAudit(database.ownerDb, new Date(), systemActor, { model: values.model, entityId: values.entity });
  console.log(erasedRows ? `${erasedRows} rows of the audit were erased; the audit says so.` : "The audit keeps no data of it.");
} finally {
  await database.close();
}
