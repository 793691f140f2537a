import { Button, Text, Title } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useLocation, useNavigate } from "react-router";
import { doResetPassword } from "../../api/calls";
import { ResponseErrors } from "../../api/errors";
import { paths } from "../../paths";
import { LanguageMenu } from "../../ui/language/LanguageMenu";
import { Mark } from "../../ui/Mark";
import { NewPasswordFields, noPassword, passwordProblem } from "../../ui/form/NewPasswordFields";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { useToast } from "../../ui/toasts/toasts";
import styles from "../LoginPage.module.css";
import { clearResetLink, type ResetLink, resetLinkOf } from "./resetToken";

/** Page of the mailed link (specification section 2): sets a new password. */
export function ResetPasswordPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(search);
  const [link, setLink] = useState(() => resetLinkOf(search));
  const [done, setDone] = useState(false);
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
              defaultMessage="Your password was changed and all your sessions were ended. Sign in with the new password."
            />
          </Text>
        ) : link === null ? (
          <Text role="alert">
            <FormattedMessage
              id="reset.noToken"
              defaultMessage="The link is missing. Open the one in the e-mail or use “Forgot your password?”."
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
          <FormattedMessage id="reset.back" defaultMessage="Back to sign-in" />
        </Button>
      </section>
    </main>
  );
}

function Form({ link, onDone }: { link: ResetLink; onDone(): void }) {
  const intl = useIntl();
  const toast = useToast();
  const [loading, setLoading] = useState(false);
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
            defaultMessage="The link for a new user works once and expires after 24 hours. After that, use “Forgot your password?”."
          />
        ) : (
          <FormattedMessage id="reset.lifeReset" defaultMessage="A reset link works once and expires 30 minutes after it was sent." />
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
