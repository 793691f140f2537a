import { Center, Loader, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FormattedMessage } from "react-intl";
import { Navigate, useLocation } from "react-router";
import { session } from "../session/session";
import { useObservable } from "../store/observable";
import { paths } from "../paths";
import { useFailureToast } from "../ui/toasts/toasts";
import type { RequestedPage } from "./requestedPage";

/**
 * Redirects to the sign-in page and back to the requested page, except after a sign-out. After an expired session, only the same user
 * returns there.
 */
export function SignedIn({ children }: { children: ReactNode }) {
  const current = useObservable(session);
  const { pathname, search } = useLocation();
  useFailureToast("proxyFailed", current.status === "unknown" && current.unreachable);
  const [user, setUser] = useState<string>();
  if (current.status === "in" && current.userId !== user) setUser(current.userId);
  if (current.status === "in") return children;
  if (current.status === "out") {
    const keepsPage = current.why === "over" ? user !== undefined : current.why === null;
    const destination: RequestedPage = keepsPage ? { from: pathname + search, user } : {};
    return <Navigate to={paths.login()} replace state={destination} />;
  }
  return (
    <Center component="main" h="100dvh" style={{ gap: 12 }}>
      <Loader size={18} type="dots" aria-hidden />
      <Text role="status">
        {current.unreachable ? (
          <FormattedMessage id="session.unreachable" defaultMessage="The server cannot be reached. Trying again…" />
        ) : (
          <FormattedMessage id="session.loading" defaultMessage="Loading…" />
        )}
      </Text>
    </Center>
  );
}
