import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { type RequestError, requestErrorText } from "../../apollo/errors";
import { useTimedText } from "../useTimedText";
import type { RequestedPage } from "../requestedPage";

/** What the page before this one left: the page that was asked for, and why signing in through the directory failed. */
export interface LoginState extends RequestedPage {
  error?: string | undefined;
}

/** What the server may say in an address; anybody can write one. */
const ALLOWED_CODES = /^(DIRECTORY_\w+|INTERNAL_SERVER_ERROR|UNAVAILABLE|UNREACHABLE)$/;

/** Why the directory's sign-in failed, in the language spoken, for so long; a reload does not say it again. */
export function useDirectoryError(milliseconds: number): [text: string | null, forget: () => void] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { error, from, user } = (useLocation().state as LoginState | null) ?? {};
  const [shown, show] = useTimedText(milliseconds);
  useEffect(() => {
    if (!error) return;
    show(error);
    void navigate(".", { replace: true, state: { from, user } satisfies LoginState });
  }, [error, from, user, navigate, show]);
  const code = shown && ALLOWED_CODES.test(shown) ? (shown as RequestError["code"]) : "UNKNOWN";
  return [shown && requestErrorText(intl, { code, values: {}, id: null }), () => show(null)];
}
