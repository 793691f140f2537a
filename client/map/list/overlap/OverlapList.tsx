import { IconX } from "@tabler/icons-react";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { FleetRef } from "../../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../../mapkit/fleet/FleetStore";
import { mercatorX, mercatorY } from "../../../mapkit/fleet/mercator";
import iconButton from "../../../ui/iconButton.module.css";
import { ApiList } from "../ApiList";
import type { ApiListFilter } from "../apiFilters";
import styles from "./OverlapList.module.css";
import { StackList, stackRowHeight } from "./StackList";
import type { Overlap } from "./useOverlapList";

export interface OverlapListProps {
  store: FleetStore;
  overlap: Overlap;
  filter: Omit<ApiListFilter, "withoutPosition" | "bounds">;
  isOnMap: boolean;
  shown: FleetRef | null;
  onOpen(ref: FleetRef): void;
  onClose(): void;
}

const CARD_SIZE_PX = { width: 360, height: 300 };
const STACK_HEAD_PX = 35;
const GAP_PX = { edge: 12, sign: 34 };

/** Entities at one spot, listed next to it or, without a map, above the panel. Moving the map closes it. */
export function OverlapList({ store, overlap, filter, isOnMap, shown, onOpen, onClose }: OverlapListProps) {
  const intl = useIntl();
  const card = useRef<HTMLElement>(null);
  const { cluster, stack } = overlap;
  useEffect(() => {
    const { current } = card;
    (current?.querySelector<HTMLElement>("li button") ?? current)?.focus();
  }, []);

  const [place] = useState(() => placeOf(store, overlap));
  const height = stack ? Math.min(CARD_SIZE_PX.height, STACK_HEAD_PX + stack.length * stackRowHeight(stack)) : CARD_SIZE_PX.height;
  const style = isOnMap ? besideSign(store, place, height) : { inset: `auto ${GAP_PX.edge}px ${GAP_PX.edge}px`, height };
  const close = intl.formatMessage({ id: "map.overlap.close", defaultMessage: "Close list" });
  return (
    <section ref={card} className={styles.card} style={style} role="dialog" tabIndex={-1} aria-labelledby="overlap-title">
      <header>
        <h3 id="overlap-title">
          {stack ? (
            <FormattedMessage id="map.overlap.stack" defaultMessage="{count, number} at this place" values={{ count: stack.length }} />
          ) : cluster.group === "claims" ? (
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
        <button type="button" className={iconButton.button} aria-label={close} title={`${close} (Esc)`} onClick={onClose}>
          <IconX size={14} stroke={2} />
        </button>
      </header>
      <div className={styles.list}>
        {stack ? (
          <StackList store={store} stack={stack} shown={shown} onOpen={onOpen} />
        ) : (
          <ApiList
            group={cluster.group}
            filter={{ ...filter, withoutPosition: false, bounds: overlap.bounds }}
            shown={shown}
            onChoose={onOpen}
          />
        )}
      </div>
    </section>
  );
}

function besideSign({ camera }: FleetStore, sign: { x: number; y: number }, height: number): CSSProperties {
  camera.project(sign.x, sign.y);
  const hasRoomAtRight = camera.x + GAP_PX.sign + CARD_SIZE_PX.width + GAP_PX.edge <= camera.width;
  return {
    left: hasRoomAtRight ? camera.x + GAP_PX.sign : Math.max(GAP_PX.edge, camera.x - GAP_PX.sign - CARD_SIZE_PX.width),
    top: Math.max(GAP_PX.edge, Math.min(camera.y - height / 3, camera.height - height - GAP_PX.edge)),
    width: CARD_SIZE_PX.width,
    height,
  };
}

/** Position at which the list was opened, in the unit Mercator square. It does not follow moving markers. */
function placeOf(store: FleetStore, { cluster, stack }: Overlap): { x: number; y: number } {
  if (cluster) return cluster;
  const point = store.byId(stack[0]!.id, stack[0]!.group);
  return point ? { x: mercatorX(point.lon), y: mercatorY(point.lat) } : { x: 0.5, y: 0.5 };
}
