import { Readable } from "node:stream";

const PING = ":\n\n";
const COMPLETE = "event: complete\ndata:\n\n";
const next = (result: object): string => `event: next\ndata: ${JSON.stringify(result)}\n\n`;

/** Mutable for tests, in milliseconds. A reader that takes nothing between two pings is closed. */
export const eventStreamTimes = { pingMs: 12_000, goodbyeMs: 1_000 };

/** Results of one subscription as text. Reads a result only after the last one was sent, so that a slow reader queues nothing here. */
export class EventStream<T> extends Readable {
  private source: AsyncIterator<T> | null = null;
  private toResult: (value: T) => object | null = () => null;
  private onFailure: (error: unknown) => void = () => undefined;
  private isReading = false;
  private isOver = false;
  private unreadAtPing = 0;
  private pushedBytes = 0;
  private takenAtPing = 0;
  private readonly pingTimer = setInterval(() => this.ping(), eventStreamTimes.pingMs).unref();

  constructor(private readonly onClose: () => void) {
    super();
    this.write(PING);
  }

  /** `toResult` returns `null` to interrupt the stream. */
  start(source: AsyncIterator<T>, toResult: (value: T) => object | null, onFailure: (error: unknown) => void): void {
    this.source = source;
    this.toResult = toResult;
    this.onFailure = onFailure;
    if (this.isOver) void source.return?.();
  }

  send(result: object): void {
    this.write(next(result));
  }

  complete(result?: object): void {
    if (result) this.send(result);
    this.write(COMPLETE);
    this.interrupt();
  }

  /** Ends the response only; clients reconnect. */
  interrupt(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.push(null);
    void this.source?.return?.();
    setTimeout(() => this.destroy(), eventStreamTimes.goodbyeMs).unref();
  }

  override _read(): void {
    if (this.source && !this.isReading && !this.isOver) void this.readSource(this.source);
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.isOver = true;
    clearInterval(this.pingTimer);
    void this.source?.return?.();
    this.onClose();
    callback(error);
  }

  private async readSource(source: AsyncIterator<T>): Promise<void> {
    this.isReading = true;
    try {
      const { value, done } = await source.next();
      this.isReading = false;
      const result = done ? null : this.toResult(value as T);
      if (done) this.complete();
      else if (result) this.send(result);
      else this.interrupt();
    } catch (error) {
      if (!this.isOver) this.onFailure(error);
    }
  }

  private write(text: string): void {
    if (this.isOver) return;
    this.pushedBytes += Buffer.byteLength(text);
    this.push(text);
  }

  private ping(): void {
    const takenBytes = this.pushedBytes - this.readableLength;
    if (this.unreadAtPing > 0 && takenBytes === this.takenAtPing) return void this.destroy();
    this.unreadAtPing = this.readableLength;
    this.takenAtPing = takenBytes;
    if (!this.readableLength) this.write(PING);
  }
}
