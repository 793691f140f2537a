import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";

/** The settings as they belong together on the screen. */
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
    ],
  },
  {
    key: "search",
    title: <FormattedMessage id="kpiSettings.search" defaultMessage="Without supplier" />,
    members: ["unassignedDelay"],
  },
  {
    key: "work",
    title: <FormattedMessage id="kpiSettings.work" defaultMessage="Work and completion" />,
    members: ["workTime", "automaticCompletion", "automaticCompletionAfter"],
  },
  {
    key: "calls",
    title: <FormattedMessage id="kpiSettings.calls" defaultMessage="Calls when it is late" />,
    members: ["contactCentreArrival", "contactListArrival", "contactCentreCompletion", "contactListCompletion"],
  },
  {
    key: "installation",
    title: <FormattedMessage id="kpiSettings.installation" defaultMessage="The whole installation" />,
    members: ["inactiveUser", "logRetention"],
  },
];
