import { once } from "node:events";
import type { Worker } from "node:worker_threads";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { AppError } from "../../platform/errors";
import { startThread } from "../../platform/thread";

const YOUNG_MEGABYTES = 16;
/** The dictionaries take 90 MB; building their index takes more. */
const OLD_MEGABYTES = 400;
/** A check takes about 60 ms, at most half a second, so the last of the queue waits a few seconds. */
const MAX_CHECKS = 64;
const CHECK_TIMEOUT_MS = 30_000;
const IDLE_MS = MINUTE_MS;

let thread: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;
let lastCheck: Promise<unknown> = Promise.resolve();
let checks = 0;

/** Returns the decimal logarithm of the guesses that a password needs. One check runs at a time; throws UNAVAILABLE if the queue is full. */
export async function guessesLog10(password: string): Promise<number> {
  if (checks >= MAX_CHECKS) throw new AppError("UNAVAILABLE");
  checks++;
  const check = lastCheck.then(() => askThread(password));
  lastCheck = check.catch(() => undefined);
  try {
    return await check;
  } finally {
    checks--;
  }
}

async function askThread(password: string): Promise<number> {
  clearTimeout(idleTimer);
  const worker = (thread ??= newThread());
  worker.ref();
  try {
    worker.postMessage(password);
    const [guesses] = (await once(worker, "message", { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) })) as [number];
    return guesses;
  } catch (error) {
    endThread(worker);
    throw error;
  } finally {
    worker.unref();
    idleTimer = setTimeout(() => endThread(worker), IDLE_MS).unref();
  }
}

function newThread(): Worker {
  const worker = startThread("passwordStrength", {}, YOUNG_MEGABYTES, { maxOldGenerationSizeMb: OLD_MEGABYTES });
  worker.on("error", () => endThread(worker));
  return worker;
}

function endThread(worker: Worker): void {
  if (thread === worker) thread = undefined;
  void worker.terminate();
}
