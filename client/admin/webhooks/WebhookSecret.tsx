import { FormattedMessage, useIntl } from "react-intl";
import { SecretDialog } from "../kit/SecretDialog";

export function WebhookSecret({ name, value, onClose }: { name: string; value: string; onClose(): void }) {
  const intl = useIntl();
  return (
    <SecretDialog
      title={<FormattedMessage id="webhooks.secretOf" defaultMessage="Secret of {name}" values={{ name }} />}
      note={
        <FormattedMessage
          id="webhooks.secretOnce"
          defaultMessage="Copy the secret now. It is shown only once. The receiver needs it to verify messages."
        />
      }
      label={intl.formatMessage({ id: "webhooks.secret", defaultMessage: "Secret" })}
      value={value}
      onClose={onClose}
    />
  );
}
