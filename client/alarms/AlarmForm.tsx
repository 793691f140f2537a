import { type ReactNode, useRef } from "react";
import { useIntl } from "react-intl";
import { useShortcuts } from "../ui/shortcuts";
import { useOwnFocus } from "../ui/useOwnFocus";
import styles from "./AlarmList.module.css";

interface AlarmFormProps {
  onSubmit(): Promise<void>;
  onClose(): void;
  children: ReactNode;
}

/** Form inside the alarm list. Escape closes only the form, not the list. */
export function AlarmForm({ onSubmit, onClose, children }: AlarmFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  useOwnFocus(form);
  const close = intl.formatMessage({ id: "action.close", defaultMessage: "Close" });
  useShortcuts([{ keys: "Esc", label: close, key: "Escape", whileTyping: true, inDialog: form, press: onClose }]);
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      {children}
    </form>
  );
}
