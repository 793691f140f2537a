import { Button, Skeleton } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./DataTable.module.css";

export interface TableMessageProps {
  children: ReactNode;
  alert?: boolean;
  onRetry?: (() => void) | undefined;
}

export const TableMessage = ({ children, alert = false, onRetry }: TableMessageProps) => (
  <div className={styles.message} role={alert ? "alert" : "status"}>
    <div>{children}</div>
    {onRetry && (
      <Button variant="default" onClick={onRetry}>
        <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
      </Button>
    )}
  </div>
);

export const TableWaiting = () => (
  <div className={styles.waiting} role="status">
    <span className="spoken">
      <FormattedMessage id="session.loading" defaultMessage="Loading…" />
    </span>
    {[68, 54, 72, 60, 66].map((width) => (
      <Skeleton key={width} height={10} width={`${width}%`} style={{ "--skeleton-radius": "3px" } as CSSProperties} />
    ))}
  </div>
);
