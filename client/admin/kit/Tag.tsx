import type { ReactNode } from "react";
import styles from "../admin.module.css";

/** A word about a user or a profile, in a box; `off`: it says that something is barred. */
export const Tag = ({ off = false, children }: { off?: boolean; children: ReactNode }) => (
  <span className={styles.tag} data-off={off || undefined}>
    {children}
  </span>
);
