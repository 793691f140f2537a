import { expect, test } from "vitest";
import { reasonListLimits, startingReasons, tidyReasons } from "../../../schema/rules/claims/actionReasons";
import { localeOfCountry } from "../../../schema/rules/language/locales";
import { startingInstances } from "../../../schema/rules/settings/startingInstances";

test("trims and collapses the blanks of a list's reasons", () => {
  expect(tidyReasons(["  Heavy   traffic ", "Snow"])).toEqual(["Heavy traffic", "Snow"]);
  expect(tidyReasons([])).toEqual([]);
});

test("rejects reasons that an action refuses, duplicates, and more than there are digits", () => {
  expect(tidyReasons(["ab"])).toBeNull();
  expect(tidyReasons(["a".repeat(reasonListLimits.characters + 1)])).toBeNull();
  expect(tidyReasons(["Snow", " Snow"])).toBeNull();
  const many = Array.from({ length: reasonListLimits.entries + 1 }, (_, i) => `Reason ${i}`);
  expect(tidyReasons(many)).toBeNull();
  expect(tidyReasons(many.slice(1))).toHaveLength(reasonListLimits.entries);
});

test("has no more reasons than digits in each demo list", () => {
  for (const ids of Object.values(startingReasons)) expect(ids.length).toBeLessThanOrEqual(reasonListLimits.entries);
});

test("uses each initial instance's language if it is supported", () => {
  expect(Object.fromEntries(startingInstances.map(({ id, country }) => [id, localeOfCountry(country)]))).toEqual({
    ...{ ES: "es", PT: "pt", IT: "it", FR: "fr", GR: "el", TR: "tr", AD: "ca", BR: "bz" },
    ...{ MT: "en", DE: "en", US: "en", CA: "en" },
  });
});
