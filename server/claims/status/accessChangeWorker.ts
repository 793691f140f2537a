import { resumeAccessChanges } from "./supplierAccess.actions";
import type { Work } from "../../db/transaction";
import { Worker, type WorkerDeps } from "../../platform/worker";

/** Looks this often, milliseconds. */
const POLL_INTERVAL_MS = 5_000;

/** Has claims follow of suppliers that are reached in another way, where the node that took them was gone before. */
export class SupplierAccessWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "supplierAccess",
        intervalMs: POLL_INTERVAL_MS,
        run: async () => ((await resumeAccessChanges(work)) ? "more" : "idle"),
        failureText: "the claims of suppliers that are reached in another way could not follow; it is tried again",
      },
      work,
    );
  }
}
