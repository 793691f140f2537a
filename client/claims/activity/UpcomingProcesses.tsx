import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import { MINUTE_MS, minutesBetween } from "../../../schema/rules/durations";
import type { Process } from "../../../schema/rules/claims/processes";
import type { ClaimExplanationQuery } from "../../gql/graphql";
import { distance } from "../../i18n/distances";
import { Instant } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import { isToday } from "../../entity/isToday";
import { noteText } from "../../entity/timeNotes";
import styles from "./ClaimActivity.module.css";

type Upcoming = NonNullable<ClaimExplanationQuery["claim"]>["upcomingProcesses"][number];

const texts: Record<Process, MessageDescriptor> = defineMessages({
  ARRIVAL_CONTACT_CENTRE: { id: "claim.upcoming.arrivalCall", defaultMessage: "The contact centre is asked to call the supplier" },
  ARRIVAL_CONTACT_LIST: { id: "claim.upcoming.arrivalList", defaultMessage: "The insured is added to the contact list" },
  COMPLETION_CONTACT_CENTRE: {
    id: "claim.upcoming.completionCall",
    defaultMessage: "The contact centre is asked to call the supplier about the completion",
  },
  COMPLETION_CONTACT_LIST: {
    id: "claim.upcoming.completionList",
    defaultMessage: "The insured is added to the contact list for completions",
  },
  AUTOMATIC_ARRIVAL: { id: "claim.upcoming.arrival", defaultMessage: "Arrival is confirmed when the vehicle stays within {distance}" },
  AUTOMATIC_COMPLETION: { id: "claim.upcoming.completion", defaultMessage: "The service is completed automatically" },
});

export function UpcomingProcesses({ upcoming, zone }: { upcoming: readonly Upcoming[]; zone: string }) {
  const intl = useIntl();
  const now = useNow(5_000);
  if (upcoming.length === 0) return null;
  return (
    <section className={styles.activity} aria-labelledby="claim-upcoming">
      <h3 id="claim-upcoming">
        <FormattedMessage id="claim.upcoming" defaultMessage="Automatic, unless something changes" />
      </h3>
      <ol>
        {upcoming.map(({ process, at, limit }) => (
          <li key={process}>
            {at ? <Instant at={at} zone={zone} withDate={!isToday(at, zone, Math.floor(now / MINUTE_MS) * MINUTE_MS)} /> : <span>—</span>}
            <div>{intl.formatMessage(texts[process], { distance: distance(intl, limit) })}</div>
            <span>
              {at && Date.parse(at) > now && noteText(intl, { kind: "until", minutes: minutesBetween(now, Date.parse(at)) }, zone)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
