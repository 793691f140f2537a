import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { dayNumber, type Period, type PeriodName, periodLimits, resolvePeriod } from "../../schema/rules/indicators/periods";
import { DAY_MS } from "../../schema/rules/durations";
import { wallClock } from "../../schema/rules/language/localTimes";
import { serverNow } from "../store/serverClock";

const words: Record<PeriodName, string> = { TODAY: "today", LAST_WEEK: "lastWeek", CUSTOM: "custom" };
const names = Object.keys(words) as PeriodName[];
export const addressNames = ["instance", "period", "firstDay", "lastDay"] as const;
const BEGIN_DAYS = 7;

export type PeriodError = { field: "firstDay" | "lastDay"; why: "missing" | "order" | "tooLong" };

export interface ShownPeriod {
  instanceId: string | null;
  period: Period;
  periodError: PeriodError | null;
  choose(values: Partial<Record<(typeof addressNames)[number], string | null>>): void;
  choosePeriod(name: PeriodName, timeZone: string): void;
  chooseDays(days: { firstDay: string; lastDay: string }): void;
}

export function useShownPeriod(): ShownPeriod {
  const [values, setValues] = useSearchParams();
  const periodWord = values.get("period");
  const name = names.find((candidate) => words[candidate] === periodWord) ?? "TODAY";
  const [firstDay, lastDay] = [values.get("firstDay"), values.get("lastDay")];
  const period = useMemo((): Period => (name === "CUSTOM" ? { name, firstDay, lastDay } : { name }), [name, firstDay, lastDay]);
  const choose: ShownPeriod["choose"] = (chosen) =>
    setValues(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [key, value] of Object.entries(chosen))
          if (value) next.set(key, value);
          else next.delete(key);
        return next;
      },
      { replace: true },
    );
  const choosePeriod = (next: PeriodName, timeZone: string): void => {
    const today = Math.floor(wallClock(serverNow(), timeZone) / DAY_MS) * DAY_MS;
    const day = (ago: number): string => new Date(today - ago * DAY_MS).toISOString().slice(0, 10);
    choose({
      period: next === "TODAY" ? null : words[next],
      firstDay: next === "CUSTOM" ? day(BEGIN_DAYS - 1) : null,
      lastDay: next === "CUSTOM" ? day(0) : null,
    });
  };
  return {
    instanceId: values.get("instance"),
    period,
    periodError: name === "CUSTOM" ? errorOf(firstDay, lastDay) : null,
    choose,
    choosePeriod,
    chooseDays: (days) => choose({ period: words.CUSTOM, ...days }),
  };
}

/** Days are counted in calendar days, so the zone does not matter. */
function errorOf(firstDay: string | null, lastDay: string | null): PeriodError | null {
  const isDay = (day: string | null): boolean => resolvePeriod({ name: "CUSTOM", firstDay: day, lastDay: day }, 0, "UTC") !== null;
  if (!isDay(firstDay)) return { field: "firstDay", why: "missing" };
  if (!isDay(lastDay)) return { field: "lastDay", why: "missing" };
  if (lastDay! < firstDay!) return { field: "lastDay", why: "order" };
  const days = dayNumber(lastDay)! - dayNumber(firstDay)! + 1;
  return days > periodLimits.maxDays ? { field: "lastDay", why: "tooLong" } : null;
}

export function dashboardQuery(search: string): string {
  const old = new URLSearchParams(search);
  const parameters = addressNames.flatMap((name): [string, string][] => (old.get(name) === null ? [] : [[name, old.get(name)!]]));
  return parameters.length ? `?${new URLSearchParams(parameters)}` : "";
}
