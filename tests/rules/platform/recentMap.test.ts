import { expect, test } from "vitest";
import { KEPT_MS, RecentMap } from "../../../server/platform/recentMap";

const start = (limit = 10) => {
  const clock = { ms: 1_000, now: () => clock.ms };
  return { clock, map: new RecentMap<string>(clock as never, limit) };
};

test("what was read is known for a second after its reading began, and not when the clock goes back", () => {
  const { clock, map } = start();
  const keep = map.beginReading();
  clock.ms += KEPT_MS / 2;
  keep("a", "A");
  expect(map.get("a")).toBe("A");
  clock.ms += KEPT_MS / 2 - 1;
  expect(map.get("a")).toBe("A");
  clock.ms += 1;
  expect(map.get("a")).toBeUndefined();
  clock.ms = 999;
  expect(map.get("a")).toBeUndefined();
});

test("what a reading finds that began before everything was forgotten is not kept", () => {
  const { map } = start();
  const keep = map.beginReading();
  map.forgetAll();
  keep("a", "old");
  expect(map.get("a")).toBeUndefined();
});

test("one value is forgotten, not the one that came in its place", () => {
  const { map } = start();
  map.beginReading()("a", "A");
  map.beginReading()("a", "B");
  map.forget("a", "A");
  expect(map.get("a")).toBe("B");
  map.forget("a", "B");
  expect(map.get("a")).toBeUndefined();
});

test("beyond its limit the oldest are forgotten", () => {
  const { map } = start(2);
  for (const key of ["a", "b", "c"]) map.beginReading()(key, key);
  expect(["a", "b", "c"].map((key) => map.get(key))).toEqual([undefined, "b", "c"]);
});
