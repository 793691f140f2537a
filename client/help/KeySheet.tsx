import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { observable, useObservable } from "../store/observable";
import { lazyPart } from "../ui/lazyPart";
import { useShortcuts } from "../ui/shortcuts";
import styles from "./KeySheet.module.css";

const KeysDialog = lazyPart(() => import("./KeysDialog").then((file) => file.KeysDialog));
const isOpen = observable(false);

/** The keys of the screen in front, for those who ask with "?" or in the footer. */
export function KeySheet() {
  const intl = useIntl();
  const opened = useObservable(isOpen);
  const [wasOpened, setWasOpened] = useState(false);
  if (opened && !wasOpened) setWasOpened(true);
  useShortcuts([
    {
      keys: "?",
      label: intl.formatMessage({ id: "keys.help", defaultMessage: "These keys" }),
      key: "?",
      press: () => isOpen.set(true),
    },
  ]);
  return wasOpened ? <KeysDialog opened={opened} onClose={() => isOpen.set(false)} /> : null;
}

/** Opens the sheet. */
export function KeysButton() {
  return (
    <button type="button" className={styles.button} onClick={() => isOpen.set(true)}>
      <FormattedMessage id="keys.title" defaultMessage="Keys" /> <kbd>?</kbd>
    </button>
  );
}
