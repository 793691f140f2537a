import { Loader, Text, Title, VisuallyHidden } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { FormattedMessage } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { localeCodes } from "../../../schema/rules/language/locales";
import { requestErrorOf } from "../../api/errors";
import { post } from "../../api/post";
import { beginSession, isSignedIn, session } from "../../session/session";
import { ExchangeHandoffDocument } from "../../gql/graphql";
import { chooseLanguage, language } from "../../i18n/language";
import { useObservable } from "../../store/observable";
import { paths } from "../../paths";
import { type DirectoryReturn, directoryReturnOf, clearDirectoryReturn } from "./directoryReturn";
import styles from "../LoginPage.module.css";
import type { LoginState } from "./useDirectoryError";
import { pageAfterSignIn, takeRequestedPage } from "../requestedPage";

/** Return page of the directory sign-in: exchanges the code for a session, or returns to the sign-in page with the error. */
export function DirectoryPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { status } = useObservable(session);
  const [directoryReturn] = useState(() => directoryReturnOf(search));
  const hasBegun = useRef(false);

  useEffect(() => {
    if (search) void navigate(paths.loginDirectory(), { replace: true });
  }, [search, navigate]);

  useEffect(() => {
    // Waits for the check of an existing session, whose response would end the new one.
    if (hasBegun.current || status === "unknown" || search) return;
    hasBegun.current = true;
    clearDirectoryReturn();
    if (status === "out") applyLanguage(directoryReturn);
    const destination = takeRequestedPage();
    void exchangeCode(directoryReturn).then((errorCode) => {
      const now = session.get();
      const page = now.status === "in" ? pageAfterSignIn(now.userId, destination) : paths.home();
      return errorCode === null
        ? navigate(page, { replace: true })
        : navigate(paths.login(), { replace: true, state: { ...destination, error: errorCode } satisfies LoginState });
    });
  }, [status, search, directoryReturn, navigate]);

  return (
    <main className={styles.page}>
      <VisuallyHidden>
        <Title order={1}>
          <FormattedMessage id="page.loginDirectory" defaultMessage="Directory sign-in" />
        </Title>
      </VisuallyHidden>
      <div className={styles.entering}>
        <Loader size={18} type="dots" aria-hidden />
        <Text role="status">
          <FormattedMessage id="login.directoryEntering" defaultMessage="Signing you in…" />
        </Text>
      </div>
    </main>
  );
}

function applyLanguage(directoryReturn: DirectoryReturn): void {
  const code = localeCodes.find((candidate) => candidate === directoryReturn.language);
  if (code && code !== language.get()) chooseLanguage(code);
}

/** Returns an error code, `null` on success, `undefined` if the URL held no code. */
async function exchangeCode({ error, code }: DirectoryReturn): Promise<string | null | undefined> {
  if (error !== null || code === null) return error ?? undefined;
  try {
    const { exchangeHandoff: answer } = await post(ExchangeHandoffDocument, { code }, null);
    if (isSignedIn(answer)) beginSession(answer);
    return null;
  } catch (failure) {
    return requestErrorOf(failure).code;
  }
}
