import type { Map as MapLibreMap } from "maplibre-gl";

/** Hides the sea until the first land is loaded, because everything would seem to lie in the sea. Returns a function that stops waiting. */
export function whenGroundLoaded(map: MapLibreMap): () => void {
  let here = false;
  const draw = (): void => {
    if (map.getLayer("sea")) map.setPaintProperty("sea", "background-opacity", here ? 1 : 0);
  };
  if (map.getStyle()) draw();
  const heard = [
    map.on("style.load", draw),
    map.on("load", () => {
      here = true;
      draw();
    }),
  ];
  return () => heard.forEach((subscription) => subscription.unsubscribe());
}
