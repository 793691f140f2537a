import { expect, test } from "vitest";
import { afterRing, isRingDue, mergeRung, type Ringing, ringLimits, type Rung } from "../../../schema/rules/alarms/ringing";

const NOW = Date.UTC(2026, 10, 23, 9);
/** One alarm that has waited since then. */
const alarm = (id: string, since = NOW - 60_000): Ringing => ({ ids: [id], since, until: since });
const a = alarm("a");
const b = alarm("b");
const flood = (...ids: string[]): Ringing => {
  const since = NOW - 60_000 + 1_000 * Number(ids[0]);
  return { ids, since, until: NOW - 60_000 + 1_000 * Number(ids.at(-1)) };
};

test("rings once for an alarm, and again each minute while it is open", () => {
  expect(isRingDue([a], {}, NOW)).toBe(true);
  const rung = afterRing([a], {}, NOW);
  expect(isRingDue([a], rung, NOW + ringLimits.repeatMs - 1)).toBe(false);
  expect(isRingDue([a], rung, NOW + ringLimits.repeatMs)).toBe(true);
});

test("rings immediately for another alarm, and restarts the minute for all", () => {
  const rung = afterRing([a], {}, NOW);
  expect(isRingDue([a, b], rung, NOW + 30_000)).toBe(true);
  expect(isRingDue([a, b], afterRing([a, b], rung, NOW + 30_000), NOW + 60_000)).toBe(false);
});

test("stays silent without open alarms", () => expect(isRingDue([], afterRing([a], {}, 0), NOW)).toBe(false));

test("rings again for an alarm that was raised again", () => {
  const rung = afterRing([a], {}, NOW);
  expect(isRingDue([alarm("a", NOW + 5_000)], rung, NOW + 10_000)).toBe(true);
});

test("does not ring again for an alarm that ended briefly while another rang", () => {
  const rung = afterRing([b], afterRing([a], {}, NOW), NOW + 10_000);
  expect(isRingDue([b, a], rung, NOW + 20_000)).toBe(false);
});

test("rings once for a flood, not when its first alarm ends or when it grows again", () => {
  const rung = afterRing([flood("1", "2", "3")], {}, NOW);
  expect(isRingDue([flood("2", "3")], rung, NOW + 1_000)).toBe(false);
  expect(isRingDue([flood("2", "3", "4")], rung, NOW + 1_000)).toBe(false);
  expect(isRingDue([flood("2"), flood("3")], rung, NOW + 1_000)).toBe(false);
  expect(isRingDue([flood("2"), flood("3"), flood("9")], rung, NOW + 1_000)).toBe(true);
});

test("rings again for a flood that was acknowledged and released", () => {
  const rung = afterRing([flood("1", "2", "3")], {}, NOW);
  expect(isRingDue([{ ...flood("1", "2", "3"), since: NOW + 5_000, until: NOW + 5_000 }], rung, NOW + 6_000)).toBe(true);
});

test("shares the rung alarms between tabs for a minute", () => {
  const [here, there]: [Rung, Rung] = [afterRing([a], {}, NOW), afterRing([b], {}, NOW + 20_000)];
  expect(isRingDue([a, b], mergeRung(here, there, NOW + 30_000), NOW + 30_000)).toBe(false);
  expect(Object.keys(mergeRung(there, here, NOW + 70_000))).toEqual(["b"]);
});

test("stores a bounded number of rows, each with limited data", () => {
  const many = Array.from({ length: 90 }, (_, row) => ({ ...a, ids: Array.from({ length: 200 }, (_, i) => `${row} ${i}`) }));
  const rung = afterRing(many, afterRing([b], {}, NOW), NOW);
  expect(Object.keys(rung)).toHaveLength(ringLimits.remembered);
  expect(isRingDue(many, rung, NOW + 1_000)).toBe(false);
});

test("rings again soon after the clock was set back", () => {
  const rung = afterRing([a], {}, NOW + 3_600_000);
  expect(isRingDue([a], rung, NOW)).toBe(true);
  expect(isRingDue([a], mergeRung(rung, afterRing([a], rung, NOW), NOW), NOW + 1_000)).toBe(false);
});
