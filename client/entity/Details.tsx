import type { ReactNode } from "react";
import { useCanSeeField } from "../session/useCanSeeField";
import styles from "./detail.module.css";

/** Labels and values in two columns; where it is narrow in one. */
export const Details = ({ children }: { children: ReactNode }) => <dl className={styles.details}>{children}</dl>;

export interface DetailProps {
  label: ReactNode;
  /** The columns it shows, `incidents.plate`: whoever may see none of them has no such line. Absent: everybody has it. */
  columns?: readonly string[];
  /** Over both columns. */
  wide?: boolean;
  /** Nothing known is a dash. */
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
