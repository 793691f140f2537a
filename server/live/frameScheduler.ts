import { mapLimits } from "../../schema/rules/map/map";

/** Calls whoever waits for the next frame, a quarter of them at a time, so that the send loop never holds the process long. */
export class FrameScheduler {
  private readonly phases = Array.from({ length: 4 }, () => new Set<() => void>());
  private phase = 0;
  private joinCount = 0;
  private timer: NodeJS.Timeout | undefined;

  /** Calls `onTick` once per frame time until the answer is called. */
  join(onTick: () => void): () => void {
    const phase = this.phases[this.joinCount++ % this.phases.length]!;
    phase.add(onTick);
    this.timer ??= setInterval(() => this.tick(), mapLimits.frameIntervalMs / this.phases.length);
    return () => {
      phase.delete(onTick);
      if (this.phases.every((members) => members.size === 0)) this.stop();
    };
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private tick(): void {
    this.phase = (this.phase + 1) % this.phases.length;
    for (const onTick of this.phases[this.phase]!) onTick();
  }
}
