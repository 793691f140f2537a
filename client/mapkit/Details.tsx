import type { ReactNode } from "react";
import { useSees } from "../apollo/sees";
import styles from "./detail.module.css";

/** Labels and values in two columns; where it is narrow in one. */
export const Details = ({ children }: { children: ReactNode }) => <dl className={styles.details}>{children}</dl>;

export interface DetailProps {
  label: ReactNode;
  /** The columns it shows, `incidents.plate`: whoever may see none of them has no such line. Absent: everybody has it. */
  of?: readonly string[];
  /** Over both columns. */
  wide?: boolean;
  /** Nothing known is a dash. */
  children: ReactNode;
}

export function Detail({ label, of, wide = false, children }: DetailProps) {
  const sees = useSees();
  if (of && !of.some(sees)) return null;
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children === null || children === undefined || children === false || children === "" ? "—" : children}</dd>
    </div>
  );
}
