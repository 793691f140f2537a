import { IconList, IconMap2 } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./PaneSwitch.module.css";

export function PaneSwitch({ trackingShown, showTracking }: { trackingShown: boolean; showTracking(on: boolean): void }) {
  const intl = useIntl();
  return (
    <div className={styles.switch} role="group" aria-label={intl.formatMessage({ id: "map.pane", defaultMessage: "View" })}>
      <button type="button" aria-pressed={trackingShown} onClick={() => showTracking(true)}>
        <IconList size={17} stroke={1.75} aria-hidden />
        <FormattedMessage id="map.pane.tracking" defaultMessage="Tracking" />
      </button>
      <button type="button" aria-pressed={!trackingShown} onClick={() => showTracking(false)}>
        <IconMap2 size={17} stroke={1.75} aria-hidden />
        <FormattedMessage id="map.pane.map" defaultMessage="Map" />
      </button>
    </div>
  );
}
