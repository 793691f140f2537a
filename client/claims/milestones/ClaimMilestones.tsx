import type { FragmentType } from "@apollo/client";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { ClaimMilestones_ClaimFragment } from "../../gql/graphql";
import { useClaimMilestones_claimFragment } from "../../gql/hooks";
import { Instant } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import type { MilestoneCode } from "../../../schema/rules/claims/claims";
import { MilestonePicture } from "./MilestonePicture";
import { SeenAt } from "./SeenAt";
import { isToday } from "../../entity/isToday";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { letterByMilestone, milestoneNames } from "./milestones";
import styles from "./ClaimMilestones.module.css";

const texts = defineMessages({
  occurredAt: { id: "claim.moment.occurred", defaultMessage: "Occurred" },
  validatedAt: { id: "claim.moment.validated", defaultMessage: "Validated" },
  assignedAt: { id: "claim.moment.assigned", defaultMessage: "Supplier assigned" },
  plannedStart: { id: "claim.moment.plannedStart", defaultMessage: "Planned start" },
  plannedEnd: { id: "claim.moment.plannedEnd", defaultMessage: "Planned end" },
  promisedAt: { id: "claim.moment.promised", defaultMessage: "Promised arrival" },
  managedUntil: { id: "claim.moment.managed", defaultMessage: "Arrival promised anew" },
  workManagedUntil: { id: "claim.moment.workManaged", defaultMessage: "Completion promised anew" },
  predictedAt: { id: "claim.moment.predicted", defaultMessage: "Predicted arrival" },
  cancelledAt: { id: "claim.moment.cancelled", defaultMessage: "Cancelled" },
});

interface Moment {
  at: string;
  name: MessageDescriptor;
  letter: string | null;
  /** Planned, promised or predicted, as against recorded. */
  planned: boolean;
  /** Path of its picture on the server. */
  picture?: string | null;
  /** Where the resource was then. */
  seen?: MilestonePosition | undefined;
}
type MilestonePosition = ClaimMilestones_ClaimFragment["milestonePositions"][number];

/** The milestone at which the resource's position is kept as each of the three. */
const positionOf: Partial<Record<MilestoneCode, MilestonePosition["moment"]>> = {
  ACCEPTANCE: "START",
  ARRIVAL: "CONFIRMATION",
  FINISHED: "END",
};

/** All moments of a claim in the order of time: what was planned beside what happened. */
function momentsOf(claim: ClaimMilestones_ClaimFragment): Moment[] {
  const recorded = (["occurredAt", "validatedAt", "assignedAt", "cancelledAt"] as const).map((key) => ({
    at: claim[key],
    name: texts[key],
    planned: false,
  }));
  const planned = (["plannedStart", "plannedEnd", "promisedAt", "managedUntil", "workManagedUntil", "predictedAt"] as const)
    .filter((key) => !(key === "predictedAt" && claim.arrivedAt) && !(key === "plannedEnd" && claim.plannedEnd === claim.plannedStart))
    .map((key) => ({ at: claim[key], name: texts[key], planned: true }));
  const milestones = claim.milestones.map(({ code, at, picture }) => ({
    at,
    name: milestoneNames[code],
    letter: letterByMilestone(code),
    planned: false,
    picture,
    seen: claim.milestonePositions.find(({ moment }) => moment === positionOf[code]),
  }));
  return [...recorded, ...planned, ...milestones]
    .flatMap((moment) => (moment.at === null ? [] : [{ letter: null, ...moment, at: moment.at }]))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

export function ClaimMilestones({ claim }: { claim: FragmentType<ClaimMilestones_ClaimFragment> }) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const data = useCompleteFragment(useClaimMilestones_claimFragment(claim));
  if (!data) return null;
  return (
    <ol className={styles.timeline}>
      {momentsOf(data).map(({ at, name, letter, planned, picture, seen }, i) => (
        <li key={i} data-planned={planned}>
          <span className={styles.when}>
            <Instant at={at} zone={data.timeZone} withDate={!isToday(at, data.timeZone, now)} />
          </span>
          <span className={styles.dot} aria-hidden>
            {letter}
          </span>
          <span>
            {intl.formatMessage(name)}
            {planned && (
              <span className={styles.note}>
                <FormattedMessage id="claim.moment.planned" defaultMessage="expected" />
              </span>
            )}
            {seen && <SeenAt {...seen} />}
            {picture && <MilestonePicture path={picture} name={intl.formatMessage(name)} />}
          </span>
        </li>
      ))}
    </ol>
  );
}
