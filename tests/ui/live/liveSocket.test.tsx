import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveSocket } from "../../../client/live/LiveSocket";

/** A socket that greets, and then says nothing more. */
class SilentSocket {
  static readonly CLOSED = 3;
  static readonly CLOSING = 2;
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 1;
  readonly protocol = "graphql-transport-ws";
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: object) => void = () => undefined;
  constructor() {
    setTimeout(() => this.onopen(), 0);
  }
  send(text: string): void {
    if ((JSON.parse(text) as { type: string }).type === "connection_init")
      setTimeout(() => this.onmessage({ data: JSON.stringify({ type: "connection_ack" }) }), 0);
  }
  close(): void {
    this.readyState = 3;
  }
}

const states: string[] = [];
let socket: LiveSocket;
beforeEach(async () => {
  vi.useFakeTimers();
  states.length = 0;
  socket = new LiveSocket({
    url: () => "ws://127.0.0.1/graphql",
    params: () => ({}),
    prepare: () => Promise.resolve(true),
    onState: (state) => states.push(state),
    webSocket: SilentSocket,
  });
  socket.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual(["connecting", "live"]);
});
afterEach(() => {
  socket.stop();
  vi.useRealTimers();
});

/** The page does not run for some time. */
const suspend = (ms: number): unknown => vi.setSystemTime(Date.now() + ms);

test("a silent socket is lost within 5 s", async () => {
  await vi.advanceTimersByTimeAsync(3_900);
  expect(states).not.toContain("lost");
  await vi.advanceTimersByTimeAsync(1_100);
  expect(states).toContain("lost");
});

test("time during which the page did not run neither counts as silence nor starts the count again", async () => {
  for (let n = 0; n < 3; n++) {
    await vi.advanceTimersByTimeAsync(1_000);
    suspend(60_000);
  }
  expect(states).not.toContain("lost");
  await vi.advanceTimersByTimeAsync(2_500);
  expect(states).toContain("lost");
});
