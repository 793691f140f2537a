// Worker thread for one query of public holidays (admin/holidays/calendarThread.ts).
import { parentPort, workerData } from "node:worker_threads";
import { answers } from "../../admin/holidays/calendar";
import type { CalendarTask } from "../../admin/holidays/calendarThread";

const { name, asked } = workerData as CalendarTask;
parentPort!.postMessage((answers[name] as (question: unknown) => unknown)(asked));
