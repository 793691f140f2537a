import { Button, type ButtonProps, Tooltip } from "@mantine/core";
import type { MouseEvent, ReactNode } from "react";

export interface ReasonedButtonProps extends ButtonProps {
  reason: string | null;
  type?: "button" | "submit";
  onClick?(event: MouseEvent<HTMLButtonElement>): void;
  children: ReactNode;
}

/** A disabled button stays focusable, so that its reason can be read. */
export function ReasonedButton({ reason, type = "button", onClick, children, ...more }: ReasonedButtonProps) {
  return (
    <Tooltip label={reason} disabled={reason === null} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
      <Button
        {...more}
        type={type}
        data-disabled={reason === null ? undefined : true}
        aria-disabled={reason !== null}
        aria-description={reason ?? undefined}
        onClick={(event) => (reason === null ? onClick?.(event) : event.preventDefault())}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
