import { Button } from "@mantine/core";
import { IconRefreshAlert } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import iconButton from "./iconButton.module.css";
import styles from "./PartError.module.css";

/** Location of the message: in the panel, as a toast for parts without a visible area, or as an icon button in a toolbar. */
export type PartErrorPlace = "panel" | "corner" | "icon";

export function PartError({ place, onRetry }: { place: PartErrorPlace; onRetry(): void }) {
  const intl = useIntl();
  const text = intl.formatMessage({ id: "partError.text", defaultMessage: "This part could not be loaded." });
  if (place === "icon") {
    const label = `${text} ${intl.formatMessage({ id: "action.tryAgain", defaultMessage: "Try again" })}`;
    return (
      <button type="button" className={iconButton.button} aria-label={label} title={label} onClick={onRetry}>
        <IconRefreshAlert size={16} stroke={1.75} aria-hidden />
      </button>
    );
  }
  return (
    <div className={styles.error} data-place={place} role="alert">
      <span>{text}</span>
      <Button size="compact-sm" variant="default" onClick={onRetry}>
        <FormattedMessage id="action.tryAgain" defaultMessage="Try again" />
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => window.location.reload()}>
        <FormattedMessage id="action.reload" defaultMessage="Reload" />
      </Button>
    </div>
  );
}
