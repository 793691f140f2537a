import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSubscribed } from "../../../client/live/keepSubscribed";
import { startLive } from "../../../client/live/pageSocket";
import { FakeSockets } from "../../msw/FakeSockets";
import { signIn } from "../page";

const QUERY = "subscription { alarmsChanged { totals { count } } }";
const HOUR_MS = 3_600_000;
let sockets: FakeSockets;
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  sockets = new FakeSockets();
  stop = startLive(sockets.WebSocket);
  signIn("operator", { live: true });
  await vi.advanceTimersByTimeAsync(100);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const isAsked = (): boolean => sockets.subscribed.some(({ query }) => query === QUERY);
const reject = async (): Promise<void> => {
  sockets.rejectSubscription("alarmsChanged", "FORBIDDEN");
  await vi.advanceTimersByTimeAsync(10);
};

test("retries a refused subscription with growing pauses, which a received event resets", async () => {
  const received = vi.fn();
  const release = keepSubscribed(QUERY, received);
  await vi.advanceTimersByTimeAsync(100);
  let asked = 0;
  for (let passed = 0; passed < HOUR_MS; passed += 1_000) {
    if (isAsked()) {
      asked++;
      await reject();
    }
    await vi.advanceTimersByTimeAsync(1_000);
  }
  expect(asked).toBeGreaterThan(50);
  expect(asked).toBeLessThan(70);

  await vi.advanceTimersByTimeAsync(60_000);
  sockets.answer("alarmsChanged", { data: { alarmsChanged: { totals: [] } } });
  await vi.advanceTimersByTimeAsync(10);
  expect(received).toHaveBeenCalledOnce();
  await reject();
  await vi.advanceTimersByTimeAsync(2_100);
  expect(isAsked()).toBe(true);
  release();
});
