import { Button, Text, Title } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router";
import { doResetPassword } from "../../apollo/calls";
import { ResponseErrors } from "../../apollo/errors";
import { paths } from "../../paths";
import { LanguageMenu } from "../../ui/LanguageMenu";
import { Mark } from "../../ui/Mark";
import { NewPasswordFields, noPassword, passwordProblem } from "../../ui/form/NewPasswordFields";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { useToast } from "../../ui/toasts";
import styles from "../LoginPage.module.css";
import { clearResetLink, type ResetLink, resetLinkOf } from "./resetToken";

/** Where the mailed link leads: a new password, typed twice; afterwards the way back to signing in. Specification section 2. */
export function ResetPasswordPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(search);
  const [link, setLink] = useState(() => resetLinkOf(search));
  const [done, setDone] = useState(false);
  // Another link is opened where this page is open already.
  if (search !== opened) {
    setOpened(search);
    if (search) {
      setLink(resetLinkOf(search));
      setDone(false);
    }
  }
  useEffect(() => {
    if (search) void navigate(paths.resetPassword(), { replace: true });
  }, [search, navigate]);
  return (
    <main className={styles.page}>
      <div className={styles.language}>
        <LanguageMenu />
      </div>
      <section className={styles.card}>
        <Title order={1} className={styles.title}>
          <Mark size={22} />
          <FormattedMessage id="reset.title" defaultMessage="New password" />
        </Title>
        {done ? (
          <Text role="status">
            <FormattedMessage
              id="reset.done"
              defaultMessage="Your new password is in force, and every session of yours has ended. Sign in with it."
            />
          </Text>
        ) : link === null ? (
          <Text role="alert">
            <FormattedMessage
              id="reset.noToken"
              defaultMessage="There is no link here. Open the one in the mail, or ask for another: Forgot your password?"
            />
          </Text>
        ) : (
          <Form
            key={link.token}
            link={link}
            onDone={() => {
              clearResetLink();
              setDone(true);
            }}
          />
        )}
        <Button component={Link} to={paths.login()} variant={done ? "filled" : "default"} size="sm" fullWidth autoFocus={done}>
          <FormattedMessage id="reset.back" defaultMessage="Back to signing in" />
        </Button>
      </section>
    </main>
  );
}

function Form({ link, onDone }: { link: ResetLink; onDone(): void }) {
  const intl = useIntl();
  const toast = useToast();
  const [loading, setLoading] = useState(false);
  /** Why the server refused, in its words. */
  const [error, showError] = useState("");
  const [chosen, setChosen] = useState(noPassword);
  const reason = passwordProblem(intl, chosen);
  const save = async (): Promise<void> => {
    showError("");
    setLoading(true);
    try {
      await doResetPassword(link.token, chosen.password);
      onDone();
    } catch (failure) {
      if (failure instanceof ResponseErrors) showError(failure.message);
      else toast.say("proxyFailed");
    } finally {
      setLoading(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (reason === null) void save();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Text size="sm" c="dimmed">
        {link.welcome ? (
          <FormattedMessage
            id="reset.lifeWelcome"
            defaultMessage="The link of a new user works once, within 24 hours of its mail. Later, ask for another: Forgot your password?"
          />
        ) : (
          <FormattedMessage id="reset.lifeReset" defaultMessage="A link for a new password works once, within 30 minutes of its mail." />
        )}
      </Text>
      <NewPasswordFields value={chosen} onChange={setChosen} />
      <div role="alert" className={styles.error} data-shown={error ? true : undefined}>
        {error}
      </div>
      <ReasonedButton type="submit" size="sm" fullWidth reason={reason} loading={loading}>
        <FormattedMessage id="action.save" defaultMessage="Save" />
      </ReasonedButton>
    </form>
  );
}
