import { SECOND_MS } from "../../schema/rules/durations";
import { Worker, type WorkerDeps } from "../platform/worker";
import { eraseFromArchives } from "./eraseFromArchives";
import { lastCompleteErasure } from "./erasures.queries";
import { eraseNext, type ErasureWork } from "./erasures.actions";

/** Erases what was asked for: in the database whichever node comes first, in archives each node in its own folder. */
export class ErasureWorker extends Worker {
  constructor(work: ErasureWork & WorkerDeps, archiveFolder: string) {
    /** Archives are looked at after a start, and when an erasure was completed since: there may be thousands. */
    let appliedUntil = -1;
    super(
      {
        name: "erasures",
        intervalMs: 2 * SECOND_MS,
        startDelayMs: 2 * SECOND_MS,
        run: async (signal) => {
          if (await eraseNext(work)) return "more";
          const last = await lastCompleteErasure(work.db);
          if (last > appliedUntil) await eraseFromArchives(work, archiveFolder, last, signal);
          appliedUntil = last;
          return "idle";
        },
        failureText: "what is to be erased could not be; it is tried again",
        failureLevel: "error",
      },
      work,
    );
  }
}
