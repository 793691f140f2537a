// The map screen with its live connection, for tests of what it does. The test file mocks `MapCanvas` by `movingMap`.
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect } from "vitest";
import type { MapViewInput } from "../../../client/gql/graphql";
import { connection } from "../../../client/live/connection";
import { startLive } from "../../../client/live/pageSocket";
import { MapScreen } from "../../../client/map/screen/MapScreen";
import { clearStatusBar } from "../../../client/store/statusBar";
import { compactFrame } from "../../../schema/rules/map/compactFrame";
import type { PackedFrame } from "../../../schema/rules/map/frames";
import { FakeSockets } from "../../msw/FakeSockets";
import { showRoute, signIn } from "../page";

let sockets: FakeSockets;
let stop: () => void;

/** Call once per test file: gives each test a separate connection. */
export function liveScreens(): void {
  beforeEach(() => {
    sessionStorage.clear();
    clearStatusBar();
    sockets = new FakeSockets();
    stop = startLive(sockets.WebSocket);
  });
  afterEach(() => stop());
}

export const view = (): MapViewInput | undefined =>
  sockets.subscribed.find(({ query }) => query.includes("mapFrames"))?.variables?.["view"] as MapViewInput | undefined;

export const push = (packed: PackedFrame): Promise<void> =>
  act(async () => {
    sockets.answer("mapFrames", { data: { mapFrames: { packed: compactFrame(packed) } } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** Opens the map at an address, and shows it a first frame. */
export async function openMap(at: string, frame: PackedFrame) {
  signIn("operator", { live: true });
  const shown = showRoute([{ path: "/map/:selectedtab?", Component: MapScreen }], at);
  await waitFor(() => expect(connection.get().state).toBe("live"));
  await waitFor(() => expect(view()).toBeTruthy());
  await push(frame);
  await screen.findByRole("listbox");
  const { router } = shown;
  return { ...shown, address: (): string => router.state.location.pathname + router.state.location.search };
}

export const answerWorklist = (worklist: object): Promise<void> =>
  act(async () => {
    sockets.answer("worklistChanged", { data: { worklistChanged: worklist } });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
