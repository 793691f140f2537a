// Writes exports, as a thread of the server (exports/exportThread.ts).
import { parentPort, workerData } from "node:worker_threads";
import type { ExportTask, ThreadTask } from "../../exports/exportThread";
import { writeExport } from "../../exports/writeExport";
import { collectGarbage } from "../../platform/garbage";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";
import { createSchema } from "../../schema";

const { place, logLevel } = workerData as ThreadTask;
const deps = { place, log: createLog(logLevel), clock: new Clock(), schema: await createSchema() };

parentPort!.on("message", ({ id, clockOffset }: ExportTask) => {
  deps.clock.offset = clockOffset;
  void writeExport(deps, id).finally(() => {
    parentPort!.postMessage(id);
    // A third of what it holds by then, which would stay until the next export, or until the thread ends.
    collectGarbage();
  });
});
