import type { ReactNode } from "react";
import { useCanSeeField } from "../../session/useCanSeeField";
import styles from "./detail.module.css";

export const Details = ({ children }: { children: ReactNode }) => <dl className={styles.details}>{children}</dl>;

export interface DetailProps {
  label: ReactNode;
  /** Columns that the line shows, such as `incidents.plate`. It is hidden if the user may see none of them. */
  columns?: readonly string[];
  wide?: boolean;
  /** `null` is shown as a dash. */
  children: ReactNode;
}

export function Detail({ label, columns: of, wide = false, children }: DetailProps) {
  const canSeeField = useCanSeeField();
  if (of && !of.some(canSeeField)) return null;
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children === null || children === undefined || children === false || children === "" ? "—" : children}</dd>
    </div>
  );
}
