import { IconX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../mapkit/fleet/FleetStore";
import { ApiList } from "./ApiList";
import type { ApiListFilter } from "./apiFilters";
import styles from "./CrowdCard.module.css";
import type { Crowd } from "./useCrowd";

export interface CrowdCardProps {
  store: FleetStore;
  crowd: Crowd;
  filter: Omit<ApiListFilter, "withoutPosition" | "bounds">;
  /** What is in front in the tracking panel. */
  shown: FleetRef | null;
  onOpen(ref: FleetRef): void;
  onClose(): void;
}

/** Size of the card, CSS pixels; its height at most. */
const size = { width: 300, height: 280 };
/** Between the card and the map's edges, and the sign it belongs to. */
const gap = { edge: 12, sign: 34 };

/** The members of a cluster that no zoom draws apart, in a list beside it. The map does not move under it: a moved map closes it. */
export function CrowdCard({ store, crowd: { cluster, bounds }, filter, shown, onOpen, onClose }: CrowdCardProps) {
  const intl = useIntl();
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = card;
    (current?.querySelector<HTMLElement>("li button") ?? current)?.focus();
  }, [cluster]);

  const { camera } = store;
  camera.project(cluster.x, cluster.y);
  const right = camera.x + gap.sign + size.width + gap.edge <= camera.width;
  const left = right ? camera.x + gap.sign : Math.max(gap.edge, camera.x - gap.sign - size.width);
  const top = Math.max(gap.edge, Math.min(camera.y - size.height / 3, camera.height - size.height - gap.edge));
  const close = intl.formatMessage({ id: "map.crowd.close", defaultMessage: "Close the list" });
  return (
    <section ref={card} className={styles.card} style={{ left, top, ...size }} role="dialog" tabIndex={-1} aria-labelledby="crowd-title">
      <header>
        <h3 id="crowd-title">
          {cluster.group === "claims" ? (
            <FormattedMessage
              id="map.crowd.claims"
              defaultMessage="{count, plural, one {# claim} other {# claims}} at this place"
              values={{ count: cluster.count }}
            />
          ) : (
            <FormattedMessage
              id="map.crowd.suppliers"
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
