// npm run audit:verify [-- --seal NUMBER:HASH]: verifies the audit's rows and seals. Exit code 1: tampering detected.
import { verifyAudit } from "../../audit/verify";
import { openDatabase } from "../../db/open";
import { readEnv } from "../../platform/env";
import { createLog } from "../../platform/log";
import { exitWithUsage, readCommandLine } from "../commandLine";

const usage = "npm run audit:verify [-- --seal NUMBER:HASH]";
const { values } = readCommandLine(usage, { seal: { type: "string" } });
const expectedSeal = /^(\d+):([\da-f]{64})$/.exec((values.seal ?? "").replace(/[\s-]/g, ""));
if (values.seal !== undefined && !expectedSeal) exitWithUsage(usage, "Give a seal as it was noted: --seal NUMBER:HASH");
const database = await openDatabase(readEnv(), createLog("error"));
try {
  const expected = expectedSeal ? { id: Number(expectedSeal[1]), hash: expectedSeal[2]! } : undefined;
  const { rows, seals, erased, removed, unsealed, older, last, findings } = await verifyAudit(database.db, expected);
  const count = (n: number): string => n.toLocaleString("en");
  console.log(`${count(rows)} rows and ${count(seals)} seals were recomputed.`);
  if (erased) console.log(`${count(erased)} rows: their data was erased, as the audit says.`);
  if (removed) console.log(`${count(removed)} rows: removed when they were too old, as the audit says; their seals stand.`);
  if (unsealed) console.log(`${count(unsealed)} rows: not sealed yet. They are within a second while the product runs.`);
  if (older) console.log(`${count(older)} rows: older than sealing.`);
  if (last) console.log(`The last seal, to be noted elsewhere: ${last.id}:${last.hash}`);
  for (const { where, message: says } of findings) console.log(`TAMPERED  ${where} ${says}.`);
  console.log(findings.length ? `${count(findings.length)} findings: the audit was tampered with.` : "The audit is whole.");
  if (findings.length) process.exitCode = 1;
} finally {
  await database.close();
}
