import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Account_AccountFragment } from "../gql/graphql";
import { FormSection } from "../ui/form/FormPage";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import styles from "./account.module.css";
import { EnrolDialog } from "./EnrolDialog";
import { RemoveDialog } from "./RemoveDialog";

/** Sets up or removes the second factor. It cannot be removed if the user's profile requires one. */
export function OwnSecondFactor({ account }: { account: Account_AccountFragment }) {
  const intl = useIntl();
  const [open, setOpen] = useState<"enrol" | "remove" | null>(null);
  const close = (): void => setOpen(null);
  const required = account.secondFactorRequired
    ? intl.formatMessage({ id: "account.factorRequired", defaultMessage: "Your profile requires a second factor." })
    : null;
  return (
    <FormSection
      title={<FormattedMessage id="account.factor" defaultMessage="Second factor" />}
      note={
        account.secondFactor ? (
          <FormattedMessage id="account.factorOn" defaultMessage="On. Signing in requires a code from your authenticator app." />
        ) : (
          <FormattedMessage id="account.factorOff" defaultMessage="Off. Signing in requires only your password." />
        )
      }
    >
      <div className={styles.row}>
        {account.secondFactor ? (
          <ReasonedButton variant="default" reason={required} onClick={() => setOpen("remove")}>
            <FormattedMessage id="account.factorRemove" defaultMessage="Remove second factor" />
          </ReasonedButton>
        ) : (
          <Button onClick={() => setOpen("enrol")}>
            <FormattedMessage id="account.factorEnrol" defaultMessage="Set up a second factor" />
          </Button>
        )}
      </div>
      {open === "enrol" && <EnrolDialog onClose={close} />}
      {open === "remove" && <RemoveDialog onClose={close} />}
    </FormSection>
  );
}
