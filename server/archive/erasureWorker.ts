import { SECOND_MS } from "../../schema/rules/durations";
import { Worker, type WorkerDeps } from "../platform/worker";
import { eraseFromArchives } from "./eraseFromArchives";
import { lastCompleteErasure } from "./erasures.queries";
import { eraseNext, type ErasureWork } from "./erasures.actions";

/** Applies erasures: to the database on any node, to archives on the node that has them. */
export class ErasureWorker extends Worker {
  constructor(work: ErasureWork & WorkerDeps, archiveFolder: string) {
    /** Archives are only read at start and after a completed erasure, because there may be thousands. */
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
        failureText: "Erasing due data failed; retrying",
        failureLevel: "error",
      },
      work,
    );
  }
}
