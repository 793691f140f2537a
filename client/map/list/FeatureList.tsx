import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { named } from "../../i18n/named";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import type { FleetCluster } from "../../mapkit/fleet/clusters";
import { FeatureRow } from "./FeatureRow";
import { useFrozenOrder, useRowsInView, type InViewRow } from "./inView";
import { RowList } from "./RowList";
import type { UrgentPlace } from "./useUrgentPlaces";
import styles from "./FeatureList.module.css";

export interface FeatureListProps {
  store: FleetStore;
  group: ClusterGroup;
  /** The claims of a cluster that need somebody now. */
  urgentIn?(cluster: FleetCluster): readonly UrgentPlace[];
  /** Changes when the map has been moved: then the list does not stand still any more. */
  view: unknown;
  /** Statuses or layers hide some of what there is. */
  filtered: boolean;
  onClearFilter(): void;
  /** The layer whose features these are is switched off: how to switch it on. */
  onLayerOn?: (() => void) | null;
  /** How many of the group there are that the filters let through and that have a position. */
  elsewhere?: number;
  /** Moves the map to where they are. */
  onShowAll?(): void;
  onChoose(hit: FleetHit): void;
  onPoint(hit: FleetHit | null): void;
}

const hitOf = (row: InViewRow): FleetHit =>
  row.cluster ? { cluster: row.cluster } : { point: { group: row.point.group, id: row.point.id } };

/** What is in view, as a list: the same features in the order of urgency, for those who do not use the map and for those who do. */
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
            defaultMessage="The layer “{layer}” is switched off."
            values={{ layer: named(intl, "layer", "INCIDENTS") }}
          />
        </p>
        <button type="button" onClick={onLayerOn}>
          <FormattedMessage id="map.list.layerOn" defaultMessage="Switch it on" />
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
              defaultMessage="{count, plural, one {# elsewhere: go there} other {# elsewhere: go there}}"
              values={{ count: elsewhere }}
            />
          </button>
        )}
        {filtered && (
          <button type="button" onClick={onClearFilter}>
            <FormattedMessage id="map.list.clearFilter" defaultMessage="Clear the filter" />
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
            ? intl.formatMessage({ id: "map.list.claims", defaultMessage: "Claims in view, the most urgent first" })
            : intl.formatMessage({ id: "map.list.suppliers", defaultMessage: "Suppliers in view" })
        }
        rows={order.rows}
        current={null}
        isDisabled={(row) => row.gone === true}
        onChoose={(row) => onChoose(hitOf(row))}
        onHighlight={(row) => onPoint(row && !row.gone ? hitOf(row) : null)}
        onFreeze={setHeld}
      >
        {(row) => <FeatureRow row={row} now={store.serverNow()} urgent={row.cluster && urgentIn?.(row.cluster)} />}
      </RowList>
    </div>
  );
}
