import { useMemo } from "react";
import { spanOf, holidayLimits } from "../../../schema/rules/settings/holidays";
import { useHolidaysOfInstanceQuery } from "../../gql/hooks";

/** Public holidays of an AMA instance from a day to a day, both included: what each is called. Empty until they are known. */
export function useHolidays(instanceId: string | null, firstDay: string, lastDay: string): ReadonlyMap<string, string> {
  const days = spanOf(firstDay, lastDay);
  const { data } = useHolidaysOfInstanceQuery({
    variables: { instanceId: instanceId ?? "", firstDay, lastDay },
    skip: instanceId === null || days < 1 || days > holidayLimits.spanDays,
  });
  return useMemo(() => new Map(data?.holidays.map(({ day, name }) => [day, name])), [data]);
}
