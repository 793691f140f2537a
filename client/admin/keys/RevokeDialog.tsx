import { FormattedMessage, useIntl } from "react-intl";
import { useRevokeApiKeyMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";

export interface RevokeDialogProps {
  apiKey: { id: string; name: string };
  onClose(): void;
  onDone(): void;
}

export function RevokeDialog({ apiKey: { id, name }, onClose, onDone }: RevokeDialogProps) {
  const intl = useIntl();
  const [revoke] = useRevokeApiKeyMutation();
  return (
    <MutationDialog
      title={<FormattedMessage id="apiKeys.revokeTitle" defaultMessage="Revoke {name}?" values={{ name }} />}
      confirm={<FormattedMessage id="apiKeys.revoke" defaultMessage="Revoke" />}
      danger
      mutate={() => revoke({ variables: { id } })}
      done={intl.formatMessage({ id: "apiKeys.isRevoked", defaultMessage: "The key was revoked." })}
      onClose={onClose}
      onDone={onDone}
    >
      <p>
        <FormattedMessage
          id="apiKeys.revokeText"
          defaultMessage="Programs that use this key lose access immediately. This cannot be undone."
        />
      </p>
    </MutationDialog>
  );
}
