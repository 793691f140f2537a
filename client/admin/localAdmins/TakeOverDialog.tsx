import { Select } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../apollo/errors";
import { useToast } from "../../ui/toasts";
import { useDeleteLocalAdminMutation, useLocalAdminReplacementsQuery, useTransferLocalAdminMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { type AdminRow, Owned } from "./OwnedCounts";

export interface TakeOverDialogProps {
  admin: AdminRow;
  action: "transfer" | "delete";
  onClose(done: boolean): void;
}

/** Who takes over what a local administrator owns, before it is transferred or its owner deleted; refused when there is nobody. */
export function TakeOverDialog({ admin, action, onClose }: TakeOverDialogProps) {
  const intl = useIntl();
  const say = useErrorText();
  const toast = useToast();
  const [replacementId, setHeir] = useState<string | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const { data, error } = useLocalAdminReplacementsQuery({ variables: { id: admin.id }, fetchPolicy: "network-only" });
  const [transfer] = useTransferLocalAdminMutation();
  const [remove] = useDeleteLocalAdminMutation();
  const replacements = data?.localAdminReplacements;
  const nobody = replacements?.length === 0;
  const confirm = async (): Promise<void> => {
    try {
      if (action === "transfer") await transfer({ variables: { id: admin.id, to: replacementId! } });
      else await remove({ variables: { id: admin.id, replacement: replacementId! } });
      toast.done(
        action === "transfer"
          ? intl.formatMessage({ id: "toast.saved", defaultMessage: "Saved successfully." })
          : intl.formatMessage({ id: "toast.deleted", defaultMessage: "Deleted successfully." }),
      );
      onClose(true);
    } catch (fault) {
      setFailed(say(fault));
    }
  };
  return (
    <ConfirmDialog
      title={
        action === "transfer" ? (
          <FormattedMessage id="localAdmins.transferTitle" defaultMessage="Transfer what {name} manages" values={{ name: admin.name }} />
        ) : (
          <FormattedMessage id="specific.deleteTitle" defaultMessage="Delete {name}?" values={{ name: admin.name }} />
        )
      }
      confirm={
        action === "transfer" ? (
          <FormattedMessage id="localAdmins.transferNow" defaultMessage="Transfer" />
        ) : (
          <FormattedMessage id="action.delete" defaultMessage="Delete" />
        )
      }
      danger={action === "delete"}
      reason={
        nobody
          ? named(intl, "errors", "NO_REPLACEMENT")
          : replacementId === null
            ? intl.formatMessage({ id: "localAdmins.choose", defaultMessage: "Choose who takes over." })
            : null
      }
      failed={failed ?? (nobody ? named(intl, "errors", "NO_REPLACEMENT") : error ? say(error) : null)}
      onClose={() => onClose(false)}
      onConfirm={confirm}
    >
      <p>
        <Owned admin={admin} />
      </p>
      <p>
        {action === "transfer" ? (
          <FormattedMessage
            id="localAdmins.transferText"
            defaultMessage="Another local administrator takes them over. {name} stays, managing nothing."
            values={{ name: admin.name }}
          />
        ) : (
          <FormattedMessage
            id="localAdmins.deleteText"
            defaultMessage="Another local administrator takes them over. {name} is signed out and gone for good."
            values={{ name: admin.name }}
          />
        )}
      </p>
      {!nobody && (
        <Select
          label={<FormattedMessage id="localAdmins.replacement" defaultMessage="Who takes over" />}
          withAsterisk
          searchable
          data={(replacements ?? []).map(({ id, name, user }) => ({ value: id, label: `${name} (${user})` }))}
          value={replacementId}
          onChange={setHeir}
        />
      )}
    </ConfirmDialog>
  );
}
