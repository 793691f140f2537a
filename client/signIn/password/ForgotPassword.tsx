import { Button, Group, Modal, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../api/errors";
import { useRequestPasswordResetMutation } from "../../gql/hooks";
import { ReasonedButton } from "../../ui/form/ReasonedButton";

/** Requests a reset link. The response does not reveal whether the user exists. */
export function ForgotPassword({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      centered
      size={380}
      title={<FormattedMessage id="forgot.title" defaultMessage="Forgotten password" />}
    >
      <Request onClose={onClose} />
    </Modal>
  );
}

function Request({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [request, { loading, data, error }] = useRequestPasswordResetMutation({ fetchPolicy: "no-cache" });
  const [account, setAccount] = useState("");
  const reason = account.trim() ? null : intl.formatMessage({ id: "forgot.wanted", defaultMessage: "Enter your user name or e-mail." });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === null) void request({ variables: { account: account.trim() } }).catch(() => undefined);
  };
  if (data)
    return (
      <Stack gap="md">
        <Text role="status">
          <FormattedMessage
            id="forgot.sent"
            defaultMessage="If the user exists, an e-mail with a link to choose a new password was sent. The link is valid for 30 minutes."
          />
        </Text>
        <Button onClick={onClose} ml="auto" data-autofocus>
          <FormattedMessage id="action.close" defaultMessage="Close" />
        </Button>
      </Stack>
    );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">
          <FormattedMessage id="forgot.help" defaultMessage="You receive an e-mail with a link to choose a new password." />
        </Text>
        <TextInput
          size="sm"
          label={<FormattedMessage id="forgot.account" defaultMessage="User or e-mail" />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          maxLength={200}
          value={account}
          error={error && errorText(error)}
          onChange={(event) => setAccount(event.currentTarget.value)}
        />
        <Group justify="end" gap="xs">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="action.back" defaultMessage="Back" />
          </Button>
          <ReasonedButton type="submit" reason={reason} loading={loading}>
            <FormattedMessage id="forgot.send" defaultMessage="Send link" />
          </ReasonedButton>
        </Group>
      </Stack>
    </form>
  );
}
