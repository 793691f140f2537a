import type { ReactNode } from "react";
import styles from "./detail.module.css";

/** The few figures that matter most, side by side. */
export const DetailStrip = ({ children }: { children: ReactNode }) => <dl className={styles.strip}>{children}</dl>;

export interface StripCellProps {
  label: ReactNode;
  /** Shown on a second look. */
  title?: string | undefined;
  tone?: "critical" | "late" | undefined;
  /** Nothing known is a dash. */
  children: ReactNode;
}

export const StripCell = ({ label, title, tone, children }: StripCellProps) => (
  <div title={title}>
    <dt>{label}</dt>
    <dd data-tone={tone}>{children ?? "—"}</dd>
  </div>
);
