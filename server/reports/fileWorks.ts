import type { FileWorks } from "../exports/exportThread";
import { writeExport } from "../exports/writeExport";

/** What the thread of files does. */
export const fileWorks: FileWorks = { export: writeExport };
