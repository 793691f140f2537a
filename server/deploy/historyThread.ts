import type { DatabasePlace } from "../db/open";
import type { Log } from "../platform/log";
import { startThread } from "../platform/thread";
import type { HistorySettings } from "./demoHistory";

export interface HistoryTask {
  place: DatabasePlace;
  logLevel: string;
  settings: HistorySettings;
}

/** Memory limits of the thread in megabytes. */
const YOUNG_MEGABYTES = 32;
const OLD_MEGABYTES = 256;

/** Writes the history in a thread. Returns a function that ends it; the next start continues. */
export function startHistory(task: HistoryTask, log: Log): () => void {
  const thread = startThread("demoHistory", task, YOUNG_MEGABYTES, { maxOldGenerationSizeMb: OLD_MEGABYTES });
  thread.on("error", (err) =>
    log.error({ event: "demo.history_failed", err }, "Writing the history of the demo failed; it continues at the next start"),
  );
  return () => void thread.terminate();
}
