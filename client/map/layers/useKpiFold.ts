import { useState } from "react";
import { useWindowSize } from "../../ui/windowSize";
import { useScreenPart } from "../address/screenParts";

export interface KpiFold {
  folded: boolean;
  toggle(): void;
}

/** Collapses the counts depending on the available height, until the user chooses otherwise. */
export function useKpiFold(detailOpen: boolean): KpiFold {
  const isLow = useWindowSize("low");
  const isVeryLow = useWindowSize("veryLow");
  const isLowSpace = isVeryLow || (isLow && detailOpen);
  const [chosen, choose] = useState({ isLowSpace, folded: isLowSpace });
  if (chosen.isLowSpace !== isLowSpace) choose({ isLowSpace, folded: isLowSpace });
  useScreenPart("COUNTS", chosen.folded, (folded) => choose({ isLowSpace, folded }));
  return { folded: chosen.folded, toggle: () => choose({ isLowSpace, folded: !chosen.folded }) };
}
