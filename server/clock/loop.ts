/** Does a piece of work again and again, at once while it says that there is more; ends after the piece under way. */
export class Loop {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private stopped = true;

  /** `pause`: milliseconds between two pieces when there is no more to do. */
  constructor(
    private readonly pause: number,
    private readonly piece: () => Promise<boolean>,
    private readonly failed: (error: unknown) => void,
  ) {}

  start(): void {
    this.stopped = false;
    this.plan(0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.working;
  }

  private plan(after: number): void {
    if (!this.stopped) this.timer = setTimeout(() => (this.working = this.work()), after);
  }

  private async work(): Promise<void> {
    let more = false;
    try {
      more = await this.piece();
    } catch (error) {
      this.failed(error);
    }
    this.plan(more ? 0 : this.pause);
  }
}
