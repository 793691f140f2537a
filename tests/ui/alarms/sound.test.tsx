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
/** Whoever asks first has it until it gives it back; the others wait. */
class FakeLocks {
  private held: Promise<unknown> = Promise.resolve();
  waiting = 0;
  request(_name: string, { signal }: { signal: AbortSignal }, whileHeld: () => Promise<void>): Promise<unknown> {
    const before = this.held;
    this.waiting++;
    return (this.held = before.then(() => (this.waiting--, signal.aborted ? undefined : whileHeld())));
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "locks");
});

/** A tab of the browser: the product's modules anew, as after a reload, with what the browser keeps. */
async function openTab(rows: AlarmRow[]) {
  vi.resetModules();
  const [{ loadMessages }, { show }, { useRinging }, { SoundMenu }] = await Promise.all([
    import("../../../client/i18n/messages"),
    import("../page"),
    import("../../../client/alarms/sound/useRinging"),
    import("../../../client/alarms/sound/SoundMenu"),
  ]);
  await loadMessages("en");
  function Tab({ waiting }: { waiting: AlarmRow[] }) {
    useRinging(waiting, "id-operator");
    return <SoundMenu userId="id-operator" isWaiting={waiting.length > 0} />;
  }
  const tab = show(<Tab waiting={rows} />);
  await pass(100);
  return tab;
}
const tones = (): number => notes.length / 2;
const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const touch = (): Promise<void> =>
  act(async () => {
    window.dispatchEvent(new Event("pointerdown"));
    await vi.advanceTimersByTimeAsync(0);
  });
const waiting = () => alarmList([anAlarm("1"), anAlarm("2")]).rows;

test("a browser that keeps the page silent says how to hear alarms; after a click two that wait are one tone, and one more each minute", async () => {
  await openTab(waiting());
  await pass(5_000);
  expect(tones()).toBe(0);
  expect(screen.getByText("Click for sound")).toBeTruthy();
  await touch();
  await pass(2_000);
  expect(tones()).toBe(1);
  expect(screen.queryByText("Click for sound")).toBeNull();
  await pass(ringLimits.repeatMs - 5_000);
  expect(tones()).toBe(1);
  await pass(6_000);
  expect(tones()).toBe(2);
});

test("nothing rings twice: not in a second tab, and not after a reload", async () => {
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

test("muted is seen and not heard; the volume is kept; the test is heard at it", async () => {
  const rows = waiting();
  const { unmount } = await openTab(rows);
  localStorage.setItem("atalaya.sound.id-operator", JSON.stringify({ volume: 0.2, muted: true }));
  unmount();
  await openTab(rows);
  await touch();
  await pass(5_000);
  expect(tones()).toBe(0);
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTimeAsync(ms).then(() => undefined) });
  await user.click(screen.getByRole("button", { name: "Alarms are muted" }));
  await user.click(await screen.findByRole("button", { name: "Test" }));
  expect(notes).toEqual([0.1, 0.1]);
  await user.click(screen.getByRole("switch", { name: "Alarms are heard" }));
  await pass(2_000);
  expect(tones()).toBe(2);
  expect(JSON.parse(localStorage.getItem("atalaya.sound.id-operator")!)).toEqual({ volume: 0.2, muted: false });
});
