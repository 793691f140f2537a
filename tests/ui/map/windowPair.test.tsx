// A map and its tracking window, and what they are not to hear from others.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { becomeWholeScreen, windowPairId } from "../../../client/ui/trackingWindow";
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
const passMessages = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
const say = async (from: "map" | "tracking", message: object): Promise<void> => {
  channel.postMessage({ ...message, from });
  await passMessages();
};
const isBesideMap = (): boolean => screen.queryByRole("listbox") !== null;
const bringBack = (): HTMLElement => screen.getByRole("button", { name: /Bring the tracking panel back/ });

test("a map in a copied tab takes an id of its own, and keeps its tracking panel", async () => {
  await open();
  await say("tracking", { kind: "here", isNew: false });
  expect(isBesideMap()).toBe(false);
  await say("map", { kind: "here", isNew: false });
  expect(isBesideMap()).toBe(true);
  expect(windowPairId()).not.toBe("pair-1");
  expect(heard.filter(({ kind }) => kind === "gone")).toEqual([]);
});

test("the map that was there first keeps its tracking window, and is not moved by the copy", async () => {
  await open();
  await say("tracking", { kind: "here", isNew: true });
  heard.length = 0;
  await say("map", { kind: "here", isNew: true });
  expect(heard).toMatchObject([{ kind: "here", isNew: false, from: "map" }]);
  const { matrix } = map.props.store.camera;
  const before = [...matrix];
  await say("map", { kind: "view", view: { settled: {}, matrix: before.map(() => 0), width: 1, height: 1, copies: [0] } });
  await say("map", { kind: "gone" });
  expect([...matrix]).toEqual(before);
  expect(windowPairId()).toBe("pair-1");
  expect(isBesideMap()).toBe(false);
});

test("a tracking window that becomes the whole screen is a map with an id of its own", () => {
  window.name = "atalaya-tracking-pair-1";
  becomeWholeScreen();
  expect(windowPairId()).not.toBe("pair-1");
});

test("the panel comes back also from a window that does not answer any more, and nothing stays ringed on the map", async () => {
  await open();
  await say("tracking", { kind: "here", isNew: false });
  await say("tracking", { kind: "highlight", ref: { group: "claims", id: "SIN-1" } });
  expect(map.props.hovered).toEqual({ point: { group: "claims", id: "SIN-1" } });
  await userEvent.click(bringBack());
  expect(isBesideMap()).toBe(true);
  expect(map.props.hovered).toBeNull();
  await waitFor(() => expect(heard).toContainEqual({ kind: "close", from: "map" }));
});

test("the tracking window hears of a view only once the map has drawn it", async () => {
  await open();
  await say("tracking", { kind: "here", isNew: true });
  heard.length = 0;
  const { store } = map.props;
  store.camera.set(store.camera.matrix, 0, 0);
  moveByHand({ lat: 41 });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(heard.filter(({ kind }) => kind === "view")).toEqual([]);
  showWorldBounds(store);
  await waitFor(() => expect(heard).toContainEqual(expect.objectContaining({ kind: "view", view: expect.objectContaining({ width: 800 }) })));
});
