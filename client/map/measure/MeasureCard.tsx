import { IconX } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";
import { lengthOf, type Path } from "../../../schema/rules/geo/geo";
import { distance } from "../../i18n/distances";
import { overlayAt } from "../../mapkit/overlays";
import { useShortcuts } from "../../ui/shortcuts";
import iconButton from "../../ui/iconButton.module.css";
import styles from "./MeasureCard.module.css";

export function MeasureCard({ path, onEnd }: { path: Path; onEnd(): void }) {
  const intl = useIntl();
  const end = intl.formatMessage({ id: "map.measure.end", defaultMessage: "End measuring" });
  useShortcuts([{ keys: "Esc", label: end, key: "Escape", press: onEnd }]);
  return (
    <>
      <span className={styles.middle} aria-hidden />
      <section className={styles.card} {...overlayAt("top")}>
        <p role="status">
          <FormattedMessage id="map.measure" defaultMessage="Distance" /> <b>{distance(intl, lengthOf(path))}</b>
        </p>
        <p>
          <FormattedMessage
            id="map.measure.hint"
            defaultMessage="Click along the route. Keyboard: Enter adds the map centre, Backspace removes the last point, Esc ends."
          />
        </p>
        <button type="button" className={iconButton.button} aria-label={end} title={`${end} (Esc)`} onClick={onEnd}>
          <IconX size={14} stroke={2} />
        </button>
      </section>
    </>
  );
}
