import type { ReactNode } from "react";
import { useCanSeeField } from "../session/useCanSeeField";
import styles from "./detail.module.css";

/** The few figures that matter most, side by side. */
export const DetailStrip = ({ children }: { children: ReactNode }) => <dl className={styles.strip}>{children}</dl>;

export interface StripCellProps {
  label: ReactNode;
  /** The columns it shows, `incidents.predictedAt`: whoever may see none of them has no such figure. Absent: everybody has it. */
  columns?: readonly string[];
  /** Shown on a second look. */
  title?: string | undefined;
  /** What is counted from the figure, beside it. */
  note?: ReactNode;
  /** Colour of the note. */
  tone?: "critical" | "late" | undefined;
  /** Nothing known is a dash. */
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
