import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { type ResourceLimits, Worker } from "node:worker_threads";
import { projectRoot } from "./projectRoot";

const BUILT_FOLDER = join(projectRoot, "dist/server");

/** False when running from sources; work in TypeScript then runs in the main thread. */
export const canStartThreads = fileURLToPath(import.meta.url).startsWith(BUILT_FOLDER + sep);

/**
 * Starts a file of server/deploy/commands as a thread; from sources, only plain JavaScript. A V8 flag sets the young generation size,
 * because the server's own flag overrides `resourceLimits`.
 */
export function startThread(command: string, workerData: object, youngMegabytes: number, resourceLimits?: ResourceLimits): Worker {
  setFlagsFromString(`--max-semi-space-size=${youngMegabytes}`);
  const file = canStartThreads ? join(BUILT_FOLDER, `${command}.js`) : new URL(`../deploy/commands/${command}.mjs`, import.meta.url);
  // No `execArgv`: the source map flag would load a second copy of the maps.
  return new Worker(file, { workerData, execArgv: [], ...(resourceLimits && { resourceLimits }) });
}
