import type { IndicatorFigures } from "../../../schema/indicators/indicators";
import type { ReportTexts } from "../reportTexts";
import { colours, type Sheet } from "./sheet";

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NOTE = { size: 6.5, colour: colours.muted } as const;
const TITLE = { size: 9.5, weight: "bold" } as const;
const GRID_LINES = 4;
const LABEL_HEIGHT = 8;
/** A limit above this multiple of the maximum is only mentioned, because it would flatten the chart. */
const FARTHEST_LIMIT = 3;

/** Rounds up to 1, 2 or 5 times a power of ten, times the number of grid lines. */
export function niceMaximum(value: number): number {
  if (value <= GRID_LINES) return GRID_LINES;
  const step = value / GRID_LINES;
  const power = 10 ** Math.floor(Math.log10(step));
  return [1, 2, 2.5, 5, 10]
    .map((times) => times * power * GRID_LINES)
    .find((most) => most >= value && Number.isInteger(most / GRID_LINES))!;
}

export function drawChart(sheet: Sheet, texts: ReportTexts, indicator: IndicatorFigures, slotNames: readonly string[], place: Place): void {
  const { x, y, width, height } = place;
  const { values, p90Values, warning, critical, unit } = indicator;
  const isLine = unit === "PERCENT" || unit === "MINUTES";
  sheet.text(sheet.fitted(texts.name(indicator), width, TITLE), x, y, TITLE);
  const caption = [texts.unit(indicator), texts.limits(indicator)].filter(Boolean).join(" · ");
  const legendLeft = unit === "MINUTES" ? drawLegend(sheet, texts, x + width, y + 13) : x + width;
  sheet.text(sheet.fitted(caption, legendLeft - x - 8, NOTE), x, y + 13, NOTE);

  const greatest = Math.max(0, ...[...values, ...p90Values].map((value) => value ?? 0));
  const near = [warning, critical].filter((limit): limit is number => limit !== null && limit <= Math.max(greatest, 1) * FARTHEST_LIMIT);
  const maximum = unit === "PERCENT" ? 100 : niceMaximum(Math.max(greatest, ...near));
  const plot = { left: x + 26, right: x + width - 4, top: y + 28, bottom: y + height - 14 };
  const heightOf = (value: number): number => ((plot.bottom - plot.top) * Math.min(value, maximum)) / maximum;
  const slotWidth = (plot.right - plot.left) / values.length;
  const middleOf = (i: number): number => plot.left + (i + 0.5) * slotWidth;

  for (let i = 0; i <= GRID_LINES; i++) {
    const value = (maximum / GRID_LINES) * i;
    const at = plot.bottom - heightOf(value);
    sheet.line(plot.left, at, plot.right, at, colours.grid);
    sheet.text(texts.value(value), plot.left - 4, at - 4, { ...NOTE, align: "right" });
  }
  let free = -Infinity;
  for (const [i, name] of slotNames.entries()) {
    const half = sheet.width(name, NOTE) / 2;
    const at = Math.min(Math.max(middleOf(i), plot.left + half), plot.right - half);
    if (at - half < free) continue;
    sheet.text(name, at, plot.bottom + 4, { ...NOTE, align: "center" });
    free = at + half + 6;
  }
  if (isLine) {
    drawLine(sheet, p90Values, middleOf, (value) => plot.bottom - heightOf(value), colours.second, true);
    drawLine(sheet, values, middleOf, (value) => plot.bottom - heightOf(value), colours.data, false);
  } else
    for (const [i, value] of values.entries())
      if (value) sheet.box(middleOf(i) - slotWidth * 0.36, plot.bottom - heightOf(value), slotWidth * 0.72, heightOf(value), colours.data);
  const limits = [
    { limit: warning, level: "WARNING", dash: 4 },
    { limit: critical, level: "CRITICAL", dash: 2 },
  ] as const;
  const drawn = limits.flatMap((limit) =>
    limit.limit === null || limit.limit > maximum ? [] : [{ ...limit, at: plot.bottom - heightOf(limit.limit) }],
  );
  const lowest = Math.max(...drawn.map(({ at }) => at));
  const areClose = drawn.length === 2 && Math.abs(drawn[0]!.at - drawn[1]!.at) < LABEL_HEIGHT;
  for (const { level, dash, at } of drawn) {
    sheet.line(plot.left, at, plot.right, at, colours[level], { width: 0.9, dash });
    const word = texts.level({ level });
    const style = { size: 6, colour: colours[level], weight: "bold" } as const;
    // Labels are above their lines; if two overlap, the lower one is below.
    const top = areClose && at === lowest ? at + 0.8 : at - LABEL_HEIGHT;
    sheet.box(plot.right - sheet.width(word, style) - 4, top, sheet.width(word, style) + 4, LABEL_HEIGHT - 0.8, "#ffffff");
    sheet.text(word, plot.right - 2, top + 0.4, { ...style, align: "right" });
  }
}

function drawLegend(sheet: Sheet, texts: ReportTexts, right: number, y: number): number {
  let at = right;
  for (const [id, colour, isSecond] of [
    ["report.p90", colours.second, true],
    ["report.median", colours.data, false],
  ] as const) {
    sheet.text(texts.of(id), at, y, { ...NOTE, align: "right" });
    at -= sheet.width(texts.of(id), NOTE) + 4;
    sheet.line(at - 14, y + 4, at, y + 4, colour, { width: isSecond ? 0.8 : 1.4, dash: isSecond ? 2 : 0 });
    at -= 22;
  }
  return at;
}

/** Gaps separate slots without a value. */
function drawLine(
  sheet: Sheet,
  values: readonly (number | null)[],
  xOf: (i: number) => number,
  yOf: (value: number) => number,
  colour: string,
  isSecond: boolean,
): void {
  for (const [i, value] of values.entries()) {
    if (value === null) continue;
    const next = values[i + 1];
    if (next !== null && next !== undefined)
      sheet.line(xOf(i), yOf(value), xOf(i + 1), yOf(next), colour, { width: isSecond ? 0.8 : 1.4, dash: isSecond ? 2 : 0 });
    if (isSecond) sheet.box(xOf(i) - 1.3, yOf(value) - 1.3, 2.6, 2.6, colour);
    else sheet.doc.circle(xOf(i), yOf(value), 1.7).fill(colour);
  }
}
