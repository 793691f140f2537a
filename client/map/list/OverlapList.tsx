import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import { ApiList } from "./ApiList";
import type { ApiListFilter } from "./apiFilters";
import styles from "./OverlapList.module.css";
import type { Overlap } from "./useOverlapList";

export interface OverlapListProps {
  store: FleetStore;
  overlap: Overlap;
  filter: Omit<ApiListFilter, "withoutPosition" | "bounds">;
  /** What is in front in the tracking panel. */
  shown: FleetRef | null;
  onOpen(ref: FleetRef): void;
  onClose(): void;
}

/** Size of the card, CSS pixels; its height at most. */
const CARD_SIZE_PX = { width: 300, height: 280 };
/** Between the card and the map's edges, and the sign it belongs to. */
const GAP_PX = { edge: 12, sign: 34 };

/** The members of a cluster that no zoom draws apart, in a list beside it. The map does not move under it: a moved map closes it. */
export function OverlapList({ store, overlap: { cluster, bounds }, filter, shown, onOpen, onClose }: OverlapListProps) {
  const intl = useIntl();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = card;
    (current?.querySelector<HTMLElement>("li button") ?? current)?.focus();
  }, [cluster]);

  const { camera } = store;
  camera.project(cluster.x, cluster.y);
  const right = camera.x + GAP_PX.sign + CARD_SIZE_PX.width + GAP_PX.edge <= camera.width;
  const left = right ? camera.x + GAP_PX.sign : Math.max(GAP_PX.edge, camera.x - GAP_PX.sign - CARD_SIZE_PX.width);
  const top = Math.max(GAP_PX.edge, Math.min(camera.y - CARD_SIZE_PX.height / 3, camera.height - CARD_SIZE_PX.height - GAP_PX.edge));
  const close = intl.formatMessage({ id: "map.overlap.close", defaultMessage: "Close the list" });
  return (
    <section
      ref={card}
      className={styles.card}
      style={{ left, top, ...CARD_SIZE_PX }}
      role="dialog"
      tabIndex={-1}
      aria-labelledby="overlap-title"
    >
      <header>
        <h3 id="overlap-title">
          {cluster.group === "claims" ? (
            <FormattedMessage
              id="map.overlap.claims"
              defaultMessage="{count, plural, one {# claim} other {# claims}} at this place"
              values={{ count: cluster.count }}
            />
          ) : (
            <FormattedMessage
              id="map.overlap.suppliers"
              defaultMessage="{count, plural, one {# supplier} other {# suppliers}} at this place"
              values={{ count: cluster.count }}
            />
          )}
        </h3>
        <button type="button" aria-label={close} title={`${close} (Esc)`} onClick={onClose}>
          <IconX size={14} stroke={2} />
        </button>
      </header>
      <div className={styles.list}>
        <ApiList group={cluster.group} filter={{ ...filter, withoutPosition: false, bounds }} shown={shown} onChoose={onOpen} />
      </div>
    </section>
  );
}
