import type { FragmentType } from "@apollo/client";
import { IconCheck } from "@tabler/icons-react";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { ClaimStatus, MilestoneCode } from "../../../schema/rules/lists/claims";
import type { MilestoneTrack_ClaimFragment } from "../../gql/graphql";
import { useMilestoneTrack_claimFragment } from "../../gql/hooks";
import { useInstants } from "../../i18n/Instant";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { milestoneLetters, milestoneNames, milestoneByLetter } from "./milestones";
import styles from "./MilestoneTrack.module.css";

const overdue: Partial<Record<ClaimStatus, MilestoneCode>> = {
  PENDING_ARRIVAL_CRITICAL: "ARRIVAL",
  PENDING_ARRIVAL_DELAYED: "ARRIVAL",
  NO_FINISH_DELAYED: "FINISHED",
};

const states = defineMessages({
  late: { id: "claim.milestone.lateSpoken", defaultMessage: "late" },
  pending: { id: "claim.milestone.pending", defaultMessage: "pending" },
});

export function MilestoneTrack({ claim }: { claim: FragmentType<MilestoneTrack_ClaimFragment> }) {
  const intl = useIntl();
  const write = useInstants();
  const data = useCompleteFragment(useMilestoneTrack_claimFragment(claim));
  if (!data) return null;
  return (
    <ol className={styles.track} aria-label={intl.formatMessage({ id: "claim.milestones", defaultMessage: "Milestones" })}>
      {milestoneLetters.map((letter) => {
        const code = milestoneByLetter(letter);
        const done = data.milestones.find((milestone) => milestone.code === code);
        const late = !done && overdue[data.status] === code;
        const time = done && write.time(done.at, data.timeZone);
        return (
          <li
            key={letter}
            data-milestone={code}
            data-state={done ? "done" : late ? "late" : "pending"}
            title={intl.formatMessage(milestoneNames[code])}
          >
            <span className={styles.node} aria-hidden>
              {done && <IconCheck className={styles.check} />}
              <span className={styles.letter}>{letter}</span>
            </span>
            <span className={styles.text} aria-hidden>
              {done ? (
                <>
                  <span className={styles.before}>{letter} </span>
                  {time}
                </>
              ) : late ? (
                <FormattedMessage id="claim.milestone.late" defaultMessage="late" />
              ) : (
                "—"
              )}
            </span>
            <span className="spoken">
              {intl.formatMessage(
                { id: "claim.milestone.spoken", defaultMessage: "{name}: {state}" },
                { name: intl.formatMessage(milestoneNames[code]), state: time ?? intl.formatMessage(late ? states.late : states.pending) },
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
