import type { Locale } from "../../schema/rules/language/locales";
import type { Cell } from "../exports/files/cells";
import type { Sink } from "../exports/files/tableWriter";
import { XlsxWriter } from "../exports/files/xlsx";
import type { ReportFigures } from "./reportFigures.queries";
import { ReportTexts } from "./reportTexts";

/** Durations have two rows: median and 90th percentile. */
export async function reportXlsx(figures: ReportFigures, locale: Locale, sink: Sink): Promise<void> {
  const texts = new ReportTexts(locale, figures.timeZone);
  const file = new XlsxWriter(sink, texts.of("report.figures"));
  const headings = ["indicator", "unit", "level", "value", "p90", "of", "before", "weekBefore", "warningFrom", "criticalFrom"];
  await file.begin([...headings.map((name) => texts.of(`report.${name}`)), ...texts.slots(figures)]);
  for (const indicator of figures.indicators) {
    const { period, before, weekBefore, warning, critical } = indicator;
    const isMinutes = indicator.unit === "MINUTES";
    const name = texts.name(indicator);
    const level = indicator.level ? texts.level(indicator) : null;
    const summary: Cell[] = [
      texts.unit(indicator),
      level,
      period.value,
      period.p90,
      period.of,
      before.value,
      weekBefore.value,
      warning,
      critical,
    ];
    await file.rows([[isMinutes ? `${name}: ${texts.of("report.median")}` : name, ...summary, ...indicator.values]]);
    if (!isMinutes) continue;
    const p90: Cell[] = [texts.unit(indicator), null, period.p90, null, null, before.p90, weekBefore.p90, null, null];
    await file.rows([[`${name}: ${texts.of("report.p90")}`, ...p90, ...indicator.p90Values]]);
  }
  await file.nextTable(texts.of("report.definitions"), [texts.of("report.title"), `${figures.instanceName} · ${texts.period(figures)}`]);
  await file.rows([
    [texts.of("report.times", { zone: figures.timeZone }), texts.of("report.readAt", { at: texts.moment(figures.readAt) })],
    ...figures.indicators.map((indicator): Cell[] => [texts.name(indicator), texts.definition(indicator)]),
  ]);
  if (figures.delayReasons.length) {
    await file.nextTable(texts.of("report.delayReasons"), [texts.of("report.delayReasons"), texts.of("indicator.delaysManaged")]);
    await file.rows(figures.delayReasons.map(({ id, name, value }): Cell[] => [name ?? (id || texts.of("report.typedReason")), value]));
  }
  await file.end();
}
