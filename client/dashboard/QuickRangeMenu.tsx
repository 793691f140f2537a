import { Button, Menu } from "@mantine/core";
import { IconCalendar, IconCheck, IconChevronDown } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import { localOf } from "../../schema/rules/language/localTimes";
import { useNow } from "../live/connection";
import { daysOfRange, quickRanges, rangeNames } from "./quickRanges";
import type { DashboardState } from "./useDashboard";

export function QuickRangeMenu({ dashboard: { period, timeZone, chooseDays } }: { dashboard: DashboardState }) {
  const intl = useIntl();
  const today = localOf(useNow(MINUTE_MS), timeZone).slice(0, 10);
  const ranges = quickRanges.map((range) => ({ range, days: daysOfRange(range, today) }));
  const shownRange = ranges.find(
    ({ days }) => period.name === "CUSTOM" && days.firstDay === period.firstDay && days.lastDay === period.lastDay,
  );
  return (
    <Menu position="bottom-start" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconCalendar size={15} aria-hidden />}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          {shownRange ? (
            intl.formatMessage(rangeNames[shownRange.range])
          ) : (
            <FormattedMessage id="dashboard.ranges" defaultMessage="Time range" />
          )}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {ranges.map(({ range, days }) => (
          <Menu.Item
            key={range}
            rightSection={shownRange?.range === range && <IconCheck size={14} aria-hidden />}
            onClick={() => chooseDays(days)}
          >
            {intl.formatMessage(rangeNames[range])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
