import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type PeriodName, periodLimits, resolvePeriod } from "../../schema/rules/indicators/periods";
import { DAY_MS } from "../../schema/rules/durations";
import { wallClock } from "../../schema/rules/language/localTimes";
import type { PeriodInput } from "../gql/graphql";

const words: Record<PeriodName, string> = { TODAY: "today", LAST_WEEK: "lastWeek", CUSTOM: "custom" };
const names = Object.keys(words) as PeriodName[];
/** What the address says of the dashboard: it goes on to the page of an indicator and back. */
export const addressNames = ["instance", "period", "firstDay", "lastDay"] as const;
/** Days that a custom period begins with. */
const BEGIN_DAYS = 7;

/** Why a custom period is none, by the field that says it. */
export type PeriodError = { field: "firstDay" | "lastDay"; why: "missing" | "order" | "tooLong" };

export interface ShownPeriod {
  /** As the address names it; null: it names none. */
  instanceId: string | null;
  period: PeriodInput;
  /** Why it cannot be asked for; null: it can. */
  periodError: PeriodError | null;
  choose(values: Partial<Record<(typeof addressNames)[number], string | null>>): void;
  choosePeriod(name: PeriodName, timeZone: string): void;
}

/** The AMA instance and the period, as the address says them. */
export function useShownPeriod(): ShownPeriod {
  const [values, setValues] = useSearchParams();
  const said = values.get("period");
  const name = names.find((one) => words[one] === said) ?? "TODAY";
  const [firstDay, lastDay] = [values.get("firstDay"), values.get("lastDay")];
  const period = useMemo((): PeriodInput => (name === "CUSTOM" ? { name, firstDay, lastDay } : { name }), [name, firstDay, lastDay]);
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
    const today = Math.floor(wallClock(Date.now(), timeZone) / DAY_MS) * DAY_MS;
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
  };
}

/** The same for every zone: days are counted, not hours. */
function errorOf(firstDay: string | null, lastDay: string | null): PeriodError | null {
  const isDay = (day: string | null): boolean => resolvePeriod({ name: "CUSTOM", firstDay: day, lastDay: day }, 0, "UTC") !== null;
  if (!isDay(firstDay)) return { field: "firstDay", why: "missing" };
  if (!isDay(lastDay)) return { field: "lastDay", why: "missing" };
  if (lastDay! < firstDay!) return { field: "lastDay", why: "order" };
  const days = (Date.parse(lastDay!) - Date.parse(firstDay!)) / DAY_MS + 1;
  return days > periodLimits.maxDays ? { field: "lastDay", why: "tooLong" } : null;
}

/** What an address says of the dashboard, to go on with. */
export function dashboardQuery(search: string): string {
  const old = new URLSearchParams(search);
  const kept = addressNames.flatMap((name): [string, string][] => (old.get(name) === null ? [] : [[name, old.get(name)!]]));
  return kept.length ? `?${new URLSearchParams(kept)}` : "";
}
