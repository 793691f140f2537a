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

/** What is entered about alarms, within their list. Esc leaves it, before it leaves the list or anything behind. */
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
