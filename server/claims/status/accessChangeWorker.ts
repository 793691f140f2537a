import { resumeAccessChanges } from "./supplierAccess.actions";
import type { Work } from "../../db/transaction";
import { Worker, type WorkerDeps } from "../../platform/worker";

const POLL_INTERVAL_MS = 5_000;

export class SupplierAccessWorker extends Worker {
  constructor(work: Work & WorkerDeps) {
    super(
      {
        name: "supplierAccess",
        intervalMs: POLL_INTERVAL_MS,
        run: async () => ((await resumeAccessChanges(work)) ? "more" : "idle"),
        failureText: "Updating claims after an access change of their supplier failed; retrying",
      },
      work,
    );
  }
}
