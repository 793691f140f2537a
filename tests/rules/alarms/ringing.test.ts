import { expect, test } from "vitest";
import { afterRing, isRingDue, mergeRung, type Ringing, ringLimits, type Rung } from "../../../schema/rules/alarms/ringing";

const NOW = Date.UTC(2026, 10, 23, 9);
/** One alarm that has waited since then. */
const alarm = (id: string, since = NOW - 60_000): Ringing => ({ ids: [id], since, until: since });
const a = alarm("a");
const b = alarm("b");
/** Those of a flood, a second after each other. */
const flood = (...ids: string[]): Ringing => {
  const since = NOW - 60_000 + 1_000 * Number(ids[0]);
  return { ids, since, until: NOW - 60_000 + 1_000 * Number(ids.at(-1)) };
};

test("an alarm rings once, and again each minute for as long as it waits", () => {
  expect(isRingDue([a], {}, NOW)).toBe(true);
  const rung = afterRing([a], {}, NOW);
  expect(isRingDue([a], rung, NOW + ringLimits.repeatMs - 1)).toBe(false);
  expect(isRingDue([a], rung, NOW + ringLimits.repeatMs)).toBe(true);
});

test("one that comes meanwhile rings at once, and the minute begins anew for all", () => {
  const rung = afterRing([a], {}, NOW);
  expect(isRingDue([a, b], rung, NOW + 30_000)).toBe(true);
  expect(isRingDue([a, b], afterRing([a, b], rung, NOW + 30_000), NOW + 60_000)).toBe(false);
});

test("nothing waits, nothing rings", () => expect(isRingDue([], afterRing([a], {}, 0), NOW)).toBe(false));

test("one that is raised again rings anew", () => {
  const rung = afterRing([a], {}, NOW);
  expect(isRingDue([alarm("a", NOW + 5_000)], rung, NOW + 10_000)).toBe(true);
});

test("one that was over for a moment, while another rang, does not ring again", () => {
  const rung = afterRing([b], afterRing([a], {}, NOW), NOW + 10_000);
  expect(isRingDue([b, a], rung, NOW + 20_000)).toBe(false);
});

test("a flood rings as one: not again when its first is over, nor when it is many once more", () => {
  const rung = afterRing([flood("1", "2", "3")], {}, NOW);
  expect(isRingDue([flood("2", "3")], rung, NOW + 1_000)).toBe(false);
  expect(isRingDue([flood("2", "3", "4")], rung, NOW + 1_000)).toBe(false);
  expect(isRingDue([flood("2"), flood("3")], rung, NOW + 1_000)).toBe(false);
  expect(isRingDue([flood("2"), flood("3"), flood("9")], rung, NOW + 1_000)).toBe(true);
});

test("a flood that somebody took and gave back rings anew", () => {
  const rung = afterRing([flood("1", "2", "3")], {}, NOW);
  expect(isRingDue([{ ...flood("1", "2", "3"), since: NOW + 5_000, until: NOW + 5_000 }], rung, NOW + 6_000)).toBe(true);
});

test("what rang here and in another tab is known together, until a minute is over", () => {
  const [here, there]: [Rung, Rung] = [afterRing([a], {}, NOW), afterRing([b], {}, NOW + 20_000)];
  expect(isRingDue([a, b], mergeRung(here, there, NOW + 30_000), NOW + 30_000)).toBe(false);
  expect(Object.keys(mergeRung(there, here, NOW + 70_000))).toEqual(["b"]);
});

test("a browser remembers a bounded number, and of each row something", () => {
  const many = Array.from({ length: 90 }, (_, row) => ({ ...a, ids: Array.from({ length: 200 }, (_, i) => `${row} ${i}`) }));
  const rung = afterRing(many, afterRing([b], {}, NOW), NOW);
  expect(Object.keys(rung)).toHaveLength(ringLimits.remembered);
  expect(isRingDue(many, rung, NOW + 1_000)).toBe(false);
});

test("a clock that was set back does not silence alarms for long", () => {
  const rung = afterRing([a], {}, NOW + 3_600_000);
  expect(isRingDue([a], rung, NOW)).toBe(true);
  expect(isRingDue([a], mergeRung(rung, afterRing([a], rung, NOW), NOW), NOW + 1_000)).toBe(false);
});
