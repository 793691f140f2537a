import { useIntl } from "react-intl";
import { CopyIcon } from "../ui/CopyIcon";
import styles from "./detail/detail.module.css";
import { InfoPopover } from "./InfoPopover";

/** Full id of an abbreviated one, with a copy button. Renders nothing if the id is not abbreviated. */
export function LongId({ id, shown }: { id: string; shown: string }) {
  const intl = useIntl();
  const whole = intl.formatMessage({ id: "entity.wholeId", defaultMessage: "Full number" });
  return (
    <span className={styles.longId}>
      {id !== shown && (
        <InfoPopover title={whole}>
          <span className={styles.wholeId}>{id}</span>
        </InfoPopover>
      )}
      <CopyIcon value={id} label={intl.formatMessage({ id: "entity.copyId", defaultMessage: "Copy number" })} />
    </span>
  );
}
