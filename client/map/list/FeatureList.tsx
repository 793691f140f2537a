import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { named } from "../../i18n/named";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import type { FleetCluster } from "../../mapkit/fleet/clusters";
import { serverNow } from "../../store/serverClock";
import { FeatureRow } from "./FeatureRow";
import { useFrozenOrder, useRowsInView, type InViewRow } from "./inView";
import { CLAIM_ROW_HEIGHT_PX, RowList } from "./RowList";
import { useShownClaims } from "./useShownClaims";
import type { UrgentPlace } from "./useUrgentPlaces";
import styles from "./FeatureList.module.css";

export interface FeatureListProps {
  store: FleetStore;
  group: ClusterGroup;
  urgentIn?(cluster: FleetCluster): readonly UrgentPlace[];
  /** Changes when the map is moved, which ends a frozen order. */
  view: unknown;
  filtered: boolean;
  onClearFilter(): void;
  onLayerOn?: (() => void) | null;
  elsewhere?: number;
  onShowAll?(): void;
  onChoose(hit: FleetHit): void;
  onPoint(hit: FleetHit | null): void;
}

const hitOf = (row: InViewRow): FleetHit =>
  row.cluster ? { cluster: row.cluster } : { point: { group: row.point.group, id: row.point.id } };

/** Entities in view by urgency. It is the accessible alternative to the map. */
export function FeatureList({
  store,
  group,
  urgentIn,
  view,
  filtered,
  onClearFilter,
  onLayerOn = null,
  elsewhere = 0,
  onShowAll,
  onChoose,
  onPoint,
}: FeatureListProps) {
  const intl = useIntl();
  const [isFrozen, setHeld] = useState(false);
  const loadClaims = useShownClaims();
  const [shownView, setShownView] = useState(view);
  if (view !== shownView) {
    setShownView(view);
    setHeld(false);
  }
  const order = useFrozenOrder(useRowsInView(store, group), isFrozen);
  if (!order.rows.length && onLayerOn) {
    return (
      <div className={styles.empty}>
        <p>
          <FormattedMessage
            id="map.list.layerOff"
            defaultMessage="The layer “{layer}” is off."
            values={{ layer: named(intl, "layer", "INCIDENTS") }}
          />
        </p>
        <button type="button" onClick={onLayerOn}>
          <FormattedMessage id="map.list.layerOn" defaultMessage="Turn on" />
        </button>
      </div>
    );
  }
  if (!order.rows.length) {
    return (
      <div className={styles.empty}>
        <p>
          {group === "claims" ? (
            <FormattedMessage id="map.list.noClaims" defaultMessage="No claims in this part of the map." />
          ) : (
            <FormattedMessage id="map.list.noSuppliers" defaultMessage="No suppliers in this part of the map." />
          )}
        </p>
        {elsewhere > 0 && onShowAll && (
          <button type="button" onClick={onShowAll}>
            <FormattedMessage
              id="map.list.elsewhere"
              defaultMessage="{count, plural, one {# elsewhere} other {# elsewhere}}"
              values={{ count: elsewhere }}
            />
          </button>
        )}
        {filtered && (
          <button type="button" onClick={onClearFilter}>
            <FormattedMessage id="map.list.clearFilter" defaultMessage="Clear filter" />
          </button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.list}>
      {order.fresh > 0 && (
        <button type="button" className={styles.fresh} onClick={order.release}>
          <FormattedMessage
            id="map.list.fresh"
            defaultMessage="{count, plural, one {# new} other {# new}}"
            values={{ count: order.fresh }}
          />
        </button>
      )}
      <RowList
        title={
          group === "claims"
            ? intl.formatMessage({ id: "map.list.claims", defaultMessage: "Claims in view, most urgent first" })
            : intl.formatMessage({ id: "map.list.suppliers", defaultMessage: "Suppliers in view" })
        }
        rows={order.rows}
        rowHeight={group === "claims" ? CLAIM_ROW_HEIGHT_PX : undefined}
        onRender={loadClaims}
        current={null}
        isDisabled={(row) => row.gone === true}
        onChoose={(row) => onChoose(hitOf(row))}
        onHighlight={(row) => onPoint(row && !row.gone ? hitOf(row) : null)}
        onFreeze={setHeld}
      >
        {(row) => <FeatureRow row={row} now={serverNow()} urgent={row.cluster && urgentIn?.(row.cluster)} />}
      </RowList>
    </div>
  );
}
