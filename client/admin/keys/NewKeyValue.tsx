import { FormattedMessage, useIntl } from "react-intl";
import { SecretDialog } from "../kit/SecretDialog";

export function NewKeyValue({ name, value, onClose }: { name: string; value: string; onClose(): void }) {
  const intl = useIntl();
  return (
    <SecretDialog
      title={<FormattedMessage id="apiKeys.made" defaultMessage="Key for {name}" values={{ name }} />}
      note={<FormattedMessage id="apiKeys.once" defaultMessage="Copy the key now. It is shown only once." />}
      label={intl.formatMessage({ id: "apiKeys.key", defaultMessage: "Key" })}
      value={value}
      onClose={onClose}
    />
  );
}
