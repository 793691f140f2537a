import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UserForm_UserFragment } from "../../gql/graphql";
import { useSendInvitationMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";

/** Sends another invitation to a user of the directory whose account is not known yet; `reason`: why it cannot be sent. */
export function InviteButton({ user, reason }: { user: UserForm_UserFragment; reason: string | null }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const [send] = useSendInvitationMutation();
  const { id, email } = user;
  const text = <FormattedMessage id="users.sendInvitation" defaultMessage="Send an invitation" />;
  return (
    <>
      <ReasonedButton variant="default" reason={reason} onClick={() => setAsking(true)}>
        {text}
      </ReasonedButton>
      {asking && (
        <MutationDialog
          title={text}
          confirm={<FormattedMessage id="users.send" defaultMessage="Send" />}
          mutate={() => send({ variables: { id } })}
          done={intl.formatMessage({ id: "users.invitationSent", defaultMessage: "The invitation is on its way to {email}." }, { email })}
          errorsIn="corner"
          onClose={() => setAsking(false)}
        >
          <p>
            <FormattedMessage
              id="users.invitationText"
              defaultMessage="{email} gets a link, good once and for 3 days. The directory account that signs in by it becomes this user for good."
              values={{ email }}
            />
          </p>
        </MutationDialog>
      )}
    </>
  );
}
