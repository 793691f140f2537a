import { useIntl } from "react-intl";
import { CopyIcon } from "../ui/CopyIcon";
import styles from "./detail.module.css";
import { InfoPopover } from "./InfoPopover";

/** The whole of an id that is shown short: behind an (i), and to be copied. Nothing where it is shown whole. */
export function LongId({ id, shown }: { id: string; shown: string }) {
  const intl = useIntl();
  const whole = intl.formatMessage({ id: "entity.wholeId", defaultMessage: "Whole number" });
  return (
    <span className={styles.longId}>
      {id !== shown && (
        <InfoPopover title={whole}>
          <span className={styles.wholeId}>{id}</span>
        </InfoPopover>
      )}
      <CopyIcon value={id} label={intl.formatMessage({ id: "entity.copyId", defaultMessage: "Copy the number" })} />
    </span>
  );
}
