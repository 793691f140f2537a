import { expect, test } from "vitest";
import { type Feed, feedAfter, feedLimits, silentFrom } from "../../../schema/rules/alarms/feeds";
import { HOUR_MS, MINUTE_MS } from "../../../schema/rules/durations";

const NOW = Date.UTC(2026, 10, 23, 9);
/** A feed that has sent something so many times, once each `pauseMs`, the last time now. */
function feedOf(messages: number, pauseMs: number): Feed {
  let feed: Feed | null = null;
  for (let at = 1; at <= messages; at++) feed = feedAfter(feed, NOW - (messages - at) * pauseMs);
  return feed!;
}

test("counts a sender as a feed after twenty messages", () => {
  expect(silentFrom(feedOf(19, feedLimits.noteMs))).toBeNull();
  expect(silentFrom(feedOf(20, feedLimits.noteMs))).not.toBeNull();
});

test("marks a busy feed as silent after three minutes, a slow one after ten pauses, and any after an hour", () => {
  const minutesUntilSilent = (pauseMs: number): number => Math.round((silentFrom(feedOf(200, pauseMs))! - NOW) / MINUTE_MS);
  expect(minutesUntilSilent(feedLimits.noteMs)).toBe(3);
  expect(minutesUntilSilent(2 * MINUTE_MS)).toBe(20);
  expect(minutesUntilSilent(20 * MINUTE_MS)).toBe(60);
});

test("limits the effect of a silent night on the usual pause to that of an hour", () => {
  const rested = feedAfter(feedOf(100, feedLimits.noteMs), NOW + 9 * HOUR_MS);
  expect(rested.pauseMs).toBeLessThanOrEqual(0.1 * HOUR_MS + feedLimits.noteMs);
});

test("ignores a late message for the time of a feed", () => {
  expect(feedAfter(feedOf(30, feedLimits.noteMs), NOW - MINUTE_MS).lastAt).toBe(NOW);
});

test("counts one continuous message of several hours as one, which makes its sender no feed", () => {
  let feed = feedAfter(null, NOW);
  for (let at = 1; at <= 200; at++) feed = feedAfter(feed, NOW + at * feedLimits.noteMs, false);
  expect([feed.messages, feed.lastAt, silentFrom(feed)]).toEqual([1, NOW + 200 * feedLimits.noteMs, null]);
});
