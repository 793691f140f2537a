import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

export interface TourStep {
  key: string;
  /** Selector of the part to highlight. Steps without a visible part are skipped. */
  part: string;
  title: ReactNode;
  text: ReactNode;
}

export const tourSteps: readonly TourStep[] = [
  {
    key: "worklist",
    part: "#map-list",
    title: <FormattedMessage id="tour.worklist" defaultMessage="Worklist" />,
    text: (
      <FormattedMessage
        id="tour.worklist.text"
        defaultMessage="Claims that need action, most urgent first. Use the arrow keys to move through them."
      />
    ),
  },
  {
    key: "search",
    part: "[data-tour=search]",
    title: <FormattedMessage id="tour.search" defaultMessage="Search and commands" />,
    text: (
      <FormattedMessage
        id="tour.search.text"
        defaultMessage="Find claims, plates, suppliers, places, screens and commands. Press / on any screen."
      />
    ),
  },
  {
    key: "detail",
    part: "#tracking-panel",
    title: <FormattedMessage id="tour.detail" defaultMessage="Claim detail" />,
    text: (
      <FormattedMessage
        id="tour.detail.text"
        defaultMessage="Press Enter in the list or click on the map to open a claim. The panel shows the reason for its status, its milestones and the available actions."
      />
    ),
  },
  {
    key: "alarms",
    part: "[data-tour=alarms]",
    title: <FormattedMessage id="tour.alarms" defaultMessage="Alarms" />,
    text: (
      <FormattedMessage
        id="tour.alarms.text"
        defaultMessage="Critical conditions raise an alarm here, with sound if enabled. Take an alarm, snooze it or hand it over."
      />
    ),
  },
  {
    key: "help",
    part: "[data-tour=help]",
    title: <FormattedMessage id="tour.help" defaultMessage="Help" />,
    text: (
      <FormattedMessage
        id="tour.help.text"
        defaultMessage="Opens the help for the current screen. Press ? for keyboard shortcuts. You can restart this tour from the help."
      />
    ),
  },
];
