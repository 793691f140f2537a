import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useDisableUsersMutation, useEnableUsersMutation } from "../../gql/hooks";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import type { UserRow } from "./userColumns";

const MAX_SELECTED = 100;

export function UserBulk({ users, onDone }: { users: UserRow[]; onDone(): void }) {
  const intl = useIntl();
  const run = useToastedMutation();
  const [asking, setAsking] = useState(false);
  const [enable, enabling] = useEnableUsersMutation();
  const [disable] = useDisableUsersMutation();
  const ids = users.map(({ id }) => id);
  const tooMany =
    ids.length > MAX_SELECTED
      ? intl.formatMessage({ id: "users.tooMany", defaultMessage: "Select at most {most} users." }, { most: MAX_SELECTED })
      : users.some(({ oneself }) => oneself)
        ? intl.formatMessage({
            id: "users.notYourself",
            defaultMessage: "The selection includes you. You cannot enable or disable yourself.",
          })
        : null;
  const none = (disabled: boolean): string | null =>
    users.every(({ disabledAt }) => (disabledAt !== null) === disabled)
      ? disabled
        ? intl.formatMessage({ id: "users.allDisabled", defaultMessage: "All selected users are disabled." })
        : intl.formatMessage({ id: "users.allEnabled", defaultMessage: "All selected users are enabled." })
      : null;
  const enableAll = async (): Promise<void> => {
    if (await run(() => enable({ variables: { ids } }))) onDone();
  };
  return (
    <>
      <strong role="status">
        <FormattedMessage id="list.selected" defaultMessage="{count, number} selected" values={{ count: ids.length }} />
      </strong>
      <ReasonedButton variant="default" reason={tooMany ?? none(false)} loading={enabling.loading} onClick={() => void enableAll()}>
        <FormattedMessage id="users.enable" defaultMessage="Enable" />
      </ReasonedButton>
      <ReasonedButton variant="default" reason={tooMany ?? none(true)} onClick={() => setAsking(true)}>
        <FormattedMessage id="users.disable" defaultMessage="Disable" />
      </ReasonedButton>
      <Button variant="subtle" color="gray" onClick={onDone}>
        <FormattedMessage id="list.unselect" defaultMessage="Clear the selection" />
      </Button>
      {asking && (
        <MutationDialog
          title={
            <FormattedMessage
              id="users.disableTitle"
              defaultMessage="Disable {count, plural, one {# user} other {# users}}?"
              values={{ count: ids.length }}
            />
          }
          confirm={<FormattedMessage id="users.disable" defaultMessage="Disable" />}
          danger
          mutate={() => disable({ variables: { ids } })}
          errorsIn="corner"
          onClose={() => setAsking(false)}
          onDone={onDone}
        >
          <p>
            <FormattedMessage
              id="users.disableText"
              defaultMessage="They are signed out immediately and cannot sign in until enabled again."
            />
          </p>
        </MutationDialog>
      )}
    </>
  );
}
