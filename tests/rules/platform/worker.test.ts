import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Log } from "../../../server/platform/log";
import { Worker, type WorkerOptions } from "../../../server/platform/worker";

const INTERVAL_MS = 500;
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const countRun = vi.fn();
const run = vi.fn<WorkerOptions["run"]>();
const workers: Worker[] = [];

function started(options: Partial<WorkerOptions> = {}): Worker {
  const worker = new Worker(
    { name: "test", intervalMs: INTERVAL_MS, failureText: "it failed", run, ...options },
    { log: log as unknown as Log, workerMetrics: { countRun } },
  );
  workers.push(worker);
  worker.start();
  return worker;
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A run that lasts until it is stopped. */
function heldRun() {
  let end!: () => void;
  run.mockImplementationOnce(() => new Promise((resolve) => (end = () => resolve("idle"))));
  return () => end();
}

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  run.mockResolvedValue("idle");
});
afterEach(async () => {
  run.mockResolvedValue("idle");
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a worker", () => {
  test("runs once for all wake-ups within its gathering pause, which they do not extend", async () => {
    const worker = started({ wakePauseMs: 250 });
    await advance(0);
    for (let at = 0; at < 10; at++) {
      worker.wake();
      await advance(50);
    }
    expect(run).toHaveBeenCalledTimes(3);
    await advance(249);
    expect(run).toHaveBeenCalledTimes(3);
  });

  test("runs immediately, then at each interval", async () => {
    started();
    await advance(0);
    expect(run).toHaveBeenCalledTimes(1);
    await advance(INTERVAL_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
    await advance(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("waits before the first run on request", async () => {
    started({ startDelayMs: 1_000 });
    await advance(999);
    expect(run).not.toHaveBeenCalled();
    await advance(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("runs again immediately while work remains", async () => {
    run.mockResolvedValueOnce("more").mockResolvedValueOnce("more");
    started();
    await advance(2);
    expect(run).toHaveBeenCalledTimes(3);
  });

  test("runs one at a time, however long a run lasts", async () => {
    const end = heldRun();
    const worker = started();
    await advance(10 * INTERVAL_MS);
    worker.wake();
    worker.start();
    await advance(INTERVAL_MS);
    expect(run).toHaveBeenCalledTimes(1);
    end();
    await advance(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("can be woken before its interval has passed", async () => {
    const worker = started();
    await advance(0);
    worker.wake();
    worker.wake();
    await advance(1);
    expect(run).toHaveBeenCalledTimes(2);
  });

  test("skips a run that is not due without counting it", async () => {
    let due = false;
    started({ isDue: () => due });
    await advance(3 * INTERVAL_MS);
    expect(run).not.toHaveBeenCalled();
    expect(countRun).not.toHaveBeenCalled();
    due = true;
    await advance(INTERVAL_MS);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe("a worker that fails", () => {
  const error = new Error("no database");

  test("retries with growing pauses, up to a bound", async () => {
    run.mockRejectedValue(error);
    started();
    await advance(0);
    for (const pauseMs of [500, 1_000, 2_000, 4_000, 5_000, 5_000]) {
      const before = run.mock.calls.length;
      await advance(pauseMs - 1);
      expect(run).toHaveBeenCalledTimes(before);
      await advance(1);
      expect(run).toHaveBeenCalledTimes(before + 1);
    }
  });

  test("varies its pauses by a quarter in both directions", async () => {
    run.mockRejectedValue(error);
    vi.mocked(Math.random).mockReturnValue(0);
    started();
    await advance(0.75 * INTERVAL_MS);
    expect(run).toHaveBeenCalledTimes(2);
    vi.mocked(Math.random).mockReturnValue(1);
    await advance(0.75 * 2 * INTERVAL_MS);
    expect(run).toHaveBeenCalledTimes(3);
    await advance(1.25 * 4 * INTERVAL_MS - 1);
    expect(run).toHaveBeenCalledTimes(3);
  });

  test("never retries more often than its interval", async () => {
    run.mockRejectedValue(error);
    started({ intervalMs: 60_000 });
    await advance(0);
    for (let n = 1; n < 4; n++) {
      expect(run).toHaveBeenCalledTimes(n);
      await advance(60_000);
    }
  });

  test("waits by a custom rule if it has one", async () => {
    run.mockRejectedValue(error);
    const backOff = vi.fn(() => 3_000);
    started({ backOff });
    await advance(6_000);
    expect(run).toHaveBeenCalledTimes(3);
    expect(backOff.mock.calls).toEqual([[1], [2], [3]]);
  });

  test("keeps its pause when it is woken", async () => {
    run.mockRejectedValue(error);
    const worker = started();
    await advance(0);
    worker.wake();
    await advance(INTERVAL_MS - 1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test("logs each streak of failures once, and its end", async () => {
    run.mockRejectedValueOnce(error).mockRejectedValueOnce(error);
    started();
    await advance(500 + 1_000);
    expect(log.warn.mock.calls).toEqual([[{ event: "worker.failed", err: error, worker: "test" }, "it failed"]]);
    expect(log.info).toHaveBeenCalledExactlyOnceWith({ event: "worker.recovered", worker: "test", failures: 2 }, expect.any(String));
    run.mockRejectedValueOnce(error);
    await advance(2 * INTERVAL_MS);
    expect(log.warn).toHaveBeenCalledTimes(2);
  });

  test("logs an error instead of a warning if configured", async () => {
    run.mockRejectedValueOnce(error);
    started({ failureLevel: "error" });
    await advance(0);
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ event: "worker.failed", err: error, worker: "test" }, "it failed");
    expect(log.warn).not.toHaveBeenCalled();
  });

  test("counts its failures", async () => {
    run.mockImplementationOnce(() => new Promise((_, reject) => setTimeout(() => reject(error), 250)));
    started();
    await advance(250 + 500);
    expect(countRun.mock.calls).toEqual([
      ["test", { seconds: 0.25, failed: true }],
      ["test", { seconds: 0, failed: false }],
    ]);
  });
});

describe("stopping a worker", () => {
  test("waits for the current run, then runs the final step", async () => {
    const end = heldRun();
    const onStop = vi.fn();
    const worker = started({ onStop });
    await advance(0);
    const stopped = vi.fn();
    void worker.stop().then(stopped);
    void worker.stop().then(stopped);
    await advance(10 * INTERVAL_MS);
    expect(onStop).not.toHaveBeenCalled();
    expect(stopped).not.toHaveBeenCalled();
    end();
    await advance(0);
    expect(onStop).toHaveBeenCalledTimes(1);
    expect(stopped).toHaveBeenCalledTimes(2);
  });

  test("ends and logs if the final step fails", async () => {
    const failure = new Error("The database is silent");
    const worker = started({ onStop: () => Promise.reject(failure) });
    await advance(0);
    await worker.stop();
    expect(log.warn.mock.calls).toEqual([[{ event: "worker.failed", err: failure, worker: "test" }, "it failed"]]);
  });

  test("prevents further runs, even if work remains", async () => {
    const worker = started();
    run.mockResolvedValue("more");
    await advance(2);
    await worker.stop();
    const before = run.mock.calls.length;
    worker.wake();
    await advance(10 * INTERVAL_MS);
    expect(run).toHaveBeenCalledTimes(before);
  });

  test("aborts the current run without counting a failure", async () => {
    run.mockImplementationOnce(
      (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("aborted")))),
    );
    const worker = started();
    await advance(0);
    await worker.stop();
    expect(log.warn).not.toHaveBeenCalled();
    expect(countRun).not.toHaveBeenCalled();
  });

  test("allows another start", async () => {
    const worker = started();
    await advance(0);
    await worker.stop();
    worker.start();
    await advance(0);
    expect(run).toHaveBeenCalledTimes(2);
  });
});
