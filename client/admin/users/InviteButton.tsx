import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useToast } from "../../ui/toasts";
import type { UserForm_UserFragment } from "../../gql/graphql";
import { useSendInvitationMutation } from "../../gql/hooks";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";

/** Sends another invitation to a user of the directory whose account is not known yet; `reason`: why it cannot be sent. */
export function InviteButton({ user, reason }: { user: UserForm_UserFragment; reason: string | null }) {
  const intl = useIntl();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [send] = useSendInvitationMutation();
  const { id, email } = user;
  const text = <FormattedMessage id="users.sendInvitation" defaultMessage="Send an invitation" />;
  const confirm = async (): Promise<void> => {
    try {
      await send({ variables: { id } });
      toast.done(intl.formatMessage({ id: "users.invitationSent", defaultMessage: "The invitation is on its way to {email}." }, { email }));
    } catch (error) {
      toast.failed(error);
    }
    setAsking(false);
  };
  return (
    <>
      <ReasonedButton variant="default" reason={reason} onClick={() => setAsking(true)}>
        {text}
      </ReasonedButton>
      {asking && (
        <ConfirmDialog
          title={text}
          confirm={<FormattedMessage id="users.send" defaultMessage="Send" />}
          onClose={() => setAsking(false)}
          onConfirm={confirm}
        >
          <p>
            <FormattedMessage
              id="users.invitationText"
              defaultMessage="{email} gets a link, good once and for 3 days. The directory account that signs in by it becomes this user for good."
              values={{ email }}
            />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
