import type { Map as MapLibreMap } from "maplibre-gl";
import { expect, test } from "vitest";
import { FleetLayer } from "../../../client/mapkit/fleet/FleetLayer";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import { layerMap } from "./layerMap";

test("keeps the signs above layers added to the style later, such as street names", () => {
  Object.assign(document, { fonts: { load: () => Promise.resolve() } });
  const map = layerMap("sea", "land", "place-names");
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
