import { expect, test } from "vitest";
import { reasonListLimits, startingReasons, tidyReasons } from "../../../schema/rules/claims/actionReasons";
import { localeOfCountry } from "../../../schema/rules/language/locales";
import { startingInstances } from "../../../schema/rules/settings/startingInstances";

test("a list of reasons loses the blanks around and between its words", () => {
  expect(tidyReasons(["  Heavy   traffic ", "Snow"])).toEqual(["Heavy traffic", "Snow"]);
  expect(tidyReasons([])).toEqual([]);
});

test("no list holds what an action would not take, the same twice, or more than there are digits", () => {
  expect(tidyReasons(["ab"])).toBeNull();
  expect(tidyReasons(["a".repeat(reasonListLimits.characters + 1)])).toBeNull();
  expect(tidyReasons(["Snow", " Snow"])).toBeNull();
  const many = Array.from({ length: reasonListLimits.entries + 1 }, (_, i) => `Reason ${i}`);
  expect(tidyReasons(many)).toBeNull();
  expect(tidyReasons(many.slice(1))).toHaveLength(reasonListLimits.entries);
});

test("no list of the demo is longer than there are digits", () => {
  for (const ids of Object.values(startingReasons)) expect(ids.length).toBeLessThanOrEqual(reasonListLimits.entries);
});

test("each instance that an installation begins with is spoken to in its language, where it is one of ours", () => {
  expect(Object.fromEntries(startingInstances.map(({ id, country }) => [id, localeOfCountry(country)]))).toEqual({
    ...{ ES: "es", PT: "pt", IT: "it", FR: "fr", GR: "el", TR: "tr", AD: "ca", BR: "bz" },
    ...{ MT: "en", DE: "en", US: "en", CA: "en" },
  });
});
