import { TextInput } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isEmail, peopleLimits } from "../../../schema/rules/access/people";
import { useChangeLocalAdminEmailMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { MutationDialog } from "../../ui/form/MutationDialog";
import { OwnPasswordInput } from "../kit/OwnPasswordInput";
import type { AdminRow } from "./OwnedCounts";

export function EmailDialog({ admin, ...closing }: { admin: AdminRow; onClose(): void; onDone(): void }) {
  const intl = useIntl();
  const [email, setEmail] = useState("");
  const [repeated, setRepeated] = useState("");
  const [password, setPassword] = useState("");
  const [change] = useChangeLocalAdminEmailMutation();
  const wrong = isEmail(email.trim())
    ? null
    : intl.formatMessage({ id: "users.error.email", defaultMessage: "E-mail: enter an e-mail such as name@example.org." });
  const differ = email.trim() === repeated.trim() ? null : named(intl, "errors", "EMAILS_DIFFER");
  const noPassword = password ? null : intl.formatMessage({ id: "users.passwordNeeded", defaultMessage: "Enter your password." });
  return (
    <MutationDialog
      title={<FormattedMessage id="localAdmins.emailTitle" defaultMessage="Change the e-mail of {name}" values={{ name: admin.name }} />}
      confirm={<FormattedMessage id="action.save" defaultMessage="Save" />}
      reason={wrong ?? differ ?? noPassword}
      mutate={() => change({ variables: { input: { id: admin.id, email: email.trim(), repeated: repeated.trim(), password } } })}
      {...closing}
    >
      <p>
        <FormattedMessage
          id="localAdmins.emailNow"
          defaultMessage="Current e-mail: {email}. Both addresses are notified."
          values={{ email: admin.email ?? "—" }}
        />
      </p>
      <TextInput
        label={<FormattedMessage id="localAdmins.newEmail" defaultMessage="New e-mail" />}
        type="email"
        autoComplete="off"
        maxLength={peopleLimits.email}
        data-autofocus
        value={email}
        error={email !== "" && wrong}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <TextInput
        label={<FormattedMessage id="localAdmins.repeatEmail" defaultMessage="Repeat new e-mail" />}
        type="email"
        autoComplete="off"
        maxLength={peopleLimits.email}
        value={repeated}
        error={repeated !== "" && differ}
        onChange={(event) => setRepeated(event.currentTarget.value)}
      />
      <OwnPasswordInput value={password} onChange={setPassword} />
    </MutationDialog>
  );
}
