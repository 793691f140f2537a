import { Modal, UnstyledButton } from "@mantine/core";
import { IconUsers } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FragmentType } from "@apollo/client";
import type { ClaimVisits_ClaimFragment } from "../../gql/graphql";
import { useClaimVisits_claimFragment, useRegisterVisitMutation } from "../../gql/hooks";
import { DetailTable } from "../../entity/DetailTable";
import styles from "../../entity/detail.module.css";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { OtherViewersLines } from "../../entity/presence/OtherViewers";
import { useOtherViewers } from "../../live/presence";
import { isSeeingAs } from "../../session/session";
import { useActionToasts } from "../actions/outcome/useActionToasts";
import { ClaimAndLocalTime } from "../../entity/ClaimAndLocalTime";

/** Records that the user opened the claim and lists the users who did. */
export function ClaimVisits({ claim }: { claim: FragmentType<ClaimVisits_ClaimFragment> }) {
  const data = useCompleteFragment(useClaimVisits_claimFragment(claim));
  return data && <Visits claim={data} />;
}

function Visits({ claim: { id, timeZone, visits } }: { claim: ClaimVisits_ClaimFragment }) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  const otherViewers = useOtherViewers(id);
  const [register] = useRegisterVisitMutation();
  const { failed } = useActionToasts(id);
  useEffect(() => {
    // A user who views as a profile changes nothing.
    if (isSeeingAs()) return;
    register({ variables: { id } }).catch((error: unknown) => failed(error));
    // Runs once per claim, independent of renders.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  // Visits of users without this permission are recorded too.
  if (visits === null) return null;
  const people = new Set(visits.map(({ actor }) => actor.id)).size;
  const title = intl.formatMessage(
    { id: "claim.visits", defaultMessage: "Opened by {people, plural, one {# person} other {# people}}" },
    { people },
  );
  return (
    <>
      <UnstyledButton className={styles.aside!} onClick={() => setShown(true)} aria-label={title} title={title}>
        <IconUsers size={15} aria-hidden /> {people}
      </UnstyledButton>
      <Modal opened={shown} onClose={() => setShown(false)} title={title} size={420} centered>
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
