import { Menu } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./ReasonedMenuItem.module.css";

export interface ReasonedMenuItemProps {
  children: ReactNode;
  /** Why it cannot be used; null: it can. */
  reason: string | null;
  danger?: boolean;
  onClick(): void;
}

/**
 * An entry of a menu that says why it cannot be used. The keyboard reaches it all the same: an entry that takes no focus is never read out, and
 * a menu that begins with one would leave the keyboard outside.
 */
export const ReasonedMenuItem = ({ children, reason, danger = false, onClick }: ReasonedMenuItemProps) => (
  <Menu.Item
    className={styles.item!}
    aria-disabled={reason !== null}
    data-disabled={reason !== null || undefined}
    onClick={() => reason === null && onClick()}
    {...(danger && { color: "red" })}
  >
    {children}
    {reason && <small className={styles.why}>{reason}</small>}
  </Menu.Item>
);
