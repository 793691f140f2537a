import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { isWayBackOffered } from "../../store/wayBack";
import { useObservable } from "../../store/observable";
import { useShortcuts } from "../shortcuts";
import styles from "./UndoButton.module.css";
import { useNewestUndoToast } from "./undoToasts";

/** Only the newest toast has the shortcut. While Z returns to an earlier map view, only Ctrl+Z undoes. */
export function UndoButton({ toast, onUndo }: { toast: string; onUndo(): void }) {
  const intl = useIntl();
  const isNewest = useNewestUndoToast() === toast;
  const isZTaken = useObservable(isWayBackOffered);
  const label = intl.formatMessage({ id: "claim.undo.key", defaultMessage: "Undo the last action, while available" });
  useShortcuts(
    isNewest ? [{ keys: isZTaken ? "Ctrl Z" : "Z, Ctrl Z", label, key: "z", control: isZTaken ? "only" : "also", press: onUndo }] : [],
  );
  return (
    <Button className={styles.undo!} size="compact-xs" variant="default" onClick={onUndo}>
      <FormattedMessage id="action.undo" defaultMessage="Undo" />
      {isNewest && <kbd aria-hidden>{isZTaken ? "Ctrl Z" : "Z"}</kbd>}
    </Button>
  );
}
