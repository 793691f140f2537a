import { MINUTE_MS } from "../../../schema/rules/durations";
import { confirmArrivals } from "./automaticArrival.actions";
import { PROCESS_BATCH_CLAIMS, runProcesses, type ProcessWork } from "./processes.actions";
import { Worker, type WorkerDeps } from "../../platform/worker";

/** Looks for due processes, and for arrivals, this often, milliseconds. */
const POLL_INTERVAL_MS = { processes: 500, arrivals: 1_000 };
/** Looking for arrivals takes this share of the time at most, and happens this often at least, milliseconds. */
const MAX_BUSY_SHARE = 1 / 20;
const MAX_INTERVAL_MS = 10_000;
/** Positions of transactions that were still open at the last look are looked at again, milliseconds. */
const OVERLAP_MS = 15_000;
/** All are looked at this often, milliseconds: what came before may count since, when the claim, its place or a limit has changed. */
const FULL_SCAN_INTERVAL_MS = MINUTE_MS;

type Deps = ProcessWork & WorkerDeps;

/** Runs the automatic processes of claims: wakes for what is due, shares the work with other nodes, survives a crash. */
export class AutomationWorker {
  private readonly workers: Worker[];
  /** Positions received before are known; and when all were looked at. Null: none is. */
  private scannedUntilMs: number | null = null;
  private lastFullScanMs = -Infinity;
  private nextScanAtMs = 0;

  constructor(deps: Deps) {
    const failureText = "automatic processes could not be run; they are tried again";
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
    const begun = performance.now();
    const now = deps.clock.now();
    const all = this.scannedUntilMs === null || Math.abs(now - this.lastFullScanMs) >= FULL_SCAN_INTERVAL_MS;
    await confirmArrivals(deps, new Date(all ? 0 : Math.min(this.scannedUntilMs!, now) - OVERLAP_MS));
    this.scannedUntilMs = now;
    if (all) this.lastFullScanMs = now;
    const ended = performance.now();
    this.nextScanAtMs = ended + Math.min((ended - begun) / MAX_BUSY_SHARE, MAX_INTERVAL_MS);
    return "idle";
  }
}
