import type { ReactNode } from "react";
import { useCanSeeField } from "../../session/useCanSeeField";
import styles from "./detail.module.css";

export const DetailStrip = ({ children }: { children: ReactNode }) => <dl className={styles.strip}>{children}</dl>;

export interface StripCellProps {
  label: ReactNode;
  /** Columns that the cell shows, such as `incidents.predictedAt`. The cell is hidden if the user may see none of them. */
  columns?: readonly string[];
  title?: string | undefined;
  note?: ReactNode;
  tone?: "critical" | "late" | undefined;
  children: ReactNode;
}

export function StripCell({ label, columns: of, title, note, tone, children }: StripCellProps) {
  const canSeeField = useCanSeeField();
  if (of && !of.some(canSeeField)) return null;
  return (
    <div title={title}>
      <dt>{label}</dt>
      <dd>
        {children ?? "—"}
        {note && (
          <span className={styles.note} data-tone={tone}>
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}
