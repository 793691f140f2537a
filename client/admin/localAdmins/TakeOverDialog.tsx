import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../../api/errors";
import { useDeleteLocalAdminMutation, useLocalAdminReplacementsQuery, useTransferLocalAdminMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { successes } from "../../ui/messages";
import { type AdminRow, Owned } from "./OwnedCounts";
import { ReplacementSelect } from "./ReplacementSelect";

export interface TakeOverDialogProps {
  admin: AdminRow;
  action: "transfer" | "delete";
  onClose(): void;
  onDone(): void;
}

export function TakeOverDialog({ admin, action, ...closing }: TakeOverDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [replacementId, setReplacement] = useState<string | null>(null);
  const { data, error } = useLocalAdminReplacementsQuery({ variables: { id: admin.id }, fetchPolicy: "network-only" });
  const [transfer] = useTransferLocalAdminMutation();
  const [remove] = useDeleteLocalAdminMutation();
  const replacements = data?.localAdminReplacements;
  const nobody = replacements?.length === 0;
  return (
    <MutationDialog
      title={
        action === "transfer" ? (
          <FormattedMessage
            id="localAdmins.transferTitle"
            defaultMessage="Transfer the users, profiles and keys of {name}"
            values={{ name: admin.name }}
          />
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
            ? intl.formatMessage({ id: "localAdmins.choose", defaultMessage: "Choose a replacement." })
            : null
      }
      failed={nobody ? named(intl, "errors", "NO_REPLACEMENT") : error ? errorText(error) : null}
      mutate={() =>
        action === "transfer"
          ? transfer({ variables: { id: admin.id, to: replacementId! } })
          : remove({ variables: { id: admin.id, replacement: replacementId! } })
      }
      {...(action === "delete" && { done: intl.formatMessage(successes.deleted) })}
      {...closing}
    >
      <p>
        <Owned admin={admin} />
      </p>
      <p>
        {action === "transfer" ? (
          <FormattedMessage
            id="localAdmins.transferText"
            defaultMessage="Another local administrator takes over the users, profiles and keys. {name} remains without any."
            values={{ name: admin.name }}
          />
        ) : (
          <FormattedMessage
            id="localAdmins.deleteText"
            defaultMessage="Another local administrator takes over the users, profiles and keys. {name} is signed out and deleted permanently."
            values={{ name: admin.name }}
          />
        )}
      </p>
      {!nobody && <ReplacementSelect replacements={replacements} value={replacementId} onChange={setReplacement} />}
    </MutationDialog>
  );
}
