// The names and definitions of the indicators, which reports and screens share.
import { expect, test } from "vitest";
import { type Locale, localeCodes } from "../../../schema/rules/language/locales";
import { indicators } from "../../../schema/rules/indicators/indicators";
import { text } from "../../../server/platform/texts";

test.each(localeCodes)("gives each indicator in %s a distinct name, and a definition that states its threshold", (locale: Locale) => {
  const names = indicators.map(({ key }) => text(locale, `indicator.${key}`));
  expect(new Set(names).size).toBe(indicators.length);
  for (const indicator of indicators)
    expect(text(locale, `indicatorText.${indicator.key}`, { threshold: 4711 }).includes("4711"), indicator.key).toBe(
      "threshold" in indicator,
    );
});
