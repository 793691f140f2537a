import type { FileWorks } from "../exports/exportThread";
import { writeExport } from "../exports/writeExport";
import { makeMailedReport } from "./subscriptions/mailedReport";

/** What the thread of files does. */
export const fileWorks: FileWorks = { export: writeExport, mailedReport: makeMailedReport };
