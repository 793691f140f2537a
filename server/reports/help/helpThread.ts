import { once } from "node:events";
import type { Locale } from "../../../schema/rules/language/locales";
import { canStartThreads, startThread } from "../../platform/thread";
import type { HelpBuild } from "./helpPdf";

/** What the thread is started with; it answers once and ends. */
export interface HelpTask {
  locale: Locale;
  build: HelpBuild;
  at: Date;
}

const YOUNG_MEGABYTES = 4;

/** Draws the help: in a thread of its own, as fonts and a dozen pages would keep everybody else waiting. */
export async function drawHelp(task: HelpTask): Promise<Buffer> {
  if (!canStartThreads) return (await import("./helpPdf")).helpPdf(task.locale, task.build, task.at);
  const [bytes] = (await once(startThread("helpWriter", task, YOUNG_MEGABYTES), "message")) as [Uint8Array];
  return Buffer.from(bytes);
}
