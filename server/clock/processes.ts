import { confirmArrivals } from "../claims/processes.arrival.actions";
import { processBatch, runProcesses, type ProcessWork } from "../claims/processes.actions";
import type { Log } from "../platform/log";
import { Loop } from "./loop";

/** Looks for due processes, and for arrivals, this often, milliseconds. */
const every = { processes: 500, arrivals: 1_000 };
/** Looking for arrivals takes this share of the time at most, and happens this often at least, milliseconds. */
const share = 1 / 20;
const latest = 10_000;
/** Positions of transactions that were still open at the last look are looked at again, milliseconds. */
const overlap = 15_000;
/** All are looked at this often, milliseconds: what came before may count since, when the claim, its place or a limit has changed. */
const anew = 60_000;

type Deps = ProcessWork & { log: Log };

/** Runs the automatic processes of claims: wakes for what is due, shares the work with other nodes, survives a crash. */
export class ProcessClock {
  private readonly loops: Loop[];
  /** Positions received before are known; and when all were looked at. Null: none is. */
  private looked: number | null = null;
  private lookedAtAll = -Infinity;
  private lookAt = 0;

  constructor(deps: Deps) {
    const failed = (err: unknown): void => deps.log.warn({ err }, "automatic processes could not be run; they are tried again");
    this.loops = [
      new Loop(every.processes, async () => (await runProcesses(deps)) >= processBatch, failed),
      new Loop(every.arrivals, () => this.look(deps), failed),
    ];
  }

  start(): void {
    for (const loop of this.loops) loop.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.loops.map((loop) => loop.stop()));
  }

  private async look(deps: Deps): Promise<boolean> {
    const begun = performance.now();
    if (begun < this.lookAt) return false;
    const now = deps.clock.now();
    const all = this.looked === null || Math.abs(now - this.lookedAtAll) >= anew;
    await confirmArrivals(deps, new Date(all ? 0 : Math.min(this.looked!, now) - overlap));
    this.looked = now;
    if (all) this.lookedAtAll = now;
    const ended = performance.now();
    this.lookAt = ended + Math.min((ended - begun) / share, latest);
    return false;
  }
}
