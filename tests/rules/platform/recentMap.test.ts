import { expect, test } from "vitest";
import { KEPT_MS, RecentMap } from "../../../server/platform/recentMap";

const start = (limit = 10) => {
  const clock = { ms: 1_000, now: () => clock.ms };
  return { clock, map: new RecentMap<string>(clock as never, limit) };
};

test("keeps a value for a second after its read began, unless the clock goes back", () => {
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

test("discards a read that began before the map was cleared", () => {
  const { map } = start();
  const keep = map.beginReading();
  map.forgetAll();
  keep("a", "old");
  expect(map.get("a")).toBeUndefined();
});

test("removes a value, but not its replacement", () => {
  const { map } = start();
  map.beginReading()("a", "A");
  map.beginReading()("a", "B");
  map.forget("a", "A");
  expect(map.get("a")).toBe("B");
  map.forget("a", "B");
  expect(map.get("a")).toBeUndefined();
});

test("evicts the oldest values beyond its limit", () => {
  const { map } = start(2);
  for (const key of ["a", "b", "c"]) map.beginReading()(key, key);
  expect(["a", "b", "c"].map((key) => map.get(key))).toEqual([undefined, "b", "c"]);
});
