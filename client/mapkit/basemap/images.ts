import type { Map as MapLibreMap } from "maplibre-gl";
import { ARROW_RATIO, arrowImage, drawArrow } from "./arrows";
import { drawShield, shieldImage, shieldStretch } from "./shields";

export function supplyImages(map: MapLibreMap): () => void {
  const supply = () => {
    for (const theme of ["dark", "light"] as const) {
      const shield = map.hasImage(shieldImage(theme)) ? undefined : drawShield(theme);
      if (shield) map.addImage(shieldImage(theme), shield, shieldStretch);
      const arrow = map.hasImage(arrowImage(theme)) ? undefined : drawArrow(theme);
      if (arrow) map.addImage(arrowImage(theme), arrow, { pixelRatio: ARROW_RATIO });
    }
  };
  map.on("style.load", supply);
  if (map.isStyleLoaded()) supply();
  return () => void map.off("style.load", supply);
}
