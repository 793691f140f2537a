import type { CustomRenderMethodInput, Map as MapLibreMap } from "maplibre-gl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FleetLayer } from "../../../client/mapkit/fleet/FleetLayer";
import { frame, first, lookAround, storeAt } from "../../rules/map/fleetFixtures";
import { layerMap } from "./layerMap";

const lastDraw = vi.hoisted(() => ({ showsBadges: false }));

vi.mock("../../../client/mapkit/fleet/FleetRenderer", () => ({
  FleetRenderer: class {
    scene = {};
    draw(_theme: unknown, _centre: unknown, _marked: unknown, showsBadges: boolean) {
      lastDraw.showsBadges = showsBadges;
    }
    delete() {}
    discardAtlas() {}
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { fonts: { load: () => Promise.resolve() } });
});
afterEach(() => vi.useRealTimers());

const critical = (handle: number, lon: number) => ({ handle, id: `C-${handle}`, claim: "PENDING_ARRIVAL_CRITICAL" as const, lon });

function drawnLayer() {
  const { store, clock } = storeAt(1_000_000);
  const map = layerMap();
  const canvas = document.createElement("div");
  const label = vi.fn(({ id }: { id: string }) => id);
  const layer = new FleetLayer({ store, theme: "dark", label });
  layer.attach(Object.assign(map, { getCanvasContainer: () => canvas }) as unknown as MapLibreMap);
  layer.onAdd(map as unknown as MapLibreMap, {} as WebGL2RenderingContext);
  lookAround(store.camera, 10);
  const { matrix } = store.camera;
  const projection = { defaultProjectionData: { mainMatrix: [...matrix] } } as unknown as CustomRenderMethodInput;
  const draw = (): void => layer.render({ drawingBufferWidth: 1000, drawingBufferHeight: 1000 } as WebGL2RenderingContext, projection);
  const labels = () =>
    [...canvas.querySelectorAll<HTMLElement>(".fleet-label")]
      .filter(({ style }) => style.display !== "none" && !style.transform.includes("-999"))
      .map(({ textContent, style }) => [textContent, Number(/translate\((-?\d+)px/.exec(style.transform)?.[1])]);
  return { store, clock, map, layer, draw, label, labels };
}

test("selects labels once a second after frames, and immediately after a user action", () => {
  const { store, clock, layer, draw, label } = drawnLayer();
  store.apply(first([critical(1, -1), critical(2, 1)]));
  draw();
  expect(label).toHaveBeenCalledTimes(2);
  for (let n = 1; n <= 3; n++) {
    clock.now += 250;
    store.apply(frame([critical(1, -1)]));
    draw();
  }
  expect(label).toHaveBeenCalledTimes(2);
  clock.now += 250;
  draw();
  expect(label).toHaveBeenCalledTimes(4);
  // Nothing has come since then.
  clock.now += 5_000;
  draw();
  expect(label).toHaveBeenCalledTimes(4);
  layer.select({ group: "claims", id: "C-1" });
  draw();
  expect(label).toHaveBeenCalledTimes(6);
});

test("labels new features of a frame within a second, also without another redraw", () => {
  const { store, clock, map, draw, labels } = drawnLayer();
  store.apply(first([critical(1, -1)]));
  draw();
  clock.now += 100;
  store.apply(frame([critical(2, 1)]));
  draw();
  expect(labels()).toHaveLength(1);
  const before = map.repaints;
  vi.advanceTimersByTime(899);
  expect(map.repaints).toBe(before);
  vi.advanceTimersByTime(1);
  expect(map.repaints).toBe(before + 1);
  clock.now += 900;
  draw();
  expect(labels()).toHaveLength(2);
});

test("keeps labels with their claims after others have left, until the next selection", () => {
  const { store, clock, draw, labels } = drawnLayer();
  store.apply(first([critical(1, -1), critical(2, 1)]));
  draw();
  const where = labels().find(([text]) => text === "C-2");
  clock.now += 100;
  store.apply(frame([], { removed: [1] }));
  draw();
  expect(labels()).toEqual([where]);
});

test("delays a frame to the next redraw while features move", () => {
  const { store, clock, map, draw } = drawnLayer();
  const mobile = (lon: number, fixAt: number) => ({ handle: 1, id: "M-1", resource: "MOBILE_FREE" as const, lon, fixAt });
  store.apply(first([mobile(0, 1_000)]));
  draw();
  clock.now += 5_000;
  store.apply(frame([mobile(0.001, 1_005)]));
  draw();
  const before = map.repaints;
  store.apply(frame([mobile(0.001, 1_005)]));
  expect(map.repaints).toBe(before);
  vi.advanceTimersByTime(67);
  expect(map.repaints).toBe(before + 1);
});

test("shows the badges of all claims from zoom 15", () => {
  const { map, draw } = drawnLayer();
  map.getZoom = () => 14.9;
  draw();
  expect(lastDraw.showsBadges).toBe(false);
  map.getZoom = () => 15;
  draw();
  expect(lastDraw.showsBadges).toBe(true);
});
