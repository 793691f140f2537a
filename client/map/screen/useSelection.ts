import { useCallback, useState, type RefObject } from "react";
import { useIntl } from "react-intl";
import type { Observable } from "../../store/observable";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit, FleetPress } from "../../mapkit/fleet/hitTest";
import type { MapHandle } from "../../mapkit/MapController";
import { useShortcuts } from "../../ui/shortcuts";
import { withClosed, withOpened } from "../address/mapAddress";
import type { CameraControl } from "../camera/useCamera";
import { useOverlapList, type Overlap } from "../list/overlap/useOverlapList";
import type { MapAddressState } from "../address/useMapAddress";

export interface MapSelection {
  /** Changes with each opening; `null` while the list is active. */
  openedKey: string | null;
  open(ref: FleetRef): void;
  openInPlace(ref: FleetRef): void;
  onMapPress(hit: FleetPress | null): void;
  onRowChosen(hit: FleetHit): void;
  show(ref: FleetRef | null): void;
  close(ref: FleetRef): void;
  overlap: Overlap | null;
  closeOverlapList(): void;
}

export interface MapSelectionParts {
  store: FleetStore;
  handle: RefObject<MapHandle | null>;
  camera: CameraControl;
  highlighted: Observable<FleetHit | null>;
}

export function useSelection(
  { address, change }: MapAddressState,
  { store, handle, camera, highlighted: pointed }: MapSelectionParts,
): MapSelection {
  const intl = useIntl();
  const [openCount, setTimes] = useState(0);
  const overlapList = useOverlapList(address, handle, camera.goTo);

  const openInPlace = (ref: FleetRef): void => {
    change((now) => withOpened(now, ref), "push");
    setTimes((n) => n + 1);
  };
  const open = (ref: FleetRef): void => {
    openInPlace(ref);
    camera.bringIntoView(ref);
  };
  const show = (ref: FleetRef | null): void =>
    change((now) => (ref ? withOpened(now, ref) : { ...now, shown: null, section: null }), "push");
  const close = useCallback(
    (ref: FleetRef) => {
      change((now) => withClosed(now, ref), "push");
      pointed.set(null);
    },
    [change, pointed],
  );

  useShortcuts([
    {
      keys: "Esc",
      label: intl.formatMessage({ id: "keys.close", defaultMessage: "Close the list of a place, or go from a detail back to the list" }),
      key: "Escape",
      press() {
        pointed.set(null);
        if (overlapList.close()) return handle.current?.focus();
        if (!address.shown) return false;
        show(null);
        focusList();
      },
    },
    {
      keys: "Z",
      label: intl.formatMessage({ id: "keys.back", defaultMessage: "Back to the previous view, for two seconds after a jump" }),
      key: "z",
      press: camera.previousView.back,
    },
  ]);

  return {
    openedKey: address.shown && `${address.shown.group} ${address.shown.id} ${openCount}`,
    open,
    openInPlace,
    onMapPress(hit) {
      if (hit && "cluster" in hit) return overlapList.open(hit.cluster);
      if (hit && "stack" in hit) return overlapList.openStack(hit.stack);
      overlapList.close();
      if (hit) open(hit.point);
    },
    onRowChosen(hit) {
      // The row disappears under the pointer without a leave event.
      pointed.set(null);
      if ("cluster" in hit) return overlapList.open(hit.cluster);
      openInPlace(hit.point);
      const point = store.byId(hit.point.id, hit.point.group);
      if (point) camera.goTo(point);
    },
    show,
    close,
    overlap: overlapList.overlap,
    closeOverlapList() {
      if (overlapList.close()) handle.current?.focus();
    },
  };
}

function focusList(): void {
  const list = document.getElementById("map-list");
  if (list?.contains(document.activeElement)) list.focus();
}
