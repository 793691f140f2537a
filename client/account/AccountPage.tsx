import { Title } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useErrorText } from "../api/errors";
import { useAccountQuery } from "../gql/hooks";
import { FormSection } from "../ui/form/FormPage";
import { TableMessage } from "../ui/table/TableMessage";
import styles from "./account.module.css";
import { Appearance } from "./Appearance";
import { OwnPassword } from "./OwnPassword";
import { OwnSecondFactor } from "./OwnSecondFactor";
import { OwnSessions } from "./OwnSessions";
import { OwnSubscriptions } from "./OwnSubscriptions";
import { Preferences } from "./Preferences";

export function AccountPage() {
  const errorText = useErrorText();
  const { data, error, refetch } = useAccountQuery({ fetchPolicy: "cache-and-network" });
  const account = data?.myAccount;
  return (
    <main className={styles.page}>
      <div className={styles.inside}>
        <Title order={1}>
          <FormattedMessage id="page.account" defaultMessage="User account" />
        </Title>
        {account ? (
          <>
            <dl className={styles.facts}>
              <dt>
                <FormattedMessage id="account.user" defaultMessage="User" />
              </dt>
              <dd>{account.user}</dd>
              <dt>
                <FormattedMessage id="account.name" defaultMessage="Name" />
              </dt>
              <dd>{account.name}</dd>
              <dt>
                <FormattedMessage id="account.email" defaultMessage="E-mail" />
              </dt>
              <dd>{account.email ?? "—"}</dd>
            </dl>
            <Preferences account={account} />
            <Appearance userId={account.id} />
            {account.internal ? (
              <FormSection title={<FormattedMessage id="account.signIn" defaultMessage="Sign-in" />}>
                <p className={styles.note}>
                  <FormattedMessage
                    id="account.internal"
                    defaultMessage="You sign in through the corporate directory, which manages your password and second factor."
                  />
                </p>
              </FormSection>
            ) : (
              <>
                <OwnPassword account={account} />
                <OwnSecondFactor account={account} />
              </>
            )}
            <OwnSessions />
            <OwnSubscriptions />
          </>
        ) : error ? (
          <TableMessage alert onRetry={() => void refetch()}>
            {errorText(error)}
          </TableMessage>
        ) : (
          <TableMessage>
            <FormattedMessage id="session.loading" defaultMessage="Loading…" />
          </TableMessage>
        )}
      </div>
    </main>
  );
}
