import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useToast } from "../../ui/toasts";
import { useDisableUsersMutation, useEnableUsersMutation } from "../../gql/hooks";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import type { UserRow } from "./userColumns";

/** The server takes at most as many at once. */
const MAX_SELECTED = 100;

/** What can be done to the users that are selected: enable or disable them all at once. */
export function UserBulk({ users, onDone }: { users: UserRow[]; onDone(): void }) {
  const intl = useIntl();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [enable, enabling] = useEnableUsersMutation();
  const [disable] = useDisableUsersMutation();
  const ids = users.map(({ id }) => id);
  const tooMany =
    ids.length > MAX_SELECTED
      ? intl.formatMessage({ id: "users.tooMany", defaultMessage: "At most {most} users at once." }, { most: MAX_SELECTED })
      : users.some(({ oneself }) => oneself)
        ? intl.formatMessage({ id: "users.notYourself", defaultMessage: "You are among them: nobody enables or disables themselves." })
        : null;
  const none = (disabled: boolean): string | null =>
    users.every(({ disabledAt }) => (disabledAt !== null) === disabled)
      ? disabled
        ? intl.formatMessage({ id: "users.allDisabled", defaultMessage: "All of them are disabled." })
        : intl.formatMessage({ id: "users.allEnabled", defaultMessage: "All of them are enabled." })
      : null;
  const run = async (task: () => Promise<unknown>): Promise<void> => {
    try {
      await task();
      toast.done(intl.formatMessage({ id: "toast.saved", defaultMessage: "Saved successfully." }));
      onDone();
    } catch (error) {
      toast.failed(error);
    }
    setAsking(false);
  };
  return (
    <>
      <strong role="status">
        <FormattedMessage id="list.selected" defaultMessage="{count, number} selected" values={{ count: ids.length }} />
      </strong>
      <ReasonedButton
        variant="default"
        reason={tooMany ?? none(false)}
        loading={enabling.loading}
        onClick={() => void run(() => enable({ variables: { ids } }))}
      >
        <FormattedMessage id="users.enable" defaultMessage="Enable" />
      </ReasonedButton>
      <ReasonedButton variant="default" reason={tooMany ?? none(true)} onClick={() => setAsking(true)}>
        <FormattedMessage id="users.disable" defaultMessage="Disable" />
      </ReasonedButton>
      <Button variant="subtle" color="gray" onClick={onDone}>
        <FormattedMessage id="list.unselect" defaultMessage="Clear the selection" />
      </Button>
      {asking && (
        <ConfirmDialog
          title={
            <FormattedMessage
              id="users.disableTitle"
              defaultMessage="Disable {count, plural, one {# user} other {# users}}?"
              values={{ count: ids.length }}
            />
          }
          confirm={<FormattedMessage id="users.disable" defaultMessage="Disable" />}
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => run(() => disable({ variables: { ids } }))}
        >
          <p>
            <FormattedMessage
              id="users.disableText"
              defaultMessage="They are signed out everywhere at once and cannot sign in until they are enabled again."
            />
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
