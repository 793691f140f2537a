import type { ButtonHTMLAttributes } from "react";

interface AlarmButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  reason: string | null;
  onClick(): void;
}

/** A button that handles alarms. While it is disabled it keeps its place in the tab order and says the reason. */
export const AlarmButton = ({ reason, onClick, children, ...rest }: AlarmButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-disabled={reason !== null || undefined}
    title={reason ?? undefined}
    onClick={() => reason === null && onClick()}
  >
    {children}
  </button>
);
