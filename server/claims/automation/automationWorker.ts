import { MINUTE_MS } from "../../../schema/rules/durations";
import { confirmArrivals } from "./automaticArrival.actions";
import { PROCESS_BATCH_CLAIMS, runProcesses, type ProcessWork } from "./processes.actions";
import { Worker, type WorkerDeps } from "../../platform/worker";

const POLL_INTERVAL_MS = { processes: 500, arrivals: 1_000 };
/** Maximum share of time spent on arrival scans, and maximum pause between them in milliseconds. */
const MAX_BUSY_SHARE = 1 / 20;
const MAX_INTERVAL_MS = 10_000;
/** Overlap of consecutive scans, in milliseconds, for positions committed after the previous scan. */
const OVERLAP_MS = 15_000;
/** Interval of full scans, in milliseconds. Older positions may count after a claim, its location or a limit has changed. */
const FULL_SCAN_INTERVAL_MS = MINUTE_MS;

type Deps = ProcessWork & WorkerDeps;

/** Runs the automatic processes of claims. Several nodes share the work through row locks. */
export class AutomationWorker {
  private readonly workers: Worker[];
  /** End of the range of receive times already scanned. `null` before the first scan. */
  private scannedUntilMs: number | null = null;
  private lastFullScanMs = -Infinity;
  private nextScanAtMs = 0;

  constructor(deps: Deps) {
    const failureText = "Running automatic processes failed; retrying";
    const processes = async () => ((await runProcesses(deps)) >= PROCESS_BATCH_CLAIMS ? "more" : "idle");
    const isScanDue = (): boolean => performance.now() >= this.nextScanAtMs;
    this.workers = [
      new Worker({ name: "processes", intervalMs: POLL_INTERVAL_MS.processes, run: processes, failureText }, deps),
      new Worker(
        { name: "arrivals", intervalMs: POLL_INTERVAL_MS.arrivals, isDue: isScanDue, run: () => this.scanArrivals(deps), failureText },
        deps,
      ),
    ];
  }

  start(): void {
    for (const worker of this.workers) worker.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.stop()));
  }

  private async scanArrivals(deps: Deps): Promise<"idle"> {
    const startedMs = performance.now();
    const now = deps.clock.now();
    const all = this.scannedUntilMs === null || Math.abs(now - this.lastFullScanMs) >= FULL_SCAN_INTERVAL_MS;
    await confirmArrivals(deps, new Date(all ? 0 : Math.min(this.scannedUntilMs!, now) - OVERLAP_MS));
    this.scannedUntilMs = now;
    if (all) this.lastFullScanMs = now;
    const ended = performance.now();
    this.nextScanAtMs = ended + Math.min((ended - startedMs) / MAX_BUSY_SHARE, MAX_INTERVAL_MS);
    return "idle";
  }
}
