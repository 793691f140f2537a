import { ActionIcon, CopyButton } from "@mantine/core";
import { IconCheck, IconCopy } from "@tabler/icons-react";
import { useIntl } from "react-intl";
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
      <CopyButton value={id}>
        {({ copied, copy }) => {
          const text = copied
            ? intl.formatMessage({ id: "entity.copied", defaultMessage: "Copied" })
            : intl.formatMessage({ id: "entity.copyId", defaultMessage: "Copy the number" });
          const Icon = copied ? IconCheck : IconCopy;
          return (
            <ActionIcon variant="subtle" size={24} aria-label={text} title={text} onClick={copy}>
              <Icon size={15} aria-hidden />
            </ActionIcon>
          );
        }}
      </CopyButton>
    </span>
  );
}
