import { expect, test } from "vitest";
import { localeCodes, locales, type Locale } from "../../../schema/rules/language/locales";
import { ExclusionReason, RankReason, type FilterReason } from "../../../schema/rules/supplierFilter/filterFacts";
import { filterSentence } from "../../../schema/rules/supplierFilter/filterSentences";
import { text } from "../../../server/platform/texts";

const NOW_MS = Date.parse("2026-11-20T12:00:00Z");
const said = (locale: Locale, reason: FilterReason): string => {
  const { id, values } = filterSentence(reason, { now: NOW_MS, tag: locales[locale], timeZone: "Europe/Madrid", currency: "EUR" });
  return text(locale, id, values);
};
/** Every figure that a sentence can name. */
const figures = { minutes: 9, metres: 6_240, wait: 12, jobs: 2, hour: 14, load: 7, limit: 5, rating: 4.5, cost: 85 };
const whole = (code: FilterReason["code"]): FilterReason => ({
  code,
  figures,
  texts: { schedule: "L-V: 08:00-20:00", service: "GRU", network: "N1" },
  instants: { at: NOW_MS },
});

test("states the deciding figures", () => {
  expect(said("en", { code: "ARRIVAL", figures: { minutes: 9, metres: 6_240, estimate: 0 } })).toBe("9 minutes away: 6.2 km by road.");
  expect(said("en", { code: "ARRIVAL", figures: { minutes: 1, metres: 640, estimate: 1 } })).toBe(
    "About 1 minute away: 0.6 km, estimated from the straight line.",
  );
  expect(said("en", whole("BUSY"))).toBe("Busy with 2 jobs; free in about 12 minutes.");
  expect(said("en", whole("LOAD_EXCEEDED"))).toBe("Load from 14:00 to 15:00: 7, above the limit of 5.");
  expect(said("es", whole("CLOSED"))).toBe("Cerrado a esa hora (13:00). Horario: L-V: 08:00-20:00.");
  expect(said("it", whole("COST"))).toContain("85,00");
});

test("has a sentence for each reason in each language, different between languages", () => {
  const codes = [...Object.keys(RankReason), ...Object.keys(ExclusionReason)] as FilterReason["code"][];
  const texts = localeCodes.map((locale) => codes.map((code) => said(locale, whole(code))).join(" "));
  for (const one of texts) expect(one).not.toMatch(/supplierFilter|[{}]/);
  expect(new Set(texts).size).toBe(localeCodes.length);
});
