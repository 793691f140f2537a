import { once } from "node:events";
import type { Locale } from "../../../schema/rules/language/locales";
import { canStartThreads, startThread } from "../../platform/thread";
import type { HelpBuild } from "./helpPdf";

export interface HelpTask {
  locale: Locale;
  build: HelpBuild;
  at: Date;
  without: readonly string[];
}

const YOUNG_MEGABYTES = 4;

/** Renders the help in a worker thread, because fonts and a dozen pages would block the event loop. */
export async function drawHelp(task: HelpTask): Promise<Buffer> {
  if (!canStartThreads) return (await import("./helpPdf")).helpPdf(task.locale, task.build, task.at, task.without);
  const [bytes] = (await once(startThread("helpWriter", task, YOUNG_MEGABYTES), "message")) as [Uint8Array];
  return Buffer.from(bytes);
}
