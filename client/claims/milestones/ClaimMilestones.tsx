import type { FragmentType } from "@apollo/client";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import { MINUTE_MS, minutesBetween } from "../../../schema/rules/durations";
import type { ClaimMilestones_ClaimFragment } from "../../gql/graphql";
import { useClaimMilestones_claimFragment } from "../../gql/hooks";
import { Instant } from "../../i18n/Instant";
import { minutesText } from "../../i18n/durations";
import { useNow } from "../../live/connection";
import type { MilestoneCode } from "../../../schema/rules/lists/claims";
import { MilestonePicture } from "./MilestonePicture";
import { SeenAt } from "./SeenAt";
import { isToday } from "../../entity/isToday";
import { outdatedFixOf } from "../../entity/lateness";
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
  managedUntil: { id: "claim.moment.managed", defaultMessage: "New promised arrival" },
  workManagedUntil: { id: "claim.moment.workManaged", defaultMessage: "New promised completion" },
  predictedAt: { id: "claim.moment.predicted", defaultMessage: "Predicted arrival" },
  cancelledAt: { id: "claim.moment.cancelled", defaultMessage: "Cancelled" },
});

interface Moment {
  at: string;
  name: MessageDescriptor;
  letter: string | null;
  planned: boolean;
  missedMinutes?: number | null;
  picture?: string | null;
  seen?: MilestonePosition | undefined;
}
type MilestonePosition = ClaimMilestones_ClaimFragment["milestonePositions"][number];

const positionOf: Partial<Record<MilestoneCode, MilestonePosition["moment"]>> = {
  ACCEPTANCE: "START",
  ARRIVAL: "CONFIRMATION",
  FINISHED: "END",
};

/** The recorded time that ends the wait for a planned one. A predicted arrival is no promise. */
const endOf = { plannedEnd: "arrivedAt", promisedAt: "arrivedAt", managedUntil: "arrivedAt", workManagedUntil: "finishedAt" } as const;

function missedMinutesOf(claim: ClaimMilestones_ClaimFragment, key: string, now: number): number | null {
  const end = endOf[key as keyof typeof endOf];
  const at = end && claim[key as keyof typeof endOf];
  if (!at) return null;
  const endedAt = claim[end];
  if (claim.cancelledAt !== null && endedAt === null) return null;
  const minutes = Math.max(0, minutesBetween(Date.parse(at), endedAt === null ? now : Date.parse(endedAt)));
  return minutes > 0 || endedAt !== null ? minutes : null;
}

function momentsOf(claim: ClaimMilestones_ClaimFragment, now: number): Moment[] {
  const isUnknown = claim.arrivedAt !== null || outdatedFixOf(claim, now) !== null;
  const recorded = (["occurredAt", "validatedAt", "assignedAt", "cancelledAt"] as const).map((key) => ({
    at: claim[key],
    name: texts[key],
    planned: false,
  }));
  const planned = (["plannedStart", "plannedEnd", "promisedAt", "managedUntil", "workManagedUntil", "predictedAt"] as const)
    .filter((key) => !(key === "predictedAt" && isUnknown) && !(key === "plannedEnd" && claim.plannedEnd === claim.plannedStart))
    .map((key) => ({ at: claim[key], name: texts[key], planned: true, missedMinutes: missedMinutesOf(claim, key, now) }));
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
      {momentsOf(data, now).map(({ at, name, letter, planned, missedMinutes = null, picture, seen }, i) => (
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
              <span className={styles.note} data-missed={!!missedMinutes}>
                {missedMinutes === null ? (
                  <FormattedMessage id="claim.moment.planned" defaultMessage="due" />
                ) : missedMinutes === 0 ? (
                  <FormattedMessage id="claim.moment.kept" defaultMessage="kept" />
                ) : (
                  <FormattedMessage
                    id="claim.moment.missed"
                    defaultMessage="missed by {time}"
                    values={{ time: minutesText(intl, missedMinutes) }}
                  />
                )}
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
