import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { EventStream, eventStreamTimes } from "../../../server/live/eventStream";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An endless source of 64 KB texts that counts its reads. */
function endless() {
  let reads = 0;
  const returned = vi.fn();
  const source: AsyncIterator<string> = {
    next: () => Promise.resolve({ value: `${++reads}`.padEnd(65_536), done: false }),
    return: () => (returned(), Promise.resolve({ value: undefined, done: true })),
  };
  return { source, returned, reads: () => reads };
}

const toResult = (text: string): object => ({ data: { text } });
const fails = (error: unknown): void => expect.fail(String(error));

describe("an event stream", () => {
  test("reads nothing ahead for a reader that takes nothing, and is closed at the second ping", async () => {
    const { source, returned, reads } = endless();
    const onClose = vi.fn();
    const stream = new EventStream<string>(onClose);
    stream.start(source, toResult, fails);
    stream.once("readable", () => undefined);
    await vi.advanceTimersByTimeAsync(eventStreamTimes.pingMs);
    expect([reads() <= 2, stream.destroyed]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(eventStreamTimes.pingMs);
    expect([stream.destroyed, onClose.mock.calls.length, returned.mock.calls.length]).toEqual([true, 1, 1]);
  });

  test("stays open for a slow reader that takes something between pings", async () => {
    const { source } = endless();
    const stream = new EventStream<string>(() => undefined);
    stream.start(source, toResult, fails);
    for (let i = 0; i < 5; i++) {
      stream.read();
      await vi.advanceTimersByTimeAsync(eventStreamTimes.pingMs);
    }
    expect(stream.destroyed).toBe(false);
    stream.destroy();
  });

  test("sends a comment at each ping while there is no result", async () => {
    const stream = new EventStream<string>(() => undefined);
    stream.start({ next: () => new Promise(() => undefined) }, toResult, fails);
    let text = "";
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    await vi.advanceTimersByTimeAsync(2 * eventStreamTimes.pingMs);
    expect(text).toBe(":\n\n".repeat(3));
    stream.destroy();
  });

  test("sends the results of its source in order, then completes", async () => {
    async function* results() {
      yield* ["a", "b"];
    }
    const stream = new EventStream<string>(() => undefined);
    stream.start(results(), toResult, fails);
    let text = "";
    for await (const chunk of stream) text += String(chunk);
    const next = (value: string) => `event: next\ndata: {"data":{"text":"${value}"}}\n\n`;
    expect(text).toBe(`:\n\n${next("a")}${next("b")}event: complete\ndata:\n\n`);
  });
});
