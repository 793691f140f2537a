import { FormattedMessage, useIntl } from "react-intl";
import { useConfirmApiKeyMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";

/** Asks before a key is good again that is not since the database was restored. */
export function ConfirmKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: { id: string; name: string }; onClose(): void }) {
  const intl = useIntl();
  const [confirm] = useConfirmApiKeyMutation();
  return (
    <MutationDialog
      title={<FormattedMessage id="apiKeys.confirmTitle" defaultMessage="Confirm {name}?" values={{ name }} />}
      confirm={<FormattedMessage id="apiKeys.confirm" defaultMessage="Confirm" />}
      mutate={() => confirm({ variables: { id } })}
      done={intl.formatMessage({ id: "apiKeys.isConfirmed", defaultMessage: "The key is good again." })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="apiKeys.confirmText"
          defaultMessage="The database was restored: the key may have been revoked since the backup. Once confirmed, it is good again."
        />
      </p>
    </MutationDialog>
  );
}
