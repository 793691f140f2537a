import { Modal, Switch } from "@mantine/core";
import { FormattedMessage } from "react-intl";
import { useObservable } from "../store/observable";
import { activeShortcuts, singleKeys } from "../ui/shortcuts";
import styles from "./KeySheet.module.css";

export function KeysDialog({ opened, onClose }: { opened: boolean; onClose(): void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={<FormattedMessage id="keys.title" defaultMessage="Keyboard shortcuts" />}>
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
        label={<FormattedMessage id="keys.single" defaultMessage="Single-key shortcuts" />}
      />
    </>
  );
}
