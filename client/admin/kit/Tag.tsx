import type { ReactNode } from "react";
import styles from "../admin.module.css";

export const Tag = ({ off = false, children }: { off?: boolean; children: ReactNode }) => (
  <span className={styles.tag} data-off={off || undefined}>
    {children}
  </span>
);
