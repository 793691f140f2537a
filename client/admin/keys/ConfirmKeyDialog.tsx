import { FormattedMessage, useIntl } from "react-intl";
import { useConfirmApiKeyMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";

/** Reactivates a key that was disabled by a restore of the database. */
export function ConfirmKeyDialog({ apiKey: { id, name }, onClose }: { apiKey: { id: string; name: string }; onClose(): void }) {
  const intl = useIntl();
  const [confirm] = useConfirmApiKeyMutation();
  return (
    <MutationDialog
      title={<FormattedMessage id="apiKeys.confirmTitle" defaultMessage="Confirm {name}?" values={{ name }} />}
      confirm={<FormattedMessage id="apiKeys.confirm" defaultMessage="Confirm" />}
      mutate={() => confirm({ variables: { id } })}
      done={intl.formatMessage({ id: "apiKeys.isConfirmed", defaultMessage: "The key is valid again." })}
      onClose={onClose}
    >
      <p>
        <FormattedMessage
          id="apiKeys.confirmText"
          defaultMessage="The database was restored, so this key may have been revoked after the backup. Confirm it to make it valid again."
        />
      </p>
    </MutationDialog>
  );
}
