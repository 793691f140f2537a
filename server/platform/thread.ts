// Threads of the built server, for what would keep everybody else waiting.
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { projectRoot } from "./projectRoot";

const BUILT_FOLDER = join(projectRoot, "dist/server");

/** From the sources no thread can be started: there the same work is done in this one. */
export const canStartThreads = fileURLToPath(import.meta.url).startsWith(BUILT_FOLDER + sep);

/**
 * Starts a file of server/deploy/commands as a thread. The room for its young objects, megabytes, is said as a flag, as the one that the server
 * is started with (deploy/fresh.mjs) counts before the limits of a thread. Whatever runs already keeps what it has.
 */
export function startThread(command: string, workerData: object, youngMegabytes: number, resourceLimits?: ResourceLimits): Worker {
  setFlagsFromString(`--max-semi-space-size=${youngMegabytes}`);
  // Without the server's own flag for source maps: the thread would hold a second copy of them. What is built keeps its names.
  return new Worker(join(BUILT_FOLDER, `${command}.js`), { workerData, execArgv: [], ...(resourceLimits && { resourceLimits }) });
}
