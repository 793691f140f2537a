// What an alert makes of one look after the other.
import { expect, test } from "vitest";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { IndicatorLevel } from "../../../schema/rules/indicators/indicators";
import { type Episode, nextEpisode } from "../../../schema/rules/reports/alertEpisodes";
import type { AlertLevel } from "../../../schema/rules/reports/reports";

const levels: Record<string, IndicatorLevel | null> = { a: "ACCEPTABLE", w: "WARNING", c: "CRITICAL", "-": null };
/** A look each minute; answers in which minutes somebody is notified, and of what. */
function looks(from: AlertLevel, seen: string): string[] {
  let episode: Episode | null = null;
  return [...seen].flatMap((letter, minute) => {
    const next = nextEpisode(episode, { from, level: levels[letter]!, now: minute * MINUTE_MS });
    ({ episode } = next);
    return next.notify ? [`${minute} ${next.notify}`] : [];
  });
}

test("while it lasts, an episode is notified once", () => expect(looks("WARNING", "aawwwwww")).toEqual(["2 WARNING"]));
test("one that becomes critical is notified once more, and not again when it falls back to a warning", () =>
  expect(looks("WARNING", "wwccwwccc")).toEqual(["0 WARNING", "2 CRITICAL"]));
test("a value that goes to and fro is one episode", () => expect(looks("WARNING", "waaawaaaaaaaaawaw")).toEqual(["0 WARNING"]));
test("what is better for ten minutes has ended: the next time is another episode", () =>
  expect(looks("WARNING", "waaaaaaaaaaaw")).toEqual(["0 WARNING", "12 WARNING"]));
test("nine minutes are not enough", () => expect(looks("WARNING", "waaaaaaaaaw")).toEqual(["0 WARNING"]));
test("who asked for critical alone hears of no warning, and a warning ends its episode", () => {
  expect(looks("CRITICAL", "wwwww")).toEqual([]);
  expect(looks("CRITICAL", "wcwwwwwwwwwwwc")).toEqual(["1 CRITICAL", "13 CRITICAL"]);
});
test("without a value there is no episode, and one that was ends", () =>
  expect(looks("WARNING", "--w-----------w")).toEqual(["2 WARNING", "14 WARNING"]));
