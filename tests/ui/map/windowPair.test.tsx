// A map and its tracking window, and what they are not to hear from others.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { becomeWholeScreen, windowPairId } from "../../../client/ui/trackingWindow";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import { aClaim } from "../../msw/db";
import { db } from "../setup";
import { frameOf } from "./sampleFrames";
import { liveScreens, openMap } from "./openMap";
import { map, moveByHand } from "./movingMap";
import { showWorldBounds } from "./worldBounds";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

type Heard = { kind: string; from: string } & Record<string, unknown>;
let channel: BroadcastChannel;
let heard: Heard[];

beforeEach(() => {
  sessionStorage.setItem("atalaya.map.window", "pair-1");
  heard = [];
  channel = new BroadcastChannel("atalaya.map.pair-1");
  channel.onmessage = ({ data }: MessageEvent<Heard>) => heard.push(data);
});
afterEach(() => {
  channel.close();
  window.name = "";
});

const open = () => openMap("/map?at=40,-3,6", frameOf([{ id: "SIN-1", claim: "NO_SUPPLIER" }]));
const say = (from: "map" | "tracking", message: object): void => channel.postMessage({ ...message, from });
const isBesideMap = (): boolean => screen.queryByRole("listbox") !== null;
const bringBack = (): HTMLElement => screen.getByRole("button", { name: /Return the tracking panel/ });

const showsPanel = (isThere: boolean) => waitFor(() => expect(isBesideMap()).toBe(isThere));
/** The map's window has read all that was said so far. */
async function untilRead(): Promise<void> {
  heard.length = 0;
  say("map", { kind: "here", isNew: true });
  await waitFor(() => expect(heard).toContainEqual({ kind: "here", isNew: false, from: "map" }));
}

test("gives a map in a copied tab a new id, and keeps its tracking panel", async () => {
  await open();
  say("tracking", { kind: "here", isNew: false });
  await showsPanel(false);
  say("map", { kind: "here", isNew: false });
  await showsPanel(true);
  expect(windowPairId()).not.toBe("pair-1");
  expect(heard.filter(({ kind }) => kind === "gone")).toEqual([]);
});

test("keeps the tracking window of the original map, which the copy does not move", async () => {
  await open();
  say("tracking", { kind: "here", isNew: true });
  await showsPanel(false);
  const { matrix } = map.props.store.camera;
  const before = [...matrix];
  say("map", { kind: "view", view: { settled: {}, matrix: before.map(() => 0), width: 1, height: 1, copies: [0] } });
  say("map", { kind: "gone" });
  await untilRead();
  expect([...matrix]).toEqual(before);
  expect(windowPairId()).toBe("pair-1");
  expect(isBesideMap()).toBe(false);
});

test("notifies its window when a map is left after the browser's storage was cleared, and stores nothing", async () => {
  const { unmount } = await open();
  sessionStorage.clear();
  unmount();
  await waitFor(() => expect(heard).toContainEqual({ kind: "gone", from: "map" }));
  expect(sessionStorage.getItem("atalaya.map.window")).toBeNull();
});

test("gives a tracking window that becomes the complete screen a new map id", () => {
  window.name = "atalaya-tracking-pair-1";
  becomeWholeScreen();
  expect(windowPairId()).not.toBe("pair-1");
});

test("restores the panel of a window that no longer responds, and clears its marks on the map", async () => {
  await open();
  say("tracking", { kind: "here", isNew: false });
  say("tracking", { kind: "highlight", ref: { group: "claims", id: "SIN-1" } });
  await waitFor(() => expect(map.props.hovered).toEqual({ point: { group: "claims", id: "SIN-1" } }));
  await userEvent.click(bringBack());
  expect(isBesideMap()).toBe(true);
  expect(map.props.hovered).toBeNull();
  await waitFor(() => expect(heard).toContainEqual({ kind: "close", from: "map" }));
});

test("notifies the tracking window of a view once the map has drawn it", async () => {
  await open();
  await waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ kind: "view" })));
  heard.length = 0;
  const { store } = map.props;
  store.camera.set(store.camera.matrix, 0, 0);
  moveByHand({ lat: 41 });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(heard.filter(({ kind }) => kind === "view")).toEqual([]);
  showWorldBounds(store);
  await waitFor(() =>
    expect(heard).toContainEqual(expect.objectContaining({ kind: "view", view: expect.objectContaining({ width: 800 }) })),
  );
});

/** Makes this the tracking window of a map that shows the world around a place. Returns what sends its view again. */
function becomeTrackingWindow(around: { lat: number; lon: number }): () => void {
  window.name = "atalaya-tracking-pair-1";
  const store = new FleetStore();
  showWorldBounds(store);
  const { matrix, width, height, copies } = store.camera;
  const camera = { ...around, zoom: 12, bearing: 0, pitch: 0 };
  const settled = { camera, box: { west: -180, south: -85, east: 180, north: 85 }, resized: false };
  const showView = () => say("map", { kind: "view", view: { settled, matrix: [...matrix], width, height, copies } });
  channel.onmessage = ({ data }: MessageEvent<Heard>) => void (data.kind === "here" && showView());
  return showView;
}

test("has a heading of the first level in the main landmark of the map and of its tracking window", async () => {
  const heading = () => within(screen.getByRole("main")).getByRole("heading", { level: 1 }).textContent;
  const { unmount } = await open();
  expect(heading()).toBe("Map");
  unmount();
  becomeTrackingWindow({ lat: 40, lon: -3 });
  await open();
  expect(heading()).toBe("Tracking");
});

test("lists an inseparable cluster in the tracking window, and closes the list when the map moves", async () => {
  const here = { lon: 2.1326, lat: 41.3896 };
  for (const n of [1, 2, 3, 4, 5]) db().claims.set(`SIN-${n}`, aClaim({ id: `SIN-${n}`, status: "NO_SUPPLIER", position: here }));
  const showView = becomeTrackingWindow(here);
  await openMap("/map?at=41.3896,2.1326,12&list=view", {
    ...frameOf([]),
    clusters: [[0, here.lon * 1e6, here.lat * 1e6, 5, 0, 0, 0, 0, 0, 5, 0]],
  });
  await userEvent.click(await screen.findByRole("button", { name: /5 claims close together/ }));
  const list = await screen.findByRole("dialog");
  await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(5));
  showView();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement?.id).toBe("map-list");
});
