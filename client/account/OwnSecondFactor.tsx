import { Button } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { Account_AccountFragment } from "../gql/graphql";
import { FormSection } from "../ui/form/FormPage";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import styles from "./account.module.css";
import { EnrolDialog } from "./EnrolDialog";
import { RemoveDialog } from "./RemoveDialog";

/** The second factor: set up, or removed where no profile demands it. */
export function OwnSecondFactor({ account }: { account: Account_AccountFragment }) {
  const intl = useIntl();
  const [open, setOpen] = useState<"enrol" | "remove" | null>(null);
  const close = (): void => setOpen(null);
  const required = account.secondFactorRequired
    ? intl.formatMessage({ id: "account.factorRequired", defaultMessage: "Your profile demands a second factor." })
    : null;
  return (
    <FormSection
      title={<FormattedMessage id="account.factor" defaultMessage="Second factor" />}
      note={
        account.secondFactor ? (
          <FormattedMessage id="account.factorOn" defaultMessage="In force: signing in asks for a code of your authenticator." />
        ) : (
          <FormattedMessage id="account.factorOff" defaultMessage="Not set up: signing in asks for the password alone." />
        )
      }
    >
      <div className={styles.row}>
        {account.secondFactor ? (
          <ReasonedButton variant="default" reason={required} onClick={() => setOpen("remove")}>
            <FormattedMessage id="account.factorRemove" defaultMessage="Remove the second factor" />
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
