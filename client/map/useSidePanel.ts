import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { usePanelRef, type PanelImperativeHandle, type PanelSize } from "react-resizable-panels";
import { useRemembered } from "./remembered";

/** Usual widths, CSS pixels, in a wide window and in a narrow one. */
const usual = { wide: { configuration: 296, tracking: 440 }, narrow: { configuration: 252, tracking: 380 } };

export interface SidePanel {
  /** Shown, beside the map or over it. */
  shown: boolean;
  beside: boolean;
  show(on: boolean): void;
  /** For the `Panel`. */
  panel: {
    panelRef: RefObject<PanelImperativeHandle | null>;
    defaultSize: number;
    onResize(size: PanelSize, id: string | number | undefined, before: PanelSize | undefined): void;
  };
}

/** One side of the map: its width and whether it is shown stay as they were left. `over`: it lies over the map and starts hidden. */
export function useSidePanel(name: "configuration" | "tracking", size: "wide" | "narrow", over = false): SidePanel {
  const place = `atalaya.map.${name}`;
  const [width, rememberWidth] = useRemembered(`${place}.${size}`, usual[size][name]);
  const [hidden, rememberHidden] = useRemembered(`${place}.hidden`, 0);
  const [shown, setShown] = useState(hidden === 0 && !over);
  const panelRef = usePanelRef();
  const beside = shown && !over;

  // Another width of the window has its own widths.
  const resize = useEffectEvent(() => {
    if (beside) panelRef.current?.resize(Number(localStorage.getItem(`${place}.${size}`)) || usual[size][name]);
    else panelRef.current?.collapse();
  });
  useEffect(() => resize(), [size, beside]);

  const show = (on: boolean): void => {
    setShown(on);
    if (!over) rememberHidden(on ? 0 : 1);
  };
  return {
    shown,
    beside,
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
