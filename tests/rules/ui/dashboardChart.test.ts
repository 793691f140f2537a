import { expect, test } from "vitest";
import { chartOption, scaleOf } from "../../../client/dashboard/charts/chartOption";
import type { ChartSpec } from "../../../client/dashboard/charts/chartSpec";
import { tokens } from "../../../client/ui/theme/tokens";

test.each([
  [0, 1, 1],
  [1, 1, 1],
  [3, 1, 3],
  [10, 5, 10],
  [91, 25, 100],
  [99.00000000000001, 25, 100],
  [66, 20, 80],
  [412, 200, 600],
])("scales %d in steps of %d up to %d", (highest, interval, max) => {
  expect(scaleOf(highest)).toEqual({ interval, max });
});

const spec: ChartSpec = {
  title: "Time to arrival by hour",
  unit: "min",
  labels: ["00:00", "01:00", "02:00"],
  holidays: [],
  settings: [],
  series: [
    { name: "Median", form: "line", values: [30, null, 40] },
    { name: "90th percentile", form: "dotted", values: [50, null, 70] },
    { name: "Previous period", form: "dashed", values: [20, 25, 30] },
  ],
  limits: [
    { level: "WARNING", name: "Warning", value: 45 },
    { level: "CRITICAL", name: "Critical", value: 60 },
  ],
  write: (value) => (value === null ? "—" : `${value} min`),
};
interface Drawn {
  animation: boolean;
  series: {
    lineStyle: { type: unknown; color: string };
    markLine?: { data: { yAxis: number; label: { formatter: string }; lineStyle: { type: unknown } }[] };
  }[];
  xAxis: { data: string[] };
  tooltip: { formatter(points: { dataIndex: number }[]): string };
}
const drawn = (theme: "dark" | "light", more: Partial<ChartSpec> = {}) =>
  chartOption({ ...spec, ...more }, tokens[theme]) as unknown as Drawn;

test("gives each line and limit a distinct stroke, without animation", () => {
  const { series, animation } = drawn("dark");
  const strokes = [...series.map(({ lineStyle }) => lineStyle.type), ...series[0]!.markLine!.data.map(({ lineStyle }) => lineStyle.type)];
  expect(new Set(strokes.map((stroke) => JSON.stringify(stroke))).size).toBe(5);
  expect(animation).toBe(false);
});

test("labels limits in the colours of the theme", () => {
  expect(drawn("light").series[0]!.markLine!.data.map(({ yAxis, label }) => [yAxis, label.formatter])).toEqual([
    [45, "Warning: 45 min"],
    [60, "Critical: 60 min"],
  ]);
  expect(drawn("light").series[0]!.lineStyle.color).toBe(tokens.light.accent);
  expect(drawn("dark").series[0]!.lineStyle.color).toBe(tokens.dark.accent);
});

test("describes the point under the pointer with all its values", () => {
  expect(drawn("dark").tooltip.formatter([{ dataIndex: 1 }])).toBe("01:00\nMedian: —\n90th percentile: —\nPrevious period: 25 min");
});

test("marks a public holiday on its day, and names it under the pointer", () => {
  const { xAxis, tooltip } = drawn("dark", { labels: ["24 Dec", "25 Dec"], holidays: [null, "Navidad"] });
  expect(xAxis.data).toEqual(["24 Dec", "25 Dec ✶"]);
  expect(tooltip.formatter([{ dataIndex: 1 }])).toMatch(/^25 Dec\n✶ Navidad\nMedian/);
});

test("marks the time in which a KPI setting changed, and names the setting under the pointer", () => {
  const { xAxis, tooltip } = drawn("dark", { holidays: ["Navidad", null, null], settings: ["Arrival delay", "Arrival delay", null] });
  expect(xAxis.data).toEqual(["00:00 ✶ ◆", "01:00 ◆", "02:00"]);
  expect(tooltip.formatter([{ dataIndex: 1 }])).toMatch(/^01:00\n◆ Arrival delay\nMedian/);
});
