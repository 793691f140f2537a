import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { batches } from "../../../server/demo/recording/batches";
import { lines, progressOn } from "../../../server/demo/recording/progress";
import { playedAt, spread } from "../../../server/demo/recording/timeShift";
import { playedClock } from "./fakeEndpoints";

const now = Date.UTC(2026, 2, 2, 9);
const HOUR_MS = 3_600_000;

test("spreads the recording over the last twelve hours at max, in order, the newest now", () => {
  const years = [2010, 2014, 2023, 2024].map((year) => Date.UTC(year, 5, 1));
  const shift = spread(years, now);
  expect(years.map(shift)).toEqual([now - 12 * HOUR_MS, now - 8 * HOUR_MS, now - 4 * HOUR_MS, now]);
  expect(spread([years[2]!, years[0]!, years[2]!], now)(years[2]!), "in whatever order the rows come").toBe(now);
  expect(spread([years[0]!], now)(years[0]!)).toBe(now);
});

test("starts the recording now at speed N, with a clock N times as fast", () => {
  const shift = playedAt(1_000, now, 60);
  expect(shift(1_000)).toBe(now);
  expect(shift(1_000 + HOUR_MS)).toBe(now + 60_000);
});

async function* stream<T>(items: T[]): AsyncGenerator<T> {
  yield* items;
}

test("sends items when they are due, together if they share an instant", async () => {
  const clock = playedClock(now);
  const due = [0, 0, 50, 1_000, 1_100, 5_000].map((after) => now + after);
  const sent: [number, number[]][] = [];
  for await (const batch of batches(stream(due), { size: 10, due: (at) => at, clock }))
    sent.push([clock.at - now, batch.map((at) => at - now)]);
  expect(sent).toEqual([
    [0, [0, 0]],
    [200, [50]],
    [1_000, [1_000]],
    [1_200, [1_100]],
    [5_000, [5_000]],
  ]);
});

test("sends overdue items in order when a slow endpoint delays the replay", async () => {
  const clock = playedClock(now);
  const due = [0, 1_000, 2_000, 3_000].map((after) => now + after);
  const sent: number[][] = [];
  for await (const batch of batches(stream(due), { size: 10, due: (at) => at, clock })) {
    sent.push(batch.map((at) => at - now));
    clock.at += 2_500;
  }
  expect(sent).toEqual([[0], [1_000, 2_000], [3_000]]);
});

test("fills batches without pacing, with each vehicle once per batch", async () => {
  const clock = playedClock(now);
  const sent: string[] = [];
  for await (const batch of batches(stream([..."abcabbcde"]), { size: 4, keyOf: (key) => key, clock })) sent.push(batch.join(""));
  expect(sent).toEqual(["abc", "ab", "bcde"]);
  expect(clock.waits).toEqual([]);
});

test("writes a progress line at each tenth of the way without a terminal", () => {
  const written: string[] = [];
  const show = lines((text) => written.push(text)).start("claims", 1_000);
  [10, 150, 160, 450, 1_000].forEach(show);
  expect(written).toEqual(["claims: 150 of 1000", "claims: 450 of 1000", "claims: 1000 of 1000"]);
});

test("draws bars on a terminal, and keeps notes that arrive before the last redraw", () => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 120 });
  const progress = progressOn(terminal as unknown as NodeJS.WriteStream);
  progress.note("before");
  progress.start("claims", 2)(2);
  progress.note("refused claims bad-1");
  progress.stop();
  const shown = String(terminal.read());
  expect(shown).toContain("before\n");
  expect(shown).toContain("refused claims bad-1\n");
  expect(shown).toMatch(/claims.*100 % 2\/2/);
});
