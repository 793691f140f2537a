import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { PlaceMark } from "../../../client/mapkit/PlaceMark";
import { RoutesOnMap } from "../../../client/mapkit/RoutesOnMap";
import { TrafficOnMap } from "../../../client/mapkit/TrafficOnMap";
import { show } from "../page";
import { layerMap } from "./layerMap";

type Given = Record<string, unknown> & { id?: string; children?: ReactNode };
const drawn = vi.hoisted(() => ({ sources: new Map<string, Given>(), layers: new Map<string, Given>(), map: null as unknown }));
vi.mock("react-map-gl/maplibre", () => ({
  useMap: () => ({ current: { getMap: () => drawn.map } }),
  Marker: ({ children }: Given) => <div>{children}</div>,
  Source: (given: Given) => (drawn.sources.set(given.id!, given), (<>{given.children}</>)),
  Layer: (given: Given) => (drawn.layers.set(given.id!, given), null),
}));
afterEach(() => {
  drawn.sources.clear();
  drawn.layers.clear();
  vi.useRealTimers();
});

const way: [number, number][] = [
  [-3.7, 40.4],
  [-3.6, 40.5],
];
/** Layers that draw these routes, and whether their lines are dashed. */
async function linesOf(ways: Parameters<typeof RoutesOnMap>[0]["ways"]): Promise<[string, boolean][]> {
  const { unmount } = show(<RoutesOnMap ways={ways} theme="dark" />);
  await vi.waitFor(() => expect(drawn.layers.size).toBe(5));
  onTestFinished(unmount);
  const { features } = drawn.sources.get("ways")!["data"] as { features: { properties: { way: string } }[] };
  return features.map(({ properties }) => {
    const of = [...drawn.layers.values()].filter(
      (layer) => JSON.stringify(layer["filter"]) === JSON.stringify(["==", ["get", "way"], properties.way]),
    );
    return [of.map(({ id }) => id).join(), "line-dasharray" in (of[0]!["paint"] as object)];
  });
}

test.each([
  [
    "along the roads in full",
    { done: way, pending: way, real: way, estimated: false },
    [
      ["ways-done", false],
      ["ways-pending", false],
      ["ways-real", true],
    ],
  ],
  [
    "that is a straight line dashed",
    { done: [], pending: way, real: way, estimated: true },
    [
      ["ways-pending-estimated", true],
      ["ways-real", true],
    ],
  ],
])("draws a route %s, and the driven track dotted", async (_name, ways, lines) => expect(await linesOf(ways)).toEqual(lines));

test("draws traffic below the signs, and reloads it every two minutes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const map = layerMap("streets");
  drawn.map = map;
  const traffic = {
    kind: "RASTER" as const,
    urls: ["/tiles/traffic/{z}/{x}/{y}"],
    darkUrls: null,
    attribution: "© HERE",
    maxZoom: 19,
    tileSize: 512,
  };
  show(<TrafficOnMap traffic={traffic} theme="dark" beforeId="fleet" />);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(drawn.sources.has("traffic")).toBe(false);
  map.layers.push("fleet");
  act(() => map.tell("styledata"));
  await vi.waitFor(() => expect(drawn.layers.has("traffic")).toBe(true));
  expect(drawn.layers.get("traffic")!["beforeId"]).toBe("fleet");
  const tiles = () => drawn.sources.get("traffic")!["tiles"] as string[];
  expect(drawn.sources.get("traffic")).toMatchObject({ tileSize: 512, attribution: "© HERE" });
  const first = tiles();
  expect(first[0]).toMatch(/\/tiles\/traffic\/\{z\}\/\{x\}\/\{y\}\?age=\d+$/);
  await act(() => vi.advanceTimersByTimeAsync(121_000));
  expect(tiles()).not.toEqual(first);
});

test("marks a searched place by its name until the user removes it", async () => {
  const onRemove = vi.fn();
  show(<PlaceMark place={{ name: "Rua da Boavista", lon: -8.6, lat: 41.1 }} onRemove={onRemove} />);
  await screen.findByText("Rua da Boavista");
  await userEvent.click(screen.getByRole("button", { name: "Remove marker Rua da Boavista" }));
  expect(onRemove).toHaveBeenCalledOnce();
});
