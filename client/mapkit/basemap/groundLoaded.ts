import type { Map as MapLibreMap } from "maplibre-gl";

/**
 * The sea is what lies under the land. Until the first land has come neither is drawn, or a slow start would show everything on the open
 * sea. Answers how to stop.
 */
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
