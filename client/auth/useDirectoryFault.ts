import { useEffect } from "react";
import { useIntl } from "react-intl";
import { useLocation, useNavigate } from "react-router";
import { type Fault, faultText } from "../apollo/faults";
import { useShownFor } from "./useShownFor";
import type { Wanted } from "./wantedPage";

/** What the page before this one left: the page that was asked for, and why signing in through the directory failed. */
export interface LoginState extends Wanted {
  fault?: string | undefined;
}

/** What the server may say in an address; anybody can write one. */
const meant = /^(DIRECTORY_\w+|INTERNAL_SERVER_ERROR|UNAVAILABLE|UNREACHABLE)$/;

/** Why the directory's sign-in failed, in the language spoken, for so long; a reload does not say it again. */
export function useDirectoryFault(milliseconds: number): [text: string | null, forget: () => void] {
  const intl = useIntl();
  const navigate = useNavigate();
  const { fault, from, user } = (useLocation().state as LoginState | null) ?? {};
  const [shown, show] = useShownFor(milliseconds);
  useEffect(() => {
    if (!fault) return;
    show(fault);
    void navigate(".", { replace: true, state: { from, user } satisfies LoginState });
  }, [fault, from, user, navigate, show]);
  const code = shown && meant.test(shown) ? (shown as Fault["code"]) : "UNKNOWN";
  return [shown && faultText(intl, { code, values: {}, id: null }), () => show(null)];
}
