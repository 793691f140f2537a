import { PasswordInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useErrorText } from "../api/errors";
import { useToast } from "../ui/toasts/toasts";
import type { Account_AccountFragment } from "../gql/graphql";
import { AccountDocument, MySessionsDocument } from "../gql/graphql";
import { useChangePasswordMutation } from "../gql/hooks";
import { useInstants } from "../i18n/Instant";
import { FormSection } from "../ui/form/FormPage";
import { NewPasswordFields, noPassword, passwordProblem } from "../ui/form/NewPasswordFields";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import styles from "./account.module.css";

export function OwnPassword({ account }: { account: Account_AccountFragment }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const toast = useToast();
  const write = useInstants();
  const [change, { loading, error, reset }] = useChangePasswordMutation({ refetchQueries: [AccountDocument, MySessionsDocument] });
  const [current, setCurrent] = useState("");
  const [chosen, setChosen] = useState(noPassword);
  const problem = current
    ? passwordProblem(intl, chosen)
    : intl.formatMessage({ id: "account.currentWanted", defaultMessage: "Enter your current password." });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem !== null) return;
    change({ variables: { input: { current, ...chosen } } })
      .then(() => {
        setCurrent("");
        setChosen(noPassword);
        toast.done(
          intl.formatMessage({
            id: "account.passwordChanged",
            defaultMessage: "The password was changed. Your other sessions were ended.",
          }),
        );
      })
      .catch(() => undefined);
  };
  return (
    <FormSection
      title={<FormattedMessage id="account.password" defaultMessage="Password" />}
      note={
        account.passwordChangedAt && (
          <FormattedMessage
            id="account.passwordSince"
            defaultMessage="Last changed on {date}."
            values={{ date: write.date(account.passwordChangedAt) }}
          />
        )
      }
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <input type="text" autoComplete="username" value={account.user} readOnly hidden />
        <PasswordInput
          size="sm"
          label={<FormattedMessage id="account.current" defaultMessage="Current password" />}
          autoComplete="current-password"
          visibilityToggleButtonProps={{
            "aria-label": intl.formatMessage({ id: "login.showPassword", defaultMessage: "Show password" }),
            "aria-hidden": false,
            tabIndex: 0,
          }}
          value={current}
          onChange={(event) => {
            if (error) reset();
            setCurrent(event.currentTarget.value);
          }}
        />
        <NewPasswordFields value={chosen} onChange={setChosen} />
        <div role="alert" className={styles.failed}>
          {error && errorText(error)}
        </div>
        <div className={styles.row}>
          <ReasonedButton type="submit" reason={problem} loading={loading}>
            <FormattedMessage id="account.changePassword" defaultMessage="Change password" />
          </ReasonedButton>
        </div>
      </form>
    </FormSection>
  );
}
