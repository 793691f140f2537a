import type { IndicatorFigures } from "../../schema/indicators/indicators";
import { DAY_MS } from "../../schema/rules/durations";
import { type Locale, locales } from "../../schema/rules/language/locales";
import { localTime } from "../../schema/rules/language/localTimes";
import { text } from "../platform/texts";
import type { ReportFigures } from "./reportFigures.queries";

const NO_VALUE = "–";

export class ReportTexts {
  private readonly tag: string;
  private readonly number: Intl.NumberFormat;

  constructor(
    readonly locale: Locale,
    private readonly timeZone: string,
  ) {
    this.tag = locales[locale];
    this.number = new Intl.NumberFormat(this.tag, { maximumFractionDigits: 1 });
  }

  of(id: string, values?: Record<string, string | number>): string {
    return text(this.locale, id, values);
  }

  value(value: number | null): string {
    return value === null ? NO_VALUE : this.number.format(value);
  }

  unit({ unit }: Pick<IndicatorFigures, "unit">, value: number | null = 2): string {
    return this.of(`indicatorUnit.${unit}`, { count: value ?? 2 });
  }

  /** E.g. "12 claims", "95.5 %". */
  valueWithUnit(indicator: IndicatorFigures, value: number | null): string {
    return value === null ? NO_VALUE : `${this.value(value)} ${this.unit(indicator, value)}`;
  }

  name({ key }: Pick<IndicatorFigures, "key">): string {
    return this.of(`indicator.${key}`);
  }

  definition({ key, threshold }: IndicatorFigures): string {
    return this.of(`indicatorText.${key}`, { threshold: this.value(threshold) });
  }

  level({ level }: Pick<IndicatorFigures, "level">): string {
    return level ? this.of(`indicatorLevel.${level}`) : NO_VALUE;
  }

  /** E.g. "Warning from 10 · Critical from 25"; empty without limits. */
  limits({ warning, critical }: IndicatorFigures): string {
    const limitText = (id: string, limit: number | null): string[] => (limit === null ? [] : [`${this.of(id)} ${this.value(limit)}`]);
    return [...limitText("report.warningFrom", warning), ...limitText("report.criticalFrom", critical)].join(" · ");
  }

  moment(at: Date): string {
    return this.format(at, { dateStyle: "medium", timeStyle: "short" });
  }

  day(at: Date, options: Intl.DateTimeFormatOptions = { dateStyle: "full" }): string {
    return this.format(at, options);
  }

  period({ from, to }: Pick<ReportFigures, "from" | "to">): string {
    const [first, last] = [from, new Date(to.getTime() - 1)];
    if (to.getTime() - from.getTime() < 1.5 * DAY_MS) return this.day(from);
    return `${this.day(first, { dateStyle: "long" })} – ${this.day(last, { dateStyle: "long" })}`;
  }

  /** Column names: "10:00", "Mon 23 Nov", "Nov 2026"; hours of several days include the day. */
  slots({ slotUnit, slots }: Pick<ReportFigures, "slotUnit" | "slots">): string[] {
    if (slotUnit === "DAY") return slots.map(({ from }) => this.day(from, { day: "numeric", month: "short" }));
    if (slotUnit === "MONTH") return slots.map(({ from }) => this.day(from, { month: "short", year: "numeric" }));
    const days = slots.map(({ from }) => this.day(from, { day: "numeric", month: "short" }));
    return slots.map(({ from }, i) => {
      const at = from.getTime();
      const time = localTime(at, at, this.tag, this.timeZone);
      return new Set(days).size > 1 && days[i] !== days[i - 1] ? `${days[i]} ${time}` : time;
    });
  }

  private format(at: Date, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.tag, { timeZone: this.timeZone, ...options }).format(at);
  }
}
