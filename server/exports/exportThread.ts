import type { GraphQLSchema } from "graphql";
import type { Worker } from "node:worker_threads";
import { MINUTE_MS } from "../../schema/rules/durations";
import { connect, type Db } from "../db/connect";
import type { DatabasePlace } from "../db/open";
import type { Work } from "../db/transaction";
import type { Log } from "../platform/log";
import { canStartThreads, startThread } from "../platform/thread";
import { endExport } from "./exports.actions";
import { writeExport } from "./writeExport";

export type ExportDeps = Work & { log: Log; place: DatabasePlace; schema: GraphQLSchema; logLevel: string };

/** What the thread is started with. */
export interface ExportTask {
  id: string;
  place: DatabasePlace;
  clockOffset: number;
  logLevel: string;
}

export interface ExportRun {
  /** Once it has ended, however. */
  done: Promise<void>;
  stop(): Promise<void>;
}

/** Room for the thread's objects, megabytes: a million rows take no more than a thousand of them at a time. */
const YOUNG_MEGABYTES = 4;
const OLD_MEGABYTES = 96;

/** Sorting many rows takes a while before the first one is there. */
const STATEMENT_TIMEOUT_MS = 10 * MINUTE_MS;

/** The rows and the parts have a connection each, beside the pools of those who wait for answers. */
export const exportConnections = (place: DatabasePlace, log: Log): Db => connect(place.address, log, 2, place.role, STATEMENT_TIMEOUT_MS);

/** Writes an export: in the built server in a thread of its own; from the sources in this one. */
export function runExport(deps: ExportDeps, id: string): ExportRun {
  const { place, clock, logLevel } = deps;
  if (!canStartThreads) return runHere(deps, id);
  const task: ExportTask = { id, place, clockOffset: clock.offset, logLevel };
  const thread = startThread("exportWriter", task, YOUNG_MEGABYTES, { maxOldGenerationSizeMb: OLD_MEGABYTES });
  return { done: ended(thread, deps, id), stop: () => thread.terminate().then(() => undefined) };
}

/** A thread that ends by an error has written nothing of how it ended. */
const ended = (thread: Worker, deps: ExportDeps, id: string): Promise<void> =>
  new Promise((done) => {
    thread.on("error", (err) => deps.log.error({ err, export: id }, "the thread of an export has failed"));
    thread.on("exit", () => {
      endExport(deps, id, "FAILED")
        .catch((err: unknown) => deps.log.error({ err, export: id }, "it could not be written down that an export has failed"))
        .finally(done);
    });
  });

function runHere({ place, ...deps }: ExportDeps, id: string): ExportRun {
  const db = exportConnections(place, deps.log);
  const done = writeExport({ ...deps, db }, id).finally(() => db.$client.end({ timeout: 5 }));
  return { done, stop: () => done };
}
