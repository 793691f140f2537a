import { Modal, UnstyledButton } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FragmentType } from "@apollo/client";
import type { ClaimVisits_ClaimFragment } from "../../gql/graphql";
import { useClaimVisits_claimFragment } from "../../gql/hooks";
import { DetailTable } from "../../entity/detail/DetailTable";
import styles from "../../entity/detail/detail.module.css";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { OtherViewersLines } from "../../entity/presence/OtherViewers";
import { useOtherViewers } from "../../live/presence";
import { ClaimAndLocalTime } from "../../entity/ClaimAndLocalTime";
import { useRegisterVisit } from "./useRegisterVisit";

export function ClaimVisits({ claim }: { claim: FragmentType<ClaimVisits_ClaimFragment> }) {
  const data = useCompleteFragment(useClaimVisits_claimFragment(claim));
  return data && <Visits claim={data} />;
}

function Visits({ claim: { id, timeZone, visits } }: { claim: ClaimVisits_ClaimFragment }) {
  const intl = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const otherViewers = useOtherViewers(id);
  useRegisterVisit(id);
  // Visits of users without this permission are recorded too.
  if (visits === null) return null;
  const people = new Set(visits.map(({ actor }) => actor.actorId)).size;
  const title = intl.formatMessage(
    { id: "claim.visits", defaultMessage: "Opened by {people, plural, one {# person} other {# people}}" },
    { people },
  );
  return (
    <>
      <UnstyledButton className={styles.aside!} onClick={() => setIsOpen(true)} aria-label={title} title={title}>
        <IconUsers size={15} aria-hidden /> {people}
      </UnstyledButton>
      <Modal opened={isOpen} onClose={() => setIsOpen(false)} title={title} size={420} centered>
        <h3 className={styles.section}>
          <FormattedMessage id="presence.now" defaultMessage="Also viewing now" />
        </h3>
        <OtherViewersLines claimId={id} />
        {otherViewers.length === 0 && <FormattedMessage id="presence.nobody" defaultMessage="No other users." />}
        <h3 className={styles.section}>
          <FormattedMessage id="presence.before" defaultMessage="Viewing history" />
        </h3>
        <DetailTable
          rows={visits}
          keyOf={(visit) => visit.id}
          none={<FormattedMessage id="claim.visits.none" defaultMessage="Not opened by anyone yet." />}
          columns={[
            { key: "name", label: <FormattedMessage id="claim.visits.who" defaultMessage="User" />, cell: ({ name }) => name },
            {
              key: "at",
              label: <FormattedMessage id="claim.visits.when" defaultMessage="Time" />,
              cell: ({ at }) => <ClaimAndLocalTime at={at} zone={timeZone} />,
            },
          ]}
        />
      </Modal>
    </>
  );
}
