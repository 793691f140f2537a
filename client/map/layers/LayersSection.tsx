import { Switch } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import type { FrameTotals } from "../../../schema/rules/map/frames";
import { mapLayers, tableOfLayer, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { useCanSeeField } from "../../session/useCanSeeField";
import { named } from "../../i18n/named";
import { useToast } from "../../ui/toasts/toasts";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import styles from "./LayersSection.module.css";

const order: MapLayer[] = ["INCIDENTS", "MOBILE", "BASE", "COLLABORATING"];

export interface LayersSectionProps {
  totals: FrameTotals | null;
  permitted: readonly MapLayer[];
  on: readonly MapLayer[];
  onChange(on: MapLayer[]): void;
  withoutPosition: boolean;
  onWithoutPosition: ((isShown: boolean) => void) | null;
}

export function LayersSection({ totals, permitted, on, onChange, withoutPosition, onWithoutPosition }: LayersSectionProps) {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const toast = useToast();
  return (
    <section aria-labelledby="layers-title">
      <h3 id="layers-title" className={styles.title}>
        <FormattedMessage id="map.layers.title" defaultMessage="Layers" />
      </h3>
      <ul className={styles.layers}>
        {order
          .filter((layer) => permitted.includes(layer))
          .map((layer) => {
            const place = mapLayers.indexOf(layer);
            const missing = totals?.withoutPosition[place] ?? 0;
            const name = named(intl, "layer", layer);
            const hasPositions = canSeeField(`${tableOfLayer[layer]}.position`);
            return (
              <li key={layer}>
                <Switch
                  checked={hasPositions && on.includes(layer)}
                  disabled={!hasPositions}
                  aria-label={name}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(mapLayers.filter((candidate) => (candidate === layer ? checked : on.includes(candidate))))
                  }
                />
                <StatusGlyph layer={layer} size={20} />
                <span>
                  {name}
                  {hasPositions ? (
                    missing > 0 && <Missing count={missing} shown={withoutPosition} onShow={onWithoutPosition} />
                  ) : (
                    <span className={styles.note}>
                      <FormattedMessage id="map.layers.placeless" defaultMessage="Your profile hides the position of these elements." />
                    </span>
                  )}
                </span>
                <b>{totals ? intl.formatNumber(totals.layers[place] ?? 0) : "–"}</b>
              </li>
            );
          })}
      </ul>
      {on.length > 0 && (
        <button
          type="button"
          className={styles.note}
          onClick={() => {
            onChange([]);
            toast.say("allLayersOff");
          }}
        >
          <FormattedMessage id="map.layers.allOff" defaultMessage="All layers off" />
        </button>
      )}
      {permitted.length < order.length && (
        <p className={styles.footnote}>
          <FormattedMessage id="map.layers.notPermitted" defaultMessage="Your profile hides some layers. Ask your local administrator." />
        </p>
      )}
    </section>
  );
}

function Missing({ count, shown, onShow }: { count: number; shown: boolean; onShow: LayersSectionProps["onWithoutPosition"] }) {
  const text = <FormattedMessage id="map.layers.withoutPosition" defaultMessage="{count, number} not on the map" values={{ count }} />;
  if (!onShow) return <span className={styles.note}>{text}</span>;
  return (
    <button type="button" className={styles.note} aria-pressed={shown} onClick={() => onShow(!shown)}>
      {text}
    </button>
  );
}
