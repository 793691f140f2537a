import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { type RequestError, requestErrorText } from "../../api/errors";
import { useTimedText } from "../useTimedText";
import type { RequestedPage } from "../requestedPage";

export interface LoginState extends RequestedPage {
  error?: string | undefined;
}

/** Codes that the server can put in the address. Other text is ignored, because anyone can craft a link. */
const ALLOWED_CODES = /^(DIRECTORY_\w+|INTERNAL_SERVER_ERROR|UNAVAILABLE|UNREACHABLE)$/;

/** Text of the directory error, shown for a limited time and not repeated after a reload. */
export function useDirectoryError(milliseconds: number): [text: string | null, forget: () => void] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { error, from, user } = (useLocation().state as LoginState | null) ?? {};
  const [shownError, show] = useTimedText(milliseconds);
  useEffect(() => {
    if (!error) return;
    show(error);
    void navigate(".", { replace: true, state: { from, user } satisfies LoginState });
  }, [error, from, user, navigate, show]);
  const code = shownError && ALLOWED_CODES.test(shownError) ? (shownError as RequestError["code"]) : "UNKNOWN";
  return [shownError && requestErrorText(intl, { code, values: {}, id: null }), () => show(null)];
}
