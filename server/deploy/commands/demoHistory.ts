// Worker thread that writes the history of the demo (deploy/historyThread.ts); ends after one run.
import { workerData } from "node:worker_threads";
import { connect, JOBS } from "../../db/connect";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";
import { writeHistory } from "../demoHistory";
import type { HistoryTask } from "../historyThread";

const { place, logLevel, settings } = workerData as HistoryTask;
const log = createLog(logLevel);
const db = connect(place.address, log, 2, place.role, JOBS);
try {
  await writeHistory({ db, clock: new Clock(), log }, settings);
} finally {
  await db.$client.end({ timeout: 5 });
}
