// npm run restore -- FOLDER [--seal NUMBER:HASH]: restores into an empty database while the product is stopped. --in-place: finishes a
// restore by other tools.
import { verifyAudit } from "../../audit/verify";
import { finishRestore, markRestored } from "../../backup/finishRestore";
import { BackupError } from "../../backup/manifest";
import { restoreBackup } from "../../backup/restoreBackup";
import { openAt, openUnmigrated } from "../../db/open";
import { catchUpTransactionIds, MAX_TRANSACTIONS } from "../../db/restoredDatabase";
import { readEnv } from "../../platform/env";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";
import { exitWithUsage, readCommandLine } from "../commandLine";

const usage = "npm run restore -- FOLDER [--seal NUMBER:HASH]\nnpm run restore -- --in-place [--seal NUMBER:HASH]";
const { values, positionals } = readCommandLine(
  usage,
  { seal: { type: "string" }, "in-place": { type: "boolean", default: false } },
  { allowPositionals: true },
);
const expectedSeal = /^(\d+):([\da-f]{64})$/.exec((values.seal ?? "").replace(/[\s-]/g, ""));
if (positionals.length !== (values["in-place"] ? 0 : 1) || (values.seal !== undefined && !expectedSeal))
  exitWithUsage(usage, "Give one backup folder or --in-place, and a seal as it was noted.");
const log = createLog("error");
let isLoaded = false;
try {
  const database = await openUnmigrated(readEnv(), log, { join: false });
  try {
    if (values["in-place"]) await markInPlace();
    else await restoreBackup(database.owner, positionals[0]!, log);
    isLoaded = true;
    await finish();
  } finally {
    await database.close();
  }

  async function markInPlace(): Promise<void> {
    if ((await markRestored(database.owner)) === null) throw new BackupError("There is no Atalaya in this database.");
    await catchUpTransactionIds(database.owner, log, MAX_TRANSACTIONS);
  }

  /** The next start would do the same; doing it here allows verifying the audit before. */
  async function finish(): Promise<void> {
    const opened = await openAt(database.address, log);
    try {
      const expected = expectedSeal ? { id: Number(expectedSeal[1]), hash: expectedSeal[2]! } : undefined;
      const { findings } = await verifyAudit(opened.db, expected);
      const finished = (await finishRestore({ db: opened.db, clock: new Clock() }))!;
      for (const { where, message } of findings) console.log(`TAMPERED  ${where} ${message}.`);
      console.log(findings.length ? `${findings.length} findings: the audit was tampered with before the backup.` : "The audit is whole.");
      console.log(`${finished.endedSessions} sessions were ended: everybody signs in again.`);
      console.log(
        `${finished.unconfirmedKeys} API keys are good for nothing until they are confirmed (npm run api-key -- --confirm ID|all).`,
      );
      console.log(`${finished.callsInReview} calls to other systems wait for their review (Administration, Outboxes).`);
      console.log(`Restored. It has all that was stored until ${finished.takenAt}, and nothing later.`);
      if (findings.length) process.exitCode = 1;
    } finally {
      await opened.close();
    }
  }
} catch (error) {
  const became = isLoaded ? "The data are there; the next start, or --in-place, does the rest." : "Nothing was restored.";
  console.error(`${became} ${(error as Error).message}`);
  process.exitCode = 1;
}
