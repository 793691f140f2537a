import { DAY_MS } from "../../schema/rules/durations";
import { dayNumber, type Period } from "../../schema/rules/indicators/periods";
import type { PeriodInput } from "../gql/graphql";

/** Half-open interval of the API; `null` without a bound. */
export const rangeOf = <Bound>(from: Bound | null | undefined, to: Bound | null | undefined) =>
  from == null && to == null ? null : { from: from ?? null, to: to ?? null };

/** Half-open interval of the API for days that include the last one; `null` if a day is invalid. */
export function dayRangeOf(firstDay: string | null | undefined, lastDay: string | null | undefined): { from: string; to: string } | null {
  const last = dayNumber(lastDay);
  if (last === null || dayNumber(firstDay) === null) return null;
  return { from: firstDay!, to: new Date((last + 1) * DAY_MS).toISOString().slice(0, 10) };
}

export const periodInput = ({ name, firstDay, lastDay }: Period): PeriodInput =>
  name === "CUSTOM" ? { name, days: dayRangeOf(firstDay, lastDay) } : { name };
