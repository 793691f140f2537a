import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { useErrorText } from "../api/errors";
import styles from "./dashboard.module.css";

export const DashboardMessage = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={styles.message} role="status">
    <p>{children}</p>
    {action}
  </div>
);

export function DashboardFailure({ error, retry }: { error: unknown; retry(): void }) {
  const errorText = useErrorText();
  return (
    <div className={styles.message} role="alert">
      <p>{errorText(error)}</p>
      <Button variant="default" onClick={retry}>
        <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
      </Button>
    </div>
  );
}

export const NoInstance = () => (
  <DashboardMessage>
    <FormattedMessage
      id="dashboard.noInstance"
      defaultMessage="Your profile has no AMA instance with a dashboard. Ask your local administrator."
    />
  </DashboardMessage>
);

export const NotShown = () => (
  <FormattedMessage id="dashboard.notShown" defaultMessage="This indicator is hidden by your profile or off for this AMA instance." />
);
