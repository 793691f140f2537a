import type { FragmentType } from "@apollo/client";
import { IconInfoCircle } from "@tabler/icons-react";
import { FormattedMessage } from "react-intl";
import type { ContradictionStrip_ClaimFragment } from "../../gql/graphql";
import { useContradictionStrip_claimFragment } from "../../gql/hooks";
import { Instant } from "../../i18n/Instant";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import styles from "./FinishedStrip.module.css";

export function ContradictionStrip({ claim }: { claim: FragmentType<ContradictionStrip_ClaimFragment> }) {
  const data = useCompleteFragment(useContradictionStrip_claimFragment(claim));
  if (!data?.contradiction) return null;
  const { contradiction, cancelledAt, timeZone } = data;
  return (
    <div className={styles.strip} role="status">
      <span>
        <IconInfoCircle className={styles.sign} size={16} aria-hidden />
        <FormattedMessage
          id="claim.contradicted"
          defaultMessage="The source has reported the state {state} since {time}. The claim remains {cancelled, select, true {cancelled} other {finished}}, because it was not closed by the source."
          values={{
            state: <b>{contradiction.serviceState}</b>,
            time: <Instant at={contradiction.since} zone={timeZone} withDate />,
            cancelled: String(cancelledAt !== null),
          }}
        />
      </span>
    </div>
  );
}
