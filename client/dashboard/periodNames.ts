import { defineMessages } from "react-intl";

export const periodNames = defineMessages({
  TODAY: { id: "dashboard.today", defaultMessage: "Today" },
  LAST_WEEK: { id: "dashboard.lastWeek", defaultMessage: "Last week" },
  CUSTOM: { id: "dashboard.custom", defaultMessage: "Custom" },
});
