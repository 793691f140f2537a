import { mapLimits } from "../../schema/rules/map/map";
import { yieldToEventLoop } from "../platform/timeSlices";

const TIME_BUDGET_MS = 8;

/** Calls listeners once per frame, in four phases and in time slices, so that sending does not block the process. */
export class FrameScheduler {
  private readonly phases = Array.from({ length: 4 }, () => new Set<() => void>());
  private readonly underWay = new Set<ReadonlySet<() => void>>();
  private phase = 0;
  private joinCount = 0;
  private timer: NodeJS.Timeout | undefined;

  join(onTick: () => void): () => void {
    const phase = this.phases[this.joinCount++ % this.phases.length]!;
    phase.add(onTick);
    this.timer ??= setInterval(() => void this.tick(), mapLimits.frameIntervalMs / this.phases.length);
    return () => {
      phase.delete(onTick);
      if (this.phases.every((members) => members.size === 0)) this.stop();
    };
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private async tick(): Promise<void> {
    this.phase = (this.phase + 1) % this.phases.length;
    const members = this.phases[this.phase]!;
    // a phase that takes longer than a frame skips the next one
    if (this.underWay.has(members)) return;
    this.underWay.add(members);
    await this.callAll(members);
    this.underWay.delete(members);
  }

  private async callAll(members: ReadonlySet<() => void>): Promise<void> {
    let sliceStartMs = performance.now();
    for (const onTick of [...members]) {
      if (performance.now() - sliceStartMs > TIME_BUDGET_MS) {
        await yieldToEventLoop();
        sliceStartMs = performance.now();
      }
      if (!members.has(onTick)) continue;
      onTick();
      // awaited so that the frame is sent and its time counts in the budget
      await Promise.resolve();
    }
  }
}
