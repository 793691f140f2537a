import { Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { isWayBackOffered } from "../../../store/wayBack";
import { useObservable } from "../../../store/observable";
import { useShortcuts } from "../../../ui/shortcuts";
import styles from "../actions.module.css";
import { useNewestUndoToast } from "./undoToasts";

/** Undoes what was just done. Of several offers the newest has the key; while Z is the way back on the map, it is Ctrl Z alone. */
export function UndoButton({ toast, onUndo }: { toast: string; onUndo(): void }) {
  const intl = useIntl();
  const isNewest = useNewestUndoToast() === toast;
  const isZTaken = useObservable(isWayBackOffered);
  const label = intl.formatMessage({ id: "claim.undo.key", defaultMessage: "Undo the last action, while it is offered" });
  useShortcuts(
    isNewest ? [{ keys: isZTaken ? "Ctrl Z" : "Z, Ctrl Z", label, key: "z", control: isZTaken ? "only" : "also", press: onUndo }] : [],
  );
  return (
    <Button className={styles.toastButton!} size="compact-xs" variant="default" onClick={onUndo}>
      <FormattedMessage id="action.undo" defaultMessage="Undo" />
      {isNewest && <kbd aria-hidden>{isZTaken ? "Ctrl Z" : "Z"}</kbd>}
    </Button>
  );
}
