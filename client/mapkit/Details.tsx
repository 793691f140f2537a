import type { ReactNode } from "react";
import styles from "./detail.module.css";

/** Labels and values in two columns; where it is narrow in one. */
export const Details = ({ children }: { children: ReactNode }) => <dl className={styles.details}>{children}</dl>;

export interface DetailProps {
  label: ReactNode;
  /** Over both columns. */
  wide?: boolean;
  /** Nothing known is a dash. */
  children: ReactNode;
}

export const Detail = ({ label, wide = false, children }: DetailProps) => (
  <div className={wide ? styles.wide : undefined}>
    <dt>{label}</dt>
    <dd>{children === null || children === undefined || children === false || children === "" ? "—" : children}</dd>
  </div>
);
