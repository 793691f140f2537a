// npm run backup [-- FOLDER]: writes a backup into a new folder in FOLDER (./backups), also while the product runs. The last line is its
// name.
import { resolve } from "node:path";
import { writeBackup } from "../../backup/writeBackup";
import { openUnmigrated } from "../../db/open";
import { readEnv } from "../../platform/env";
import { createLog } from "../../platform/log";
import { exitWithUsage, readCommandLine } from "../commandLine";

const usage = "npm run backup [-- FOLDER]";
const { positionals } = readCommandLine(usage, {}, { allowPositionals: true });
if (positionals.length > 1) exitWithUsage(usage, "Give one folder at most.");
const database = await openUnmigrated(readEnv(), createLog("warn"), { join: true });
try {
  const { folder, backup } = await writeBackup(database.owner, resolve(positionals[0] ?? "backups"));
  const rows = backup.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows.toLocaleString("en")} rows of ${backup.tables.length} tables were written and read back.`);
  if (backup.seal) console.log(`The audit's last seal, to be noted elsewhere: ${backup.seal.id}:${backup.seal.hash}`);
  console.log(`It has all that was stored until ${backup.takenAt}. Keep it as safe as the database: it has all its secrets.`);
  console.log(folder);
} catch (error) {
  console.error(`No backup was written. ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await database.close();
}
