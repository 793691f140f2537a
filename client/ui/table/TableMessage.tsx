import { Button, Skeleton } from "@mantine/core";
import type { CSSProperties, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import styles from "./DataTable.module.css";

export interface TableMessageProps {
  children: ReactNode;
  alert?: boolean;
  onRetry?: (() => void) | undefined;
}

/** What stands where rows would: that there are none, or why they could not be had. */
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

/** Rows that have not come yet; seen only when that takes a moment. */
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
