import { Anchor, Button, Checkbox, PasswordInput, Text, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Navigate, useLocation } from "react-router";
import { ERROR_SHOWN_MS } from "../../schema/rules/limits/specified";
import { doLogin } from "../api/calls";
import { ResponseErrors } from "../api/errors";
import { beginSession, isSignedIn, type LoginAnswer, session } from "../session/session";
import { useObservable } from "../store/observable";
import { LanguageMenu } from "../ui/language/LanguageMenu";
import { Mark } from "../ui/Mark";
import { useToast } from "../ui/toasts/toasts";
import { DirectoryButton } from "./directory/DirectoryButton";
import { ForgotPassword } from "./password/ForgotPassword";
import styles from "./LoginPage.module.css";
import { LoginSteps } from "./steps/LoginSteps";
import { type LoginState, useDirectoryError } from "./directory/useDirectoryError";
import { useTimedText } from "./useTimedText";
import { pageAfterSignIn } from "./requestedPage";

export function LoginPage() {
  const intl = useIntl();
  const toast = useToast();
  const current = useObservable(session);
  const destination = (useLocation().state as LoginState | null) ?? {};
  const [loading, setLoading] = useState(false);
  const [error, showError] = useTimedText(ERROR_SHOWN_MS);
  const [directoryError, clearDirectoryError] = useDirectoryError(ERROR_SHOWN_MS);
  const [forgot, setForgot] = useState(false);
  const [step, setStep] = useState<LoginAnswer | null>(null);
  const required = intl.formatMessage({ id: "login.userRequired", defaultMessage: "The user name is required." });
  const form = useForm({
    initialValues: { user: "", password: "", persistent: false },
    validate: { user: (user) => (user.trim() ? null : required) },
  });

  if (current.status === "in") return <Navigate to={pageAfterSignIn(current.userId, destination)} replace />;

  const nextStep = (answer: LoginAnswer): void => (isSignedIn(answer) ? beginSession(answer) : setStep(answer));
  const startAgain = (why: string | null): void => {
    setStep(null);
    form.setFieldValue("password", "");
    showError(why);
  };

  const signIn = form.onSubmit(
    async (input) => {
      showError(null);
      clearDirectoryError();
      setLoading(true);
      try {
        nextStep(await doLogin({ ...input, keepSessionAlive: input.persistent }));
      } catch (failure) {
        if (failure instanceof ResponseErrors) showError(failure.message);
        else toast.say("proxyFailed");
      } finally {
        setLoading(false);
      }
    },
    () => form.getInputNode("user")?.focus(),
  );

  return (
    <main className={styles.page}>
      <div className={styles.language}>
        <LanguageMenu />
      </div>
      <section className={styles.card}>
        <Title order={1} className={styles.title}>
          <Mark size={22} />
          Atalaya
        </Title>
        {step ? (
          <LoginSteps key={step.challenge} answer={step} onAnswer={nextStep} onCancelled={startAgain} />
        ) : (
          <>
            {current.status === "out" && current.why === "over" && (
              <Text c="dimmed" role="status">
                <FormattedMessage id="login.sessionOver" defaultMessage="Your session has ended. Sign in again." />
              </Text>
            )}
            <DirectoryButton keep={form.values.persistent} wanted={destination} />
            <form className={styles.form} onSubmit={signIn} noValidate>
              <TextInput
                size="sm"
                label={<FormattedMessage id="login.user" defaultMessage="User" />}
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                data-autofocus
                autoFocus
                required
                withAsterisk={false}
                {...form.getInputProps("user")}
              />
              <PasswordInput
                size="sm"
                label={<FormattedMessage id="login.password" defaultMessage="Password" />}
                autoComplete="current-password"
                visibilityToggleButtonProps={{
                  "aria-label": intl.formatMessage({ id: "login.showPassword", defaultMessage: "Show password" }),
                  "aria-hidden": false,
                  tabIndex: 0,
                }}
                {...form.getInputProps("password")}
              />
              <Checkbox
                label={<FormattedMessage id="login.keep" defaultMessage="Keep me signed in on this computer" />}
                {...form.getInputProps("persistent", { type: "checkbox" })}
              />
              <div role="alert" aria-live="assertive" className={styles.error} data-shown={(error ?? directoryError) ? true : undefined}>
                {error ?? directoryError}
              </div>
              <Button type="submit" size="sm" fullWidth loading={loading}>
                <FormattedMessage id="login.signIn" defaultMessage="Sign in" />
              </Button>
            </form>
            <Anchor component="button" type="button" size="xs" className={styles.forgot} onClick={() => setForgot(true)}>
              <FormattedMessage id="login.forgot" defaultMessage="Forgot your password?" />
            </Anchor>
          </>
        )}
      </section>
      <ForgotPassword opened={forgot} onClose={() => setForgot(false)} />
    </main>
  );
}
