import { useState } from "react";
import { useWindowSize } from "../../ui/windowSize";
import { useScreenPart } from "../address/screenParts";
import { useStoredNumber } from "../../ui/storedNumber";

export interface KpiFold {
  folded: boolean;
  toggle(): void;
}

/** The counts are one line above the worklist unless the user expanded them. Low windows collapse them in any case. */
export function useKpiFold(detailOpen: boolean): KpiFold {
  const isLow = useWindowSize("low");
  const isVeryLow = useWindowSize("veryLow");
  const isLowSpace = isVeryLow || (isLow && detailOpen);
  const [storedExpanded, remember] = useStoredNumber("atalaya.map.counts.expanded", 0);
  const [isExpanded, setExpanded] = useState(storedExpanded !== 0);
  const [chosen, choose] = useState({ isLowSpace, folded: isLowSpace || !isExpanded });
  if (chosen.isLowSpace !== isLowSpace) choose({ isLowSpace, folded: isLowSpace || !isExpanded });
  const fold = (folded: boolean): void => {
    choose({ isLowSpace, folded });
    if (isLowSpace) return;
    setExpanded(!folded);
    remember(folded ? 0 : 1);
  };
  useScreenPart("COUNTS", chosen.folded, fold);
  return { folded: chosen.folded, toggle: () => fold(!chosen.folded) };
}
