import { CloseButton } from "@mantine/core";
import { type ReactNode, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { useShortcuts } from "./shortcuts";
import { useOwnFocus } from "./useOwnFocus";
import styles from "./SideDialog.module.css";

export interface SideDialogProps {
  title: ReactNode;
  aside?: ReactNode;
  /** A change moves the focus to the dialog again. */
  recalled?: unknown;
  onClose(): void;
  children: ReactNode;
}

/**
 * Non-modal dialog next to the detail that opened it. It is rendered in document order, so that Tab leads from the detail into the
 * dialog.
 */
export function SideDialog({ title, aside, recalled, onClose, children }: SideDialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useOwnFocus(box, recalled);
  const close = intl.formatMessage({ id: "action.close", defaultMessage: "Close" });
  useShortcuts([
    { keys: "Esc", label: close, key: "Escape", whileTyping: true, press: ({ target }) => (isListOpen(target) ? false : onClose()) },
  ]);
  return (
    <div ref={box} className={styles.dialog} role="dialog" aria-labelledby={titleId} tabIndex={-1} data-keeps-characters>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {aside}
        <CloseButton className={styles.close} aria-label={close} onClick={onClose} />
      </div>
      {children}
    </div>
  );
}

/** Escape closes an open list of choices first. */
const isListOpen = (field: EventTarget | null): boolean => field instanceof Element && field.getAttribute("aria-expanded") === "true";
