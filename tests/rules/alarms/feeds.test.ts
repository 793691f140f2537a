import { expect, test } from "vitest";
import { type Feed, feedAfter, silentFrom } from "../../../schema/rules/alarms/feeds";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../schema/rules/durations";

const NOW = Date.UTC(2026, 10, 23, 9);
/** A feed that has sent so many messages, one each `pauseMs`, the last one now. */
function feedOf(messages: number, pauseMs: number): Feed {
  let feed: Feed | null = null;
  for (let at = 1; at <= messages; at++) feed = feedAfter(feed, 1, NOW - (messages - at) * pauseMs);
  return feed!;
}

test("whoever has sent nineteen messages is no feed yet", () => {
  expect(silentFrom(feedOf(19, SECOND_MS))).toBeNull();
  expect(silentFrom(feedOf(20, SECOND_MS))).not.toBeNull();
});

test("a busy feed is silent after three minutes, a slow one after twenty of its pauses, any after an hour", () => {
  const minutesUntilSilent = (pauseMs: number): number => Math.round((silentFrom(feedOf(200, pauseMs))! - NOW) / MINUTE_MS);
  expect(minutesUntilSilent(SECOND_MS)).toBe(3);
  expect(minutesUntilSilent(MINUTE_MS)).toBe(20);
  expect(minutesUntilSilent(10 * MINUTE_MS)).toBe(60);
});

test("many messages at once count like as many one by one", () => {
  const before = feedOf(100, MINUTE_MS);
  const oneByOne = Array.from({ length: 6 }, (_, i) => NOW + (i + 1) * 10_000).reduce((feed, at) => feedAfter(feed, 1, at), before);
  const together = feedAfter(before, 6, NOW + MINUTE_MS);
  expect(together.pauseMs).toBeCloseTo(oneByOne.pauseMs);
  expect(together).toMatchObject({ lastAt: oneByOne.lastAt, messages: oneByOne.messages });
});

test("a night without a word moves the usual pause by no more than an hour would", () => {
  const rested = feedAfter(feedOf(100, SECOND_MS), 1, NOW + 9 * HOUR_MS);
  expect(rested.pauseMs).toBeLessThanOrEqual(0.1 * HOUR_MS + SECOND_MS);
});

test("what arrives late does not move a feed back", () => {
  expect(feedAfter(feedOf(30, SECOND_MS), 1, NOW - MINUTE_MS).lastAt).toBe(NOW);
});
