import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ringLimits } from "../../../schema/rules/alarms/ringing";
import { alarmList, anAlarm } from "../../msw/alarms";
import type { AlarmRow } from "../../../client/alarms/useAlarms";

/** Notes that were begun, with how loud they get. */
let notes: number[] = [];
class FakeContext {
  currentTime = 0;
  destination = {};
  state = "suspended";
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
}
class FakeOscillator {
  connect = <T,>(next: T): T => next;
  start = (): void => undefined;
  stop = (): void => undefined;
}
class FakeGain {
  gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: (value: number) => void (value > 0 && notes.push(value)) };
  connect = <T,>(next: T): T => next;
}
interface LockRequest {
  whileHeld(): Promise<void> | undefined;
  signal: AbortSignal | undefined;
  done(): void;
  lost(reason: unknown): void;
}
/** The first requester holds the lock until it releases it or another one steals it; the others wait. */
class FakeLocks {
  private holder: LockRequest | null = null;
  private queue: LockRequest[] = [];
  get waiting(): number {
    return this.queue.filter(({ signal }) => !signal?.aborted).length;
  }
  request(_name: string, { signal, steal }: LockOptions, whileHeld: () => Promise<void> | undefined): Promise<void> {
    return new Promise((done, lost) => {
      const request = { whileHeld, signal, done, lost };
      if (steal) {
        this.holder?.lost(new DOMException("stolen", "AbortError"));
        this.holder = null;
        this.queue.unshift(request);
      } else this.queue.push(request);
      void Promise.resolve().then(() => this.grant());
    });
  }
  private grant(): void {
    if (this.holder) return;
    const next = this.queue.shift();
    if (!next) return;
    if (next.signal?.aborted) {
      next.lost(new DOMException("aborted", "AbortError"));
      return this.grant();
    }
    this.holder = next;
    void Promise.resolve(next.whileHeld()).then(() => {
      next.done();
      if (this.holder === next) this.holder = null;
      this.grant();
    });
  }
}

let locks: FakeLocks;
beforeEach(() => {
  notes = [];
  locks = new FakeLocks();
  localStorage.clear();
  vi.stubGlobal("AudioContext", FakeContext);
  vi.stubGlobal("OscillatorNode", FakeOscillator);
  vi.stubGlobal("GainNode", FakeGain);
  Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "locks");
});

/** A browser tab: new modules of the product, as after a reload, with the same storage. */
async function openTab(rows: AlarmRow[]) {
  vi.resetModules();
  const [{ loadMessages }, { show }, { useRinging }, { SoundMenu }, { observable, useObservable }, { loadPartsAhead }] = await Promise.all([
    import("../../../client/i18n/messages"),
    import("../page"),
    import("../../../client/alarms/sound/useRinging"),
    import("../../../client/alarms/sound/SoundMenu"),
    import("../../../client/store/observable"),
    import("../../../client/ui/lazyPart"),
  ]);
  await Promise.all([loadMessages("en"), loadPartsAhead()]);
  const received = observable(rows);
  function Tab() {
    const waiting = useObservable(received);
    useRinging(waiting, "id-operator");
    return <SoundMenu userId="id-operator" isWaiting={waiting.length > 0} />;
  }
  const tab = show(<Tab />);
  await pass(100);
  return { ...tab, receive: (next: AlarmRow[]): Promise<void> => act(async () => received.set(next)) };
}
/** True if the active tab is this one, or if no tab of the browser is active. */
const showTab = (visible: boolean): Promise<void> =>
  act(async () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.advanceTimersByTimeAsync(0);
  });
const tones = (): number => notes.length / 2;
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const touch = (): Promise<void> =>
  act(async () => {
    window.dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(0);
  });
const waiting = () => alarmList([anAlarm("1"), anAlarm("2")]).rows;

test("explains how to enable sound in a browser that blocks it, then plays one tone for two alarms and one per minute", async () => {
  await openTab(waiting());
  await pass(5_000);
  expect(tones()).toBe(0);
  expect(screen.getByText("Enable sound")).toBeTruthy();
  await touch();
  await pass(2_000);
  expect(tones()).toBe(1);
  expect(screen.queryByText("Enable sound")).toBeNull();
  await pass(ringLimits.repeatMs - 5_000);
  expect(tones()).toBe(1);
  await pass(6_000);
  expect(tones()).toBe(2);
});

test("plays no tone twice, neither in a second tab nor after a reload", async () => {
  const rows = waiting();
  const first = await openTab(rows);
  await touch();
  await pass(2_000);
  expect(tones()).toBe(1);
  const second = await openTab(rows);
  await touch();
  await pass(10_000);
  expect(tones()).toBe(1);
  expect(locks.waiting).toBe(1);
  first.unmount();
  await pass(10_000);
  expect([tones(), locks.waiting]).toEqual([1, 0]);
  await pass(ringLimits.repeatMs);
  expect(tones()).toBe(2);
  second.unmount();
});

test("plays the tone of an alarm in a hidden tab although its timers are throttled", async () => {
  const tab = await openTab([]);
  await touch();
  await showTab(false);
  await tab.receive(waiting());
  expect(tones()).toBe(1);
});

test("plays the tone in the tab that comes to the front", async () => {
  const first = await openTab([]);
  await touch();
  const second = await openTab([]);
  await showTab(false);
  await touch();
  await first.receive(waiting());
  expect(tones()).toBe(1);
  localStorage.clear();
  await showTab(true);
  await second.receive(waiting());
  expect(tones()).toBe(2);
  await first.receive(waiting());
  expect([tones(), locks.waiting]).toEqual([2, 1]);
});

test("plays no tone at every poll in a browser without storage", async () => {
  await openTab(waiting());
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await touch();
  await pass(10_000);
  expect(tones()).toBe(1);
});

test("shows alarms while muted, keeps the volume, and plays the test tone at it", async () => {
  const rows = waiting();
  const { unmount } = await openTab(rows);
  localStorage.setItem("atalaya.sound.id-operator", JSON.stringify({ volume: 0.2, muted: true }));
  unmount();
  await openTab(rows);
  await touch();
  await pass(5_000);
  expect(tones()).toBe(0);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => undefined) });
  await user.click(screen.getByRole("button", { name: "Alarm sound muted" }));
  await user.click(await screen.findByRole("button", { name: "Test" }));
  expect(notes).toEqual([0.1, 0.1]);
  await user.click(screen.getByRole("switch", { name: "Alarm sound on" }));
  await pass(2_000);
  expect(tones()).toBe(2);
  expect(JSON.parse(localStorage.getItem("atalaya.sound.id-operator")!)).toEqual({ volume: 0.2, muted: false });
  const slider = screen.getByRole("slider", { name: "Volume" });
  act(() => slider.focus());
  await user.keyboard("{ArrowRight}{ArrowRight}");
  expect(JSON.parse(localStorage.getItem("atalaya.sound.id-operator")!)).toEqual({ volume: 0.3, muted: false });
});
