import { CloseButton } from "@mantine/core";
import { type ReactNode, useId, useRef } from "react";
import { useIntl } from "react-intl";
import { useShortcuts } from "./shortcuts";
import { useOwnFocus } from "./useOwnFocus";
import styles from "./SideDialog.module.css";

export interface SideDialogProps {
  title: ReactNode;
  /** Stands behind the title. */
  aside?: ReactNode;
  /** With another one the dialog takes the focus again. */
  recalled?: unknown;
  onClose(): void;
  children: ReactNode;
}

/**
 * A dialog beside the detail that it was opened from: nothing is dimmed or locked, the map and the detail go on being used. In the page it
 * comes where it is written, so that the keyboard goes from the detail into it and on.
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

/** A field whose choices are open has Escape for them. */
const isListOpen = (field: EventTarget | null): boolean => field instanceof Element && field.getAttribute("aria-expanded") === "true";
