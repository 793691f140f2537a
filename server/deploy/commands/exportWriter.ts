// Worker thread that writes exports and reports (exports/exportThread.ts).
import { parentPort, workerData } from "node:worker_threads";
import { exportedLogs } from "../../admin/logExports/exportedLogs";
import type { FileTask, ThreadTask } from "../../exports/exportThread";
import { collectGarbage } from "../../platform/garbage";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";
import { fileWorks } from "../../reports/fileWorks";
import { writeReport } from "../../reports/writeReport";
import { createSchema } from "../../schema";

const { place, logLevel } = workerData as ThreadTask;
const deps = { place, log: createLog(logLevel), clock: new Clock(), schema: await createSchema(), writeReport, logs: exportedLogs };

parentPort!.on("message", (task: FileTask) => {
  deps.clock.offset = task.clockOffset;
  void fileWorks[task.work](deps, task.id).finally(() => {
    parentPort!.postMessage(task);
    // Frees a third of the memory, which would otherwise stay allocated until the next export.
    collectGarbage();
  });
});
