import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";

export const kpiGroups: readonly { key: string; title: ReactNode; members: readonly SettingKey[] }[] = [
  {
    key: "arrival",
    title: <FormattedMessage id="kpiSettings.arrival" defaultMessage="Arrival" />,
    members: [
      "mobileDelay",
      "criticalMobile",
      "baseDelay",
      "criticalBase",
      "mobileAdvance",
      "outdatedPosition",
      "automaticArrivalDistance",
      "latenessQuantile",
      "promiseQuantile",
      "likelyLateAlarm",
      "likelyLateChance",
    ],
  },
  {
    key: "search",
    title: <FormattedMessage id="kpiSettings.search" defaultMessage="Unassigned" />,
    members: ["unassignedDelay"],
  },
  {
    key: "work",
    title: <FormattedMessage id="kpiSettings.work" defaultMessage="Work and completion" />,
    members: ["workTime", "automaticCompletion", "automaticCompletionAfter"],
  },
  {
    key: "calls",
    title: <FormattedMessage id="kpiSettings.calls" defaultMessage="Calls for late claims" />,
    members: ["contactCentreArrival", "contactListArrival", "contactCentreCompletion", "contactListCompletion"],
  },
  {
    key: "installation",
    title: <FormattedMessage id="kpiSettings.installation" defaultMessage="Whole installation" />,
    members: ["inactiveUser", "logRetention"],
  },
];
