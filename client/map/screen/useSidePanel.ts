import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { usePanelRef, type PanelImperativeHandle, type PanelSize } from "react-resizable-panels";
import { useScreenPart } from "../address/screenParts";
import { useStoredNumber } from "./storedNumber";

/** Usual widths, CSS pixels, in a wide window and in a narrow one. */
const DEFAULT_WIDTHS_PX = { wide: { configuration: 296, tracking: 440 }, narrow: { configuration: 252, tracking: 380 } };

export interface SidePanel {
  /** Shown, beside the map or over it. */
  shown: boolean;
  isBeside: boolean;
  show(on: boolean): void;
  /** For the `Panel`. */
  panel: {
    panelRef: RefObject<PanelImperativeHandle | null>;
    defaultSize: number;
    onResize(size: PanelSize, id: string | number | undefined, before: PanelSize | undefined): void;
  };
}

/**
 * One side of the map. Beside the map its width and whether it is shown stay as they were left. `overlay`: it lies over the map, at first as
 * this says, and what is done to it there is forgotten.
 */
export function useSidePanel(name: "configuration" | "tracking", size: "wide" | "narrow", overlay: "shown" | "hidden" | null): SidePanel {
  const storageKey = `atalaya.map.${name}`;
  const [width, rememberWidth] = useStoredNumber(`${storageKey}.${size}`, DEFAULT_WIDTHS_PX[size][name]);
  const [hidden, rememberHidden] = useStoredNumber(`${storageKey}.hidden`, 0);
  const [shownBeside, showBeside] = useState(hidden === 0);
  const [over, setOver] = useState({ overlay, shown: overlay === "shown" });
  if (over.overlay !== overlay) setOver({ overlay, shown: overlay === "shown" });
  const beside = shownBeside && overlay === null;
  const panelRef = usePanelRef();

  // Another width of the window has its own widths.
  const resize = useEffectEvent(() => {
    if (beside) panelRef.current?.resize(Number(localStorage.getItem(`${storageKey}.${size}`)) || DEFAULT_WIDTHS_PX[size][name]);
    else panelRef.current?.collapse();
  });
  useEffect(() => resize(), [size, beside]);

  const showAndRemember = (on: boolean): void => {
    showBeside(on);
    rememberHidden(on ? 0 : 1);
  };
  const show = (on: boolean): void => (overlay ? setOver({ overlay, shown: on }) : showAndRemember(on));
  // A configuration says how the panel is beside the map: where it lies over it, that is for the next time there is room.
  useScreenPart(name === "configuration" ? "CONFIGURATION" : "TRACKING", !shownBeside, (folded) => showAndRemember(!folded));
  return {
    shown: overlay ? over.shown : shownBeside,
    isBeside: beside,
    show,
    panel: {
      panelRef,
      defaultSize: beside ? width : 0,
      onResize({ inPixels }, _id, before) {
        if (inPixels > 0) rememberWidth(inPixels);
        // Dragged shut.
        else if (before && before.inPixels > 0 && beside) show(false);
      },
    },
  };
}
