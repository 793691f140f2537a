// Writes one export, as a thread of the server (exports/exportThread.ts).
import { workerData } from "node:worker_threads";
import { exportConnections, type ExportTask } from "../../exports/exportThread";
import { writeExport } from "../../exports/writeExport";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";
import { createSchema } from "../../schema";

const { id, place, clockOffset, logLevel } = workerData as ExportTask;
const log = createLog(logLevel);
const clock = new Clock();
clock.offset = clockOffset;
const db = exportConnections(place, log);
await writeExport({ db, clock, log, schema: await createSchema() }, id);
await db.$client.end({ timeout: 5 });
