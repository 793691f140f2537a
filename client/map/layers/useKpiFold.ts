import { useState } from "react";
import { useWindowSize } from "../../ui/windowSize";
import { useScreenPart } from "../address/screenParts";

export interface KpiFold {
  /** The counts are one line. */
  folded: boolean;
  toggle(): void;
}

/** Whether the counts above list and details are folded: as the room asks for, or as somebody chose since it last asked. */
export function useKpiFold(detailOpen: boolean): KpiFold {
  const isLow = useWindowSize("low");
  const isVeryLow = useWindowSize("veryLow");
  const asked = isVeryLow || (isLow && detailOpen);
  const [chosen, choose] = useState({ asked, folded: asked });
  if (chosen.asked !== asked) choose({ asked, folded: asked });
  useScreenPart("COUNTS", chosen.folded, (folded) => choose({ asked, folded }));
  return { folded: chosen.folded, toggle: () => choose({ asked, folded: !chosen.folded }) };
}
