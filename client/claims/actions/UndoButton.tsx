import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { useShortcuts } from "../../ui/shortcuts";
import styles from "./actions.module.css";

/** Undoes what was just done; while it is offered its key does so, too. */
export function UndoButton({ onUndo }: { onUndo(): void }) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: "claim.undo.key", defaultMessage: "Undo the last action, while it is offered" });
  useShortcuts([{ keys: "Z, Ctrl Z", label, key: "z", control: "also", press: onUndo }]);
  return (
    <Button className={styles.toastButton!} size="compact-xs" variant="default" onClick={onUndo}>
      <FormattedMessage id="action.undo" defaultMessage="Undo" />
      <kbd aria-hidden>Z</kbd>
    </Button>
  );
}
