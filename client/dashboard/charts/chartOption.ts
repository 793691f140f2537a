import type { EChartsCoreOption } from "echarts/core";
import type { Tokens } from "../../ui/theme/tokens";
import { type ChartSpec, HOLIDAY_SIGN, type Series, SETTING_SIGN, strokes } from "./chartSpec";

const LIMIT_STROKES = { WARNING: [10, 4], CRITICAL: [3, 3] } as const;
const MAX_POINTS = 3;
const TEXT_PX = 11;

export function chartOption({ labels, holidays, settings, series, limits, write }: ChartSpec, tokens: Tokens): EChartsCoreOption {
  const text = { color: tokens.textSecondary, fontSize: TEXT_PX, fontFamily: '"Inter Variable", Inter, system-ui, sans-serif' };
  const colourOf = ({ form }: Series): string => (form === "dashed" ? tokens.textTertiary : tokens.accent);
  const levelColours = { WARNING: tokens.lateText, CRITICAL: tokens.status.critical };
  const marks = limits.map(({ level, name, value }) => ({
    yAxis: value,
    lineStyle: { color: levelColours[level], type: LIMIT_STROKES[level], width: 1.5 },
    label: {
      ...text,
      color: levelColours[level],
      backgroundColor: tokens.panel,
      padding: [0, 3],
      formatter: `${name}: ${write(value)}`,
      position: "insideStartTop",
    },
  }));
  return {
    animation: false,
    textStyle: text,
    grid: { left: 8, right: 12, top: 10, bottom: 4, outerBoundsMode: "same", outerBoundsContain: "axisLabel" },
    tooltip: {
      trigger: "axis",
      // Rendered on the canvas, because the content security policy blocks inline styles.
      renderMode: "richText",
      transitionDuration: 0,
      backgroundColor: tokens.raised,
      borderColor: tokens.borderStrong,
      textStyle: { ...text, color: tokens.text },
      axisPointer: { type: "line", lineStyle: { color: tokens.borderStrong }, animation: false },
      formatter: (hovered: unknown) => {
        const points = hovered as { dataIndex: number }[];
        const at = points[0]?.dataIndex ?? 0;
        return [
          labels[at],
          ...(holidays[at] ? [`${HOLIDAY_SIGN} ${holidays[at]}`] : []),
          ...(settings[at] ? [`${SETTING_SIGN} ${settings[at]}`] : []),
          ...series.map(({ name, values }) => `${name}: ${write(values[at] ?? null)}`),
        ].join("\n");
      },
    },
    xAxis: {
      type: "category",
      data: labels.map((label, i) => [label, holidays[i] && HOLIDAY_SIGN, settings[i] && SETTING_SIGN].filter(Boolean).join(" ")),
      axisLabel: { ...text, hideOverlap: true },
      axisLine: { lineStyle: { color: tokens.borderStrong } },
      axisTick: { show: false },
    },
    yAxis: {
      type: "value",
      axisLabel: text,
      min: 0,
      ...scaleOf(
        Math.max(...limits.map(({ value }) => value * HEADROOM), ...series.flatMap(({ values }) => values.map((value) => value ?? 0))),
      ),
      splitLine: { lineStyle: { color: tokens.border } },
    },
    series: series.map((line, i) => ({
      name: line.name,
      data: [...line.values],
      ...(i === 0 && marks.length > 0 && { markLine: { silent: true, symbol: "none", animation: false, data: marks } }),
      ...(line.form === "bar"
        ? { type: "bar", itemStyle: { color: colourOf(line) }, barMaxWidth: 36, emphasis: { disabled: true } }
        : {
            type: "line",
            z: line.form === "dashed" ? 3 : 4,
            showSymbol: line.values.filter((value) => value !== null).length <= MAX_POINTS || hasLonePoint(line.values),
            symbol: "circle",
            symbolSize: 5,
            connectNulls: false,
            itemStyle: { color: colourOf(line) },
            lineStyle: { color: colourOf(line), type: strokes[line.form].dashes ?? "solid", width: strokes[line.form].width },
            emphasis: { disabled: true },
          }),
    })),
  };
}

const HEADROOM = 1.1;

const SCALE_LINES = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

/** Returns an axis from 0 to at least this value with round steps: 1, 2, 5, 10, 20, 25 and so on. */
export function scaleOf(highest: number): { interval: number; max: number } {
  const least = Math.max(1, highest / SCALE_LINES);
  const power = 10 ** Math.floor(Math.log10(least));
  const interval = ROUND_STEPS.find((step) => step * power >= least && Number.isInteger(step * power))! * power;
  return { interval, max: Math.max(1, Math.ceil(highest / interval)) * interval };
}

/** True if a value between two gaps would be invisible as a line. */
const hasLonePoint = (values: Series["values"]): boolean =>
  values.some((value, i) => value !== null && (values[i - 1] ?? null) === null && (values[i + 1] ?? null) === null);
