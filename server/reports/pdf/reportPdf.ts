import type { IndicatorFigures } from "../../../schema/indicators/indicators";
import type { IndicatorLevel } from "../../../schema/rules/indicators/indicators";
import type { Locale } from "../../../schema/rules/language/locales";
import type { ReportFigures } from "../reportFigures.queries";
import { ReportTexts } from "../reportTexts";
import { drawChart } from "./chart";
import { colours, inner, page, Sheet } from "./sheet";

const SMALL = { size: 7, colour: colours.muted } as const;
const HEADING = { size: 12, weight: "bold" } as const;
const CELL = { size: 7 } as const;
const TILES = { columns: 5, gap: 8, height: 100, padding: 8 } as const;
const CHARTS = { columns: 2, gap: 22, height: 146 } as const;
/** Columns per table; the longest day has 25 hours. */
const TABLE_SLOTS = 25;
const ROW_HEIGHT = 15;

export async function reportPdf(figures: ReportFigures, locale: Locale): Promise<Buffer> {
  const texts = new ReportTexts(locale, figures.timeZone);
  const title = `${texts.of("report.title")} · ${figures.instanceName}`;
  const report = new Report(new Sheet(title, locale, figures.readAt), texts, figures);
  report.draw();
  return report.sheet.bytes();
}

class Report {
  private y: number = page.margin;

  constructor(
    readonly sheet: Sheet,
    private readonly texts: ReportTexts,
    private readonly figures: ReportFigures,
  ) {}

  draw(): void {
    const { indicators } = this.figures;
    this.header();
    if (!indicators.length) this.sheet.text(this.texts.of("report.nothing"), page.margin, this.y, { size: 11 });
    this.tiles(indicators);
    if (indicators.length) this.charts(indicators);
    if (indicators.length) this.tables(indicators);
    if (indicators.length) this.definitions(indicators);
    this.pageNumbers();
  }

  private header(): void {
    const { figures, sheet, texts } = this;
    sheet.text(texts.of("report.title"), page.margin, this.y, { size: 19, weight: "bold" });
    sheet.text(sheet.fitted(figures.instanceName, 300, HEADING), page.width - page.margin, this.y + 5, { ...HEADING, align: "right" });
    sheet.text(texts.period(figures), page.margin, this.y + 26, { size: 10.5 });
    const readAtText = `${texts.of("report.readAt", { at: texts.moment(figures.readAt) })} · ${texts.of("report.times", { zone: figures.timeZone })}`;
    sheet.text(readAtText, page.width - page.margin, this.y + 28, { size: 8, colour: colours.muted, align: "right" });
    this.y += 46;
    sheet.line(page.margin, this.y, page.width - page.margin, this.y, colours.grid, { width: 1 });
    this.y += 12;
  }

  private tiles(indicators: readonly IndicatorFigures[]): void {
    const width = (inner.width - (TILES.columns - 1) * TILES.gap) / TILES.columns;
    for (const [i, indicator] of indicators.entries()) {
      const column = i % TILES.columns;
      if (column === 0 && i > 0) this.y += TILES.height + TILES.gap;
      this.tile(indicator, page.margin + column * (width + TILES.gap), this.y, width);
    }
  }

  private tile(indicator: IndicatorFigures, x: number, y: number, width: number): void {
    const { sheet, texts } = this;
    const { padding } = TILES;
    sheet.box(x, y, width, TILES.height, colours.panel, 4);
    const name = { size: 8, weight: "bold" } as const;
    for (const [i, line] of sheet.lines(texts.name(indicator), width - 2 * padding, name, 2).entries())
      sheet.text(line, x + padding, y + padding + i * 10, name);
    const value = texts.value(indicator.period.value);
    const large = { size: 19, weight: "bold" } as const;
    sheet.text(value, x + padding, y + 30, large);
    if (indicator.period.value !== null)
      sheet.text(texts.unit(indicator, indicator.period.value), x + padding + sheet.width(value, large) + 4, y + 40, { ...SMALL, size: 8 });
    if (indicator.level) this.levelMark(indicator.level, x + padding, y + 54);
    const compared = (id: string, figure: number | null, at: number): void => {
      const valueText = texts.value(figure);
      const label = sheet.fitted(texts.of(id), width - 2 * padding - sheet.width(valueText, SMALL) - 6, SMALL);
      sheet.text(label, x + padding, at, SMALL);
      sheet.text(valueText, x + width - padding, at, { ...SMALL, align: "right" });
    };
    if (indicator.period.p90 !== null) compared("report.p90", indicator.period.p90, y + TILES.height - 34);
    compared("report.before", indicator.before.value, y + TILES.height - 24);
    compared("report.weekBefore", indicator.weekBefore.value, y + TILES.height - 14);
  }

  private levelMark(level: IndicatorLevel, x: number, y: number): void {
    const { sheet, texts } = this;
    const middle = y + 5;
    if (level === "ACCEPTABLE") sheet.doc.circle(x + 3, middle, 3).fill(colours[level]);
    else if (level === "WARNING") sheet.doc.polygon([x, middle + 3], [x + 6, middle + 3], [x + 3, middle - 3]).fill(colours[level]);
    else sheet.box(x, middle - 3, 6, 6, colours[level]);
    sheet.text(texts.level({ level }), x + 10, y, { size: 8, weight: "bold", colour: colours[level] });
  }

  private charts(indicators: readonly IndicatorFigures[]): void {
    const slotNames = this.texts.slots(this.figures);
    const width = (inner.width - CHARTS.gap) / CHARTS.columns;
    this.nextPage();
    for (const [i, indicator] of indicators.entries()) {
      const column = i % CHARTS.columns;
      if (column === 0 && i > 0) this.y += CHARTS.height + CHARTS.gap;
      if (this.y + CHARTS.height > inner.bottom) this.nextPage();
      const x = page.margin + column * (width + CHARTS.gap);
      drawChart(this.sheet, this.texts, indicator, slotNames, { x, y: this.y, width, height: CHARTS.height });
    }
  }

  /** One row per indicator; durations have one for the median and one for the 90th percentile. */
  private tables(indicators: readonly IndicatorFigures[]): void {
    const { texts } = this;
    const names = texts.slots(this.figures);
    const rows = indicators.flatMap((indicator) => {
      const name = texts.name(indicator);
      if (indicator.unit !== "MINUTES") return [{ name: `${name} (${texts.unit(indicator)})`, values: indicator.values }];
      return [
        { name: `${name}: ${texts.of("report.median")}`, values: indicator.values },
        { name: `${name}: ${texts.of("report.p90")}`, values: indicator.p90Values },
      ];
    });
    for (let first = 0; first < names.length; first += TABLE_SLOTS) {
      this.nextPage();
      const some = names.slice(first, first + TABLE_SLOTS);
      this.tableHeading(some);
      for (const row of rows) {
        if (this.y + ROW_HEIGHT > inner.bottom) {
          this.nextPage();
          this.tableHeading(some);
        }
        this.tableRow(
          row.name,
          row.values.slice(first, first + TABLE_SLOTS).map((value) => texts.value(value)),
        );
      }
    }
  }

  private tableHeading(names: readonly string[]): void {
    this.sheet.text(this.texts.of("report.figures"), page.margin, this.y, HEADING);
    this.y += 22;
    const style = { ...CELL, weight: "bold" } as const;
    this.sheet.text(this.texts.of("report.indicator"), page.margin, this.y + 10, style);
    this.cells(names.length, (i, right, width) => {
      const name = names[i]!;
      const parts = this.sheet.width(name, style) <= width - 3 ? [name] : name.split(" ");
      const lines = parts.length <= 2 ? parts : [parts.slice(0, -1).join(" "), parts.at(-1)!];
      for (const [n, line] of lines.entries())
        this.sheet.text(line, right, this.y + 10 - (lines.length - 1 - n) * 9, { ...style, align: "right" });
    });
    this.y += ROW_HEIGHT + 8;
    this.sheet.line(page.margin, this.y - 3, page.width - page.margin, this.y - 3, colours.muted);
  }

  private tableRow(name: string, values: readonly string[]): void {
    const width = this.nameWidth - 6;
    this.sheet.text(this.sheet.fitted(name, width, CELL), page.margin, this.y, CELL);
    this.cells(values.length, (i, right) => this.sheet.text(values[i]!, right, this.y, { ...CELL, align: "right" }));
    this.sheet.line(page.margin, this.y + 11, page.width - page.margin, this.y + 11, colours.grid);
    this.y += ROW_HEIGHT;
  }

  private readonly nameWidth = 172;

  private cells(count: number, draw: (i: number, right: number, width: number) => void): void {
    const width = Math.min((inner.width - this.nameWidth) / count, 60);
    for (let i = 0; i < count; i++) draw(i, page.margin + this.nameWidth + (i + 1) * width, width);
  }

  private definitions(indicators: readonly IndicatorFigures[]): void {
    const { sheet, texts } = this;
    this.nextPage();
    sheet.text(texts.of("report.definitions"), page.margin, this.y, HEADING);
    this.y += 22;
    const style = { size: 8 } as const;
    for (const indicator of indicators) {
      const lines = sheet.lines(texts.definition(indicator), inner.width - 240, style, 3);
      if (this.y + lines.length * 11 > inner.bottom) this.nextPage();
      sheet.text(sheet.fitted(texts.name(indicator), 228, { ...style, weight: "bold" }), page.margin, this.y, { ...style, weight: "bold" });
      for (const line of lines) {
        sheet.text(line, page.margin + 240, this.y, style);
        this.y += 11;
      }
      const limits = texts.limits(indicator);
      if (limits) {
        sheet.text(limits, page.margin + 240, this.y, { ...style, colour: colours.muted });
        this.y += 11;
      }
      this.y += 3;
    }
  }

  private nextPage(): void {
    this.sheet.doc.addPage();
    this.y = page.margin;
  }

  private pageNumbers(): void {
    const { sheet, texts, figures } = this;
    const { count } = sheet.doc.bufferedPageRange();
    for (let i = 0; i < count; i++) {
      sheet.doc.switchToPage(i);
      const y = page.height - page.margin - 4;
      sheet.text(`${figures.instanceName} · ${texts.period(figures)} · ${figures.timeZone}`, page.margin, y, SMALL);
      sheet.text(texts.of("report.page", { page: i + 1, pages: count }), page.width - page.margin, y, { ...SMALL, align: "right" });
    }
  }
}
