import { Menu } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./ReasonedMenuItem.module.css";

export interface ReasonedMenuItemProps {
  children: ReactNode;
  reason: string | null;
  danger?: boolean;
  onClick(): void;
}

/** A disabled menu item stays focusable, so that screen readers read its reason and the menu can start with it. */
export const ReasonedMenuItem = ({ children, reason, danger = false, onClick }: ReasonedMenuItemProps) => (
  <Menu.Item
    className={styles.item!}
    aria-disabled={reason !== null}
    data-disabled={reason !== null || undefined}
    onClick={() => reason === null && onClick()}
    {...(danger && { color: "var(--critical-text)" })}
  >
    {children}
    {reason && <small className={styles.why}>{reason}</small>}
  </Menu.Item>
);
