import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { observable, useObservable } from "../store/observable";
import { lazyPart } from "../ui/lazyPart";
import { useShortcuts } from "../ui/shortcuts";
import styles from "./KeySheet.module.css";
import { loadChunk } from "../store/loadChunk";

const KeysDialog = lazyPart(() => loadChunk(() => import("./KeysDialog")).then((file) => file.KeysDialog), { error: "corner" });
const isOpen = observable(false);

export function KeySheet() {
  const intl = useIntl();
  const opened = useObservable(isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  useShortcuts([
    {
      keys: "?",
      label: intl.formatMessage({ id: "keys.help", defaultMessage: "Show keyboard shortcuts" }),
      key: "?",
      press: () => isOpen.set(true),
    },
  ]);
  return wasOpened ? <KeysDialog opened={opened} onClose={() => isOpen.set(false)} /> : null;
}

export function KeysButton() {
  return (
    <button type="button" className={styles.button} onClick={() => isOpen.set(true)}>
      <FormattedMessage id="keys.title" defaultMessage="Keyboard shortcuts" /> <kbd>?</kbd>
    </button>
  );
}
