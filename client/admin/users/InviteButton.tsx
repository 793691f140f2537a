import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { UserForm_UserFragment } from "../../gql/graphql";
import { useSendInvitationMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";

export function InviteButton({ user, reason }: { user: UserForm_UserFragment; reason: string | null }) {
  const intl = useIntl();
  const [asking, setAsking] = useState(false);
  const [send] = useSendInvitationMutation();
  const { id, email } = user;
  const text = <FormattedMessage id="users.sendInvitation" defaultMessage="Send invitation" />;
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
          done={intl.formatMessage({ id: "users.invitationSent", defaultMessage: "The invitation was sent to {email}." }, { email })}
          errorsIn="corner"
          onClose={() => setAsking(false)}
        >
          <p>
            <FormattedMessage
              id="users.invitationText"
              defaultMessage="{email} receives a link that works once within 3 days. The directory account that uses it is linked to this user permanently."
              values={{ email }}
            />
          </p>
        </MutationDialog>
      )}
    </>
  );
}
