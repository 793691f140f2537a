import { parentPort, workerData } from "node:worker_threads";
import { helpPdf } from "../../reports/help/helpPdf";
import type { HelpTask } from "../../reports/help/helpThread";

const { locale, build, at, without } = workerData as HelpTask;
parentPort!.postMessage(await helpPdf(locale, build, at, without));
