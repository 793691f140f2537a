import type { IntlShape } from "react-intl";
import { indicatorOf } from "../../../schema/rules/indicators/indicators";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";
import { localOf } from "../../../schema/rules/language/localTimes";
import { named } from "../../i18n/named";
import { unitText, valueWithUnit } from "../../i18n/figures";
import { slotTexts } from "../figureTexts";
import { type Answer, type Figures, keyOf } from "../keys";

export interface Series {
  name: string;
  form: "bar" | "line" | "dashed" | "dotted";
  values: readonly (number | null)[];
}

/** Dash pattern and width per line type, in pixels. */
export const strokes: Record<Exclude<Series["form"], "bar">, { dashes?: number[]; width: number }> = {
  line: { width: 2 },
  dashed: { dashes: [6, 4], width: 1.5 },
  dotted: { dashes: [2, 3], width: 2 },
};

export const HOLIDAY_SIGN = "✶";
export const SETTING_SIGN = "◆";

export interface SettingChange {
  key: SettingKey;
  effectiveAt: string;
}

export interface Annotations {
  holidays: ReadonlyMap<string, string>;
  settingChanges: readonly SettingChange[];
}

export interface ChartSpec {
  title: string;
  unit: string;
  labels: readonly string[];
  /** Name of the public holiday of each label; `null` if it is none. */
  holidays: readonly (string | null)[];
  /** Names of the KPI settings that changed in the time of each label; `null` if none did. */
  settings: readonly (string | null)[];
  series: readonly Series[];
  limits: readonly { level: "WARNING" | "CRITICAL"; name: string; value: number }[];
  write(value: number | null): string;
}

/** Counts are drawn as bars, other values as lines; the previous period is drawn behind. */
export function chartSpec(intl: IntlShape, answer: Answer, figures: Figures, { holidays, settingChanges }: Annotations): ChartSpec {
  const { key, unit, values, p90Values, valuesBefore } = figures;
  const { kind } = indicatorOf(keyOf(key)).figure;
  const name = named(intl, "indicator", keyOf(key));
  const isMinutes = kind === "MINUTES";
  const present = isMinutes
    ? intl.formatMessage({ id: "dashboard.median", defaultMessage: "Median" })
    : intl.formatMessage({ id: "dashboard.thisPeriod", defaultMessage: "This period" });
  const titles = {
    HOUR: intl.formatMessage({ id: "dashboard.byHour", defaultMessage: "{name} by hour" }, { name }),
    DAY: intl.formatMessage({ id: "dashboard.byDay", defaultMessage: "{name} by day" }, { name }),
    MONTH: intl.formatMessage({ id: "dashboard.byMonth", defaultMessage: "{name} by month" }, { name }),
  };
  return {
    title: titles[answer.slotUnit],
    unit: unitText(intl, unit, 2),
    labels: slotTexts(intl, answer),
    holidays: answer.slots.map(({ from }) =>
      answer.slotUnit === "DAY" ? (holidays.get(localOf(Date.parse(from), answer.timeZone).slice(0, 10)) ?? null) : null,
    ),
    settings: answer.slots.map((slot) => settingsIn(intl, slot, settingChanges)),
    series: [
      { name: present, form: kind === "COUNT" ? "bar" : "line", values },
      ...(isMinutes
        ? [
            {
              name: intl.formatMessage({ id: "dashboard.p90", defaultMessage: "90th percentile" }),
              form: "dotted" as const,
              values: p90Values,
            },
          ]
        : []),
      {
        name: intl.formatMessage({ id: "dashboard.periodBefore", defaultMessage: "Previous period" }),
        form: "dashed",
        // Days with a clock change have 23 or 25 hours.
        values: values.map((_value, i) => valuesBefore[i] ?? null),
      },
    ],
    limits: kind === "COUNT" ? [] : limitsOf(intl, figures),
    write: (value) => valueWithUnit(intl, unit, value),
  };
}

function settingsIn(intl: IntlShape, { from, to }: Answer["slots"][number], changes: readonly SettingChange[]): string | null {
  const inSlot = changes.filter(({ effectiveAt }) => effectiveAt >= from && effectiveAt < to);
  const keys = [...new Set(inSlot.map(({ key }) => key))];
  return keys.length ? intl.formatList(keys.map((key) => named(intl, "setting", key))) : null;
}

/** Limits apply to a complete period, so counts per hour or day have none. */
const limitsOf = (intl: IntlShape, { warning, critical }: Figures): ChartSpec["limits"] =>
  (
    [
      ["WARNING", warning],
      ["CRITICAL", critical],
    ] as const
  ).flatMap(([level, value]) => (value === null ? [] : [{ level, name: named(intl, "indicatorLevel", level), value }]));
