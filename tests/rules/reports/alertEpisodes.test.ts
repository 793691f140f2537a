import { expect, test } from "vitest";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { IndicatorLevel } from "../../../schema/rules/indicators/indicators";
import { type Episode, nextEpisode } from "../../../schema/rules/reports/alertEpisodes";
import type { AlertLevel } from "../../../schema/rules/reports/reports";

const levels: Record<string, IndicatorLevel | null> = { a: "ACCEPTABLE", w: "WARNING", c: "CRITICAL", "-": null };
/** One evaluation per minute; returns the minutes with notifications and their levels. */
function looks(from: AlertLevel, seen: string): string[] {
  let episode: Episode | null = null;
  return [...seen].flatMap((letter, minute) => {
    const next = nextEpisode(episode, { from, level: levels[letter]!, now: minute * MINUTE_MS });
    ({ episode } = next);
    return next.notify ? [`${minute} ${next.notify}`] : [];
  });
}

test("notifies once during an episode", () => expect(looks("WARNING", "aawwwwww")).toEqual(["2 WARNING"]));
test("notifies once more when an episode becomes critical, and not again when it falls back to a warning", () =>
  expect(looks("WARNING", "wwccwwccc")).toEqual(["0 WARNING", "2 CRITICAL"]));
test("merges a fluctuating value into one episode", () => expect(looks("WARNING", "waaawaaaaaaaaawaw")).toEqual(["0 WARNING"]));
test("ends an episode after ten minutes below the limit, and starts another the next time", () =>
  expect(looks("WARNING", "waaaaaaaaaaaw")).toEqual(["0 WARNING", "12 WARNING"]));
test("continues an episode after nine minutes below the limit", () => expect(looks("WARNING", "waaaaaaaaaw")).toEqual(["0 WARNING"]));
test("sends no warning to a subscriber of critical alerts only, whose episode a warning ends", () => {
  expect(looks("CRITICAL", "wwwww")).toEqual([]);
  expect(looks("CRITICAL", "wcwwwwwwwwwwwc")).toEqual(["1 CRITICAL", "13 CRITICAL"]);
});
test("starts no episode without a value, and ends the current one", () =>
  expect(looks("WARNING", "--w-----------w")).toEqual(["2 WARNING", "14 WARNING"]));
