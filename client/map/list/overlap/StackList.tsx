import { useSyncExternalStore } from "react";
import { useIntl } from "react-intl";
import type { FleetRef } from "../../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../../mapkit/fleet/FleetStore";
import { serverNow } from "../../../store/serverClock";
import { sameRef } from "../../address/mapAddress";
import { FeatureRow } from "../FeatureRow";
import type { InViewRow } from "../inView";
import { CLAIM_ROW_HEIGHT_PX, ROW_HEIGHT_PX, RowList } from "../RowList";
import { useShownClaims } from "../useShownClaims";

export const stackRowHeight = (stack: readonly FleetRef[]): number =>
  stack.some(({ group }) => group === "claims") ? CLAIM_ROW_HEIGHT_PX : ROW_HEIGHT_PX;

export interface StackListProps {
  store: FleetStore;
  stack: readonly FleetRef[];
  shown: FleetRef | null;
  onOpen(ref: FleetRef): void;
}

export function StackList({ store, stack, shown, onOpen }: StackListProps) {
  const intl = useIntl();
  const loadClaims = useShownClaims();
  const present = useSyncExternalStore(
    (listener) => store.onChange(listener),
    () => stack.filter(({ id, group }) => store.index.slotOf({ id, group }) !== undefined).length,
  );
  const rows = present
    ? stack.flatMap(({ id, group }): InViewRow[] => {
        const point = store.byId(id, group);
        return point ? [{ key: `${group} ${id}`, point }] : [];
      })
    : [];
  return (
    <RowList
      title={intl.formatMessage({ id: "map.overlap.list", defaultMessage: "Markers at this place" })}
      rows={rows}
      current={rows.find(({ point }) => point && sameRef(point, shown))?.key ?? null}
      rowHeight={stackRowHeight(stack)}
      onRender={loadClaims}
      onChoose={({ point }) => point && onOpen({ group: point.group, id: point.id })}
      onHighlight={() => undefined}
    >
      {(row) => <FeatureRow row={row} now={serverNow()} />}
    </RowList>
  );
}
