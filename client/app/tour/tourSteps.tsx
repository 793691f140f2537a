import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";

export interface TourStep {
  key: string;
  /** Selects the part of the screen that it points at; a step whose part is not there is left out. */
  part: string;
  title: ReactNode;
  text: ReactNode;
}

/** What somebody sees first, in the order in which it is needed. */
export const tourSteps: readonly TourStep[] = [
  {
    key: "worklist",
    part: "#map-list",
    title: <FormattedMessage id="tour.worklist" defaultMessage="What is to be done" />,
    text: (
      <FormattedMessage
        id="tour.worklist.text"
        defaultMessage="Claims that need somebody stand here, the most urgent first. The arrow keys go through them."
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
        defaultMessage="A claim, a plate, a supplier, a place, a screen or a command: all are found here. The key / opens it on every screen."
      />
    ),
  },
  {
    key: "detail",
    part: "#tracking-panel",
    title: <FormattedMessage id="tour.detail" defaultMessage="The detail of a claim" />,
    text: (
      <FormattedMessage
        id="tour.detail.text"
        defaultMessage="Enter in the list, or a click on the map, opens a claim in this panel: why it has its status, its milestones, and what you can do."
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
        defaultMessage="What becomes critical is raised here, and heard if you want. You take an alarm, snooze it or pass it on."
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
        defaultMessage="Leads to what the help says of the screen in front of you; the key ? lists its keys. This tour can be started again in the help."
      />
    ),
  },
];
