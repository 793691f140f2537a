import { Modal, Switch } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import { observable, useObservable } from "../store/observable";
import { activeShortcuts, singleKeys, useShortcuts } from "../ui/shortcuts";
import styles from "./KeySheet.module.css";

const isOpen = observable(false);

/** The keys of the screen in front, for those who ask with "?" or in the footer. */
export function KeySheet() {
  const intl = useIntl();
  useShortcuts([
    {
      keys: "?",
      label: intl.formatMessage({ id: "keys.help", defaultMessage: "These keys" }),
      key: "?",
      press: () => isOpen.set(true),
    },
  ]);
  return (
    <Modal
      opened={useObservable(isOpen)}
      onClose={() => isOpen.set(false)}
      title={<FormattedMessage id="keys.title" defaultMessage="Keys" />}
    >
      <Keys />
    </Modal>
  );
}

function Keys() {
  const single = useObservable(singleKeys);
  return (
    <>
      <dl className={styles.keys}>
        {activeShortcuts().map(({ keys, label }) => (
          <div key={`${keys} ${label}`} data-off={!single && keys !== "Esc"}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
      <Switch
        checked={single}
        onChange={({ currentTarget: { checked } }) => singleKeys.set(checked)}
        label={<FormattedMessage id="keys.single" defaultMessage="Letters, digits and signs are keys, outside of fields" />}
      />
    </>
  );
}

/** Opens the sheet. */
export function KeysButton() {
  return (
    <button type="button" className={styles.button} onClick={() => isOpen.set(true)}>
      <FormattedMessage id="keys.title" defaultMessage="Keys" /> <kbd>?</kbd>
    </button>
  );
}
