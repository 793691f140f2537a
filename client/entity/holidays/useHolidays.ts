import { useMemo } from "react";
import { spanOf, holidayLimits } from "../../../schema/rules/settings/holidays";
import { dayRangeOf } from "../../api/ranges";
import { useHolidaysOfInstanceQuery } from "../../gql/hooks";

/** Public holidays of an instance between two days (inclusive), by name. Empty while loading. */
export function useHolidays(instanceId: string | null, firstDay: string, lastDay: string): ReadonlyMap<string, string> {
  const count = spanOf(firstDay, lastDay);
  const { data } = useHolidaysOfInstanceQuery({
    variables: { instanceId: instanceId ?? "", days: dayRangeOf(firstDay, lastDay) },
    skip: instanceId === null || count < 1 || count > holidayLimits.spanDays,
  });
  return useMemo(() => new Map(data?.holidays.map(({ day, name }) => [day, name])), [data]);
}
