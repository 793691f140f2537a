import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { usePanelRef, type PanelImperativeHandle, type PanelSize } from "react-resizable-panels";
import { foldedKey, useScreenPart } from "../address/screenParts";
import { readStoredNumber, useStoredNumber } from "../../ui/storedNumber";

const DEFAULT_WIDTHS_PX = { wide: { configuration: 296, tracking: 440 }, narrow: { configuration: 252, tracking: 380 } };

export interface SidePanel {
  shown: boolean;
  isBeside: boolean;
  show(on: boolean): void;
  panel: {
    panelRef: RefObject<PanelImperativeHandle | null>;
    defaultSize: number;
    onResize(size: PanelSize, id: string | number | undefined, before: PanelSize | undefined): void;
  };
}

/** State of a side panel. Next to the map, its width and visibility are stored; as an overlay, changes are not stored. */
export function useSidePanel(name: "configuration" | "tracking", size: "wide" | "narrow", overlay: "shown" | "hidden" | null): SidePanel {
  const storageKey = `atalaya.map.${name}`;
  const [width, rememberWidth] = useStoredNumber(`${storageKey}.${size}`, DEFAULT_WIDTHS_PX[size][name]);
  const [hidden, rememberHidden] = useStoredNumber(foldedKey(name), 0);
  const [shownBeside, showBeside] = useState(hidden === 0);
  const [over, setOver] = useState({ overlay, shown: overlay === "shown" });
  if (over.overlay !== overlay) setOver({ overlay, shown: overlay === "shown" });
  const beside = shownBeside && overlay === null;
  const panelRef = usePanelRef();

  // Each window size has its own stored width.
  const resize = useEffectEvent(() => {
    if (beside) panelRef.current?.resize(readStoredNumber(`${storageKey}.${size}`) || DEFAULT_WIDTHS_PX[size][name]);
    else panelRef.current?.collapse();
  });
  useEffect(() => resize(), [size, beside]);

  const showAndRemember = (on: boolean): void => {
    showBeside(on);
    rememberHidden(on ? 0 : 1);
  };
  const show = (on: boolean): void => (overlay ? setOver({ overlay, shown: on }) : showAndRemember(on));
  // A configuration applies to the panel next to the map; an overlay does not change it.
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
        else if (before && before.inPixels > 0 && beside) show(false);
      },
    },
  };
}
