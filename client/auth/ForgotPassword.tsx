import { Button, Modal, Stack, Text } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";

/** What to do about a forgotten password while the product cannot send mail about it. */
export function ForgotPassword({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const intl = useIntl();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      centered
      size={380}
      closeButtonProps={{ "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) }}
      title={<FormattedMessage id="forgot.title" defaultMessage="Forgotten password" />}
    >
      <Stack gap="md">
        <Text>
          <FormattedMessage
            id="forgot.notBuilt"
            defaultMessage="Asking for a new password by mail is not built yet. Your local administrator can give you one."
          />
        </Text>
        <Button onClick={onClose} ml="auto">
          <FormattedMessage id="action.close" defaultMessage="Close" />
        </Button>
      </Stack>
    </Modal>
  );
}
