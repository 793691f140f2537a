import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, test } from "vitest";
import { FleetLayer } from "../../../client/mapkit/fleet/FleetLayer";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";

/** As much of a map as a layer of it touches: its layers in their order, and its events. */
function renderMap(...layers: string[]) {
  const listeners: { type: string; call(): void }[] = [];
  const map = {
    layers,
    tell: (type: string) => listeners.filter((one) => one.type === type).forEach(({ call }) => call()),
    on(type: string, call: () => void) {
      const listener = { type, call };
      listeners.push(listener);
      return { unsubscribe: () => void listeners.splice(listeners.indexOf(listener), 1) };
    },
    getStyle: () => ({}),
    getLayersOrder: () => map.layers,
    getLayer: (id: string) => (map.layers.includes(id) ? {} : undefined),
    addLayer: ({ id }: { id: string }) => void map.layers.push(id),
    moveLayer: (id: string) => void (map.layers = [...map.layers.filter((other) => other !== id), id]),
    removeLayer: (id: string) => void (map.layers = map.layers.filter((other) => other !== id)),
    getCanvasContainer: () => document.createElement("div"),
    getBounds: () => ({ getWest: () => -4, getEast: () => -3 }),
    getCenter: () => ({ lng: 0, lat: 0 }),
    getRenderWorldCopies: () => false,
    triggerRepaint: () => undefined,
  };
  return map;
}

test("the signs stay above what the style is given later, such as the names of streets", () => {
  Object.assign(document, { fonts: { load: () => Promise.resolve() } });
  const map = renderMap("sea", "land", "place-names");
  const layer = new FleetLayer({ store: new FleetStore(), theme: "dark", label: () => "" });
  layer.attach(map as unknown as MapLibreMap);
  expect(map.layers).toEqual(["sea", "land", "place-names", "fleet"]);
  map.layers.push("streets", "street-names");
  map.tell("styledata");
  expect(map.layers.at(-1)).toBe("fleet");
  layer.detach();
  map.layers.push("more");
  map.tell("styledata");
  expect(map.layers).toEqual(["sea", "land", "place-names", "streets", "street-names", "more"]);
});
