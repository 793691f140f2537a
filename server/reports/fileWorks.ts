import type { FileWorks } from "../exports/exportThread";
import { writeExport } from "../exports/writeExport";
import { makeMailedReport } from "./subscriptions/mailedReport";

export const fileWorks: FileWorks = { export: writeExport, mailedReport: makeMailedReport };
