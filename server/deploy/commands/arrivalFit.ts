// Worker thread that fits arrival times (claims/trips/fits/fitWorker.ts); ends after one run.
import { workerData } from "node:worker_threads";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { fitArrivalTimes } from "../../claims/trips/fits/fits.actions";
import type { FitTask } from "../../claims/trips/fits/fitWorker";
import { connect, JOBS } from "../../db/connect";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";

/** Longer than usual, because the first page of a large instance sorts all its trips. */
const TIMEOUTS = { ...JOBS, statementMs: 5 * MINUTE_MS, answerMs: 6 * MINUTE_MS };

const { place, logLevel, clockOffset } = workerData as FitTask;
const log = createLog(logLevel);
const clock = new Clock();
clock.offset = clockOffset;
const db = connect(place.address, log, 1, place.role, TIMEOUTS);
try {
  await fitArrivalTimes({ db, clock, log });
} finally {
  await db.$client.end({ timeout: 5 });
}
