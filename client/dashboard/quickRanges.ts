import { defineMessages, type MessageDescriptor } from "react-intl";
import { DAY_MS } from "../../schema/rules/durations";

export const quickRanges = ["yesterday", "last14Days", "last30Days", "last90Days", "thisMonth", "previousMonth"] as const;
export type QuickRange = (typeof quickRanges)[number];

export const rangeNames: Record<QuickRange, MessageDescriptor> = defineMessages({
  yesterday: { id: "dashboard.range.yesterday", defaultMessage: "Yesterday" },
  last14Days: { id: "dashboard.range.last14Days", defaultMessage: "Last 14 days" },
  last30Days: { id: "dashboard.range.last30Days", defaultMessage: "Last 30 days" },
  last90Days: { id: "dashboard.range.last90Days", defaultMessage: "Last 90 days" },
  thisMonth: { id: "dashboard.range.thisMonth", defaultMessage: "This month" },
  previousMonth: { id: "dashboard.range.previousMonth", defaultMessage: "Previous month" },
});

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** First and last day of a range. `today`: the current date in the zone of the instance, e.g. "2026-11-28". */
export function daysOfRange(range: QuickRange, today: string): { firstDay: string; lastDay: string } {
  const at = Date.parse(`${today}T00:00Z`);
  const ago = (days: number): string => dayText(at - days * DAY_MS);
  const firstOfMonth = `${today.slice(0, 8)}01`;
  const lastOfPrevious = dayText(Date.parse(`${firstOfMonth}T00:00Z`) - DAY_MS);
  switch (range) {
    case "yesterday":
      return { firstDay: ago(1), lastDay: ago(1) };
    case "last14Days":
      return { firstDay: ago(13), lastDay: today };
    case "last30Days":
      return { firstDay: ago(29), lastDay: today };
    case "last90Days":
      return { firstDay: ago(89), lastDay: today };
    case "thisMonth":
      return { firstDay: firstOfMonth, lastDay: today };
    default:
      return { firstDay: `${lastOfPrevious.slice(0, 8)}01`, lastDay: lastOfPrevious };
  }
}
