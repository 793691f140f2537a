import { useCallback, useState, type RefObject } from "react";
import { useIntl } from "react-intl";
import type { Observable } from "../i18n/observable";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../mapkit/fleet/FleetStore";
import type { FleetHit } from "../mapkit/fleet/hits";
import type { MapHandle } from "../mapkit/MapLink";
import { useShortcuts } from "../ui/shortcuts";
import { withClosed, withOpened } from "./mapAddress";
import type { CameraControl } from "./useCamera";
import { useCrowd, type Crowd } from "./useCrowd";
import type { MapAddressState } from "./useMapAddress";

export interface Opening {
  /** Another each time something was opened; null when the list is in front. */
  opened: string | null;
  /** Opens a tab, and brings its feature into view. */
  open(ref: FleetRef): void;
  /** Opens a tab of what is seen where it is. */
  openHere(ref: FleetRef): void;
  /** A click on the map; null on its ground. */
  press(hit: FleetHit | null): void;
  /** From the list: brought near enough to be seen alone. */
  choose(hit: FleetHit): void;
  /** Brings a tab to the front, or with null the list. */
  show(ref: FleetRef | null): void;
  close(ref: FleetRef): void;
  crowd: Crowd | null;
  leaveCrowd(): void;
}

export interface OpeningParts {
  store: FleetStore;
  handle: RefObject<MapHandle | null>;
  camera: CameraControl;
  pointed: Observable<FleetHit | null>;
}

/** Everything that opens and closes something on the map screen: clicks, rows, Escape. */
export function useOpening({ address, change }: MapAddressState, { store, handle, camera, pointed }: OpeningParts): Opening {
  const intl = useIntl();
  const [times, setTimes] = useState(0);
  const crowd = useCrowd(address, handle, camera.goTo);

  const openHere = (ref: FleetRef): void => {
    change((now) => withOpened(now, ref), "push");
    setTimes((n) => n + 1);
  };
  const open = (ref: FleetRef): void => {
    openHere(ref);
    camera.bring(ref);
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
      label: intl.formatMessage({ id: "keys.close", defaultMessage: "Close the list of a place; back from a detail to the list" }),
      key: "Escape",
      press() {
        pointed.set(null);
        if (crowd.close()) return handle.current?.focus();
        if (!address.shown) return false;
        show(null);
        leaveDetail();
      },
    },
    {
      keys: "Z",
      label: intl.formatMessage({ id: "keys.back", defaultMessage: "Back to the earlier view, for two seconds after the map has jumped" }),
      key: "z",
      press: camera.earlier.back,
    },
  ]);

  return {
    opened: address.shown && `${address.shown.group} ${address.shown.id} ${times}`,
    open,
    openHere,
    press(hit) {
      if (hit && "cluster" in hit) return crowd.open(hit.cluster);
      crowd.close();
      if (hit) open(hit.point);
    },
    choose(hit) {
      // The row goes from under the pointer, and will not say that it was left.
      pointed.set(null);
      if ("cluster" in hit) return crowd.open(hit.cluster);
      openHere(hit.point);
      const point = store.byId(hit.point.id, hit.point.group);
      if (point) camera.goTo(point);
    },
    show,
    close,
    crowd: crowd.crowd,
    leaveCrowd() {
      if (crowd.close()) handle.current?.focus();
    },
  };
}

/** The keyboard was in what is not there any more: the list comes in its place. */
function leaveDetail(): void {
  const list = document.getElementById("map-list");
  if (list?.contains(document.activeElement)) list.focus();
}
