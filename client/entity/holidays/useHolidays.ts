import { useMemo } from "react";
import { spanOf, holidayLimits } from "../../../schema/rules/settings/holidays";
import { useHolidaysOfInstanceQuery } from "../../gql/hooks";

/** Public holidays of an instance between two days (inclusive), by name. Empty while loading. */
export function useHolidays(instanceId: string | null, firstDay: string, lastDay: string): ReadonlyMap<string, string> {
  const days = spanOf(firstDay, lastDay);
  const { data } = useHolidaysOfInstanceQuery({
    variables: { instanceId: instanceId ?? "", firstDay, lastDay },
    skip: instanceId === null || days < 1 || days > holidayLimits.spanDays,
  });
  return useMemo(() => new Map(data?.holidays.map(({ day, name }) => [day, name])), [data]);
}
