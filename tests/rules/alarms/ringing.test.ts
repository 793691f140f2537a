import { expect, test } from "vitest";
import { afterRing, isRingDue, ringKey, ringLimits } from "../../../schema/rules/alarms/ringing";

const NOW = Date.UTC(2026, 10, 23, 9);

test("an alarm rings once, and again each minute for as long as it waits", () => {
  expect(isRingDue(["a"], {}, NOW)).toBe(true);
  const rung = afterRing(["a"], NOW);
  expect(isRingDue(["a"], rung, NOW + ringLimits.repeatMs - 1)).toBe(false);
  expect(isRingDue(["a"], rung, NOW + ringLimits.repeatMs)).toBe(true);
});

test("one that comes meanwhile rings at once, and the minute begins anew for all", () => {
  const rung = afterRing(["a"], NOW);
  expect(isRingDue(["a", "b"], rung, NOW + 30_000)).toBe(true);
  expect(isRingDue(["a", "b"], afterRing(["a", "b"], NOW + 30_000), NOW + 60_000)).toBe(false);
});

test("nothing waits, nothing rings", () => expect(isRingDue([], afterRing(["a"], 0), NOW)).toBe(false));

test("one that is raised again rings anew", () => expect(ringKey({ id: "a", stateAt: "1" })).not.toBe(ringKey({ id: "a", stateAt: "2" })));

test("a browser remembers a bounded number", () => {
  const many = Array.from({ length: 1_000 }, (_, i) => `${i}`);
  expect(Object.keys(afterRing(many, NOW))).toHaveLength(ringLimits.remembered);
});

test("a clock that was set back does not silence alarms for long", () => {
  const rung = afterRing(["a"], NOW + 3_600_000);
  expect(isRingDue(["a"], rung, NOW)).toBe(true);
});
