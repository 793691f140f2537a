import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useImperativeHandle } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MapViewInput } from "../../../client/gql/graphql";
import { connection } from "../../../client/live/connection";
import { startLive } from "../../../client/live/pageSocket";
import { MapScreen } from "../../../client/map/screen/MapScreen";
import type { MapCanvasProps } from "../../../client/mapkit/MapCanvas";
import type { MapHandle } from "../../../client/mapkit/MapController";
import { clearStatusBar, statusBar } from "../../../client/store/statusBar";
import { compactFrame } from "../../../schema/rules/map/compactFrame";
import type { PackedFrame } from "../../../schema/rules/map/frames";
import { aClaim, aSupplier } from "../../msw/db";
import { FakeSockets } from "../../msw/FakeSockets";
import { showRoute, signIn } from "../page";
import { db } from "../setup";
import { showWorldBounds } from "./worldBounds";
import { claimCounts, frameOf } from "./sampleFrames";

// jsdom has no graphics card: the map is a fake that looks at the whole world, and remembers what it is asked.
const map = vi.hoisted(() => ({ went: [] as unknown[], props: null as unknown, broken: false }));
vi.mock("../../../client/mapkit/MapCanvas", () => ({
  MapCanvas(props: MapCanvasProps) {
    const { store, camera, handle, onSettle, onBroken, children } = props;
    map.props = props;
    const world = { west: -180, south: -85, east: 180, north: 85 };
    useImperativeHandle(handle, (): MapHandle => ({
      lookAt: (to) => void map.went.push(to),
      goTo: (to) => void map.went.push(to),
      fit: (to) => void map.went.push(to),
      zoomBy: () => undefined,
      faceNorth: () => undefined,
      focus: () => undefined,
      onceDrawn: () => undefined,
      isMoving: () => false,
      maxZoom: () => 19,
      middle: () => ({ x: 400, y: 300 }),
      camera: () => camera,
      box: () => world,
      isCovered: () => false,
    }));
    useEffect(() => {
      if (map.broken) return onBroken(true);
      showWorldBounds(store);
      onSettle({ camera, box: world, resized: false });
      // Once, as a map that nobody moves.
      // eslint-disable-next-line react-hooks/exhaustive-deps
    }, []);
    return <div data-testid="map">{children}</div>;
  },
}));

let sockets: FakeSockets;
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  clearStatusBar();
  Object.assign(map, { went: [], props: null, broken: false });
  sockets = new FakeSockets();
  stop = startLive(sockets.WebSocket);
  db().claims.set("SIN-1", aClaim({ id: "SIN-1", status: "PENDING_ARRIVAL_CRITICAL" }));
  db().claims.set("SIN-2", aClaim({ id: "SIN-2", status: "NO_SUPPLIER", position: { lon: 0, lat: 0 } }));
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", status: "MOBILE_FREE" }));
});
afterEach(() => stop());

const frame = frameOf(
  [
    { id: "SIN-1", claim: "PENDING_ARRIVAL_CRITICAL", since: 31, lon: 10 },
    { id: "SIN-2", claim: "NO_SUPPLIER", since: 9 },
    { id: "M-204", resource: "MOBILE_FREE", since: 1 },
  ],
  {
    claims: claimCounts({ PENDING_ARRIVAL_CRITICAL: 4, NO_SUPPLIER: 9 }),
    layers: [148, 31, 13, 0],
    withoutPosition: [7, 0, 1, 0],
    resources: [100, 41, 4, 3],
  },
);

const view = (): MapViewInput | undefined =>
  sockets.subscribed.find(({ query }) => query.includes("mapFrames"))?.variables?.["view"] as MapViewInput | undefined;
const push = (packed: PackedFrame) =>
  act(async () => {
    sockets.answer("mapFrames", { data: { mapFrames: { packed: compactFrame(packed) } } });
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

async function openMap(at = "/map?at=40,-3,6") {
  signIn("operator", { live: true });
  const shown = showRoute([{ path: "/map/:selectedtab?", Component: MapScreen }], at);
  await waitFor(() => expect(connection.get().state).toBe("live"));
  await waitFor(() => expect(view()).toBeTruthy());
  await push(frame);
  await screen.findByRole("listbox");
  return shown;
}
const address = (router: { state: { location: { pathname: string; search: string } } }): string =>
  router.state.location.pathname + router.state.location.search;
const list = () => screen.getByRole("list", { name: /in view/ });

test("requests the screen's area with a margin, and the default layers", async () => {
  await openMap();
  expect(view()).toMatchObject({ bounds: { west: -180, east: 180 }, zoom: 6, layers: ["MOBILE", "BASE", "INCIDENTS"], filter: {} });
});

test("begins with all visible features without a place in the address", async () => {
  signIn("operator", { live: true });
  showRoute([{ path: "/map/:selectedtab?", Component: MapScreen }], "/map");
  // The fake server has nothing to show: the world stays, and is subscribed to.
  await waitFor(() => expect(view()).toBeTruthy());
});

test("updates counts, list and footer with the frames", async () => {
  await openMap("/map?at=40,-3,6&list=view");
  await screen.findByRole("option", { name: /^PLC .* 4$/ });
  expect(screen.getByRole("tab", { name: "Claims 13" })).toBeTruthy();
  expect(screen.getByText("31")).toBeTruthy();
  await waitFor(() =>
    expect(
      within(list())
        .getAllByRole("listitem")
        .map((row) => row.textContent),
    ).toEqual(["PLCSIN-1Tow31 min", "SPSIN-2Tow9 min"]),
  );
  expect(statusBar.get()).toMatchObject({ matches: { shown: 13, total: 13 } });
});

test("filters the map by a KPI row, keeps the filter in the address, clears it on a second click, and keeps the bars", async () => {
  const { router } = await openMap();
  await userEvent.click(await screen.findByRole("option", { name: /^PLC/ }));
  await waitFor(() => expect(view()!.filter).toEqual({ statuses: ["PENDING_ARRIVAL_CRITICAL"] }));
  expect(address(router)).toBe("/map?at=40,-3,6&status=plc");
  expect(statusBar.get().matches).toEqual({ shown: 4, total: 13 });
  expect(screen.getByRole("option", { name: /^SP .* 9$/ })).toBeTruthy();
  await userEvent.click(screen.getByRole("option", { name: /^PLC/ }));
  await waitFor(() => expect(view()!.filter).toEqual({}));
});

test("does not request a layer that is switched off", async () => {
  await openMap();
  await userEvent.click(screen.getByRole("switch", { name: "Supplier bases" }));
  await waitFor(() => expect(view()!.layers).toEqual(["MOBILE", "INCIDENTS"]));
});

test("opens a claim from its row, selects it on the map and flies there; closing returns to the list", async () => {
  const { router } = await openMap("/map?at=40,-3,6&list=view");
  await userEvent.click(await screen.findByRole("button", { name: /SIN-1/ }));
  await screen.findByRole("article", { name: "Claim SIN-1" });
  expect((map.props as MapCanvasProps).selected).toEqual({ group: "claims", id: "SIN-1" });
  expect(map.went).toMatchObject([{ lon: 10, lat: 0 }]);
  expect(address(router)).toContain("claim=SIN-1");

  await userEvent.click(screen.getByRole("button", { name: "Close SIN-1" }));
  await screen.findByRole("list", { name: /in view/ });
  expect((map.props as MapCanvasProps).selected).toBeNull();
  expect(address(router)).toBe("/map?at=40,-3,6&list=view");
});

test("renders no rows of the list behind an open claim, but keeps its count", async () => {
  await openMap("/map?at=40,-3,6&claim=SIN-1");
  const { store } = map.props as MapCanvasProps;
  const made = vi.spyOn(store, "pointsInView");
  await push({ ...frame, first: true });
  await waitFor(() => expect(screen.getByRole("button", { name: /^List/ }).textContent).toBe("List 2"));
  expect(made).not.toHaveBeenCalled();
});

test("opens the feature under a click on the map, and returns by the browser's back button", async () => {
  const { router } = await openMap();
  act(() => (map.props as MapCanvasProps).onPress({ point: { group: "suppliers", id: "M-204" } }));
  await screen.findByRole("article", { name: "Supplier M-204" });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole("article")).toBeNull());
});

test("keeps open tabs, and closes one on a middle click", async () => {
  await openMap("/map?at=40,-3,6&open=c:SIN-1&claim=SIN-2");
  const tab = await screen.findByRole("button", { name: "SIN-1" });
  await userEvent.pointer({ target: tab, keys: "[MouseMiddle]" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Close SIN-1" })).toBeNull());
  expect(screen.getByRole("article", { name: "Claim SIN-2" })).toBeTruthy();
});

test("gives the providers their counts, list and route", async () => {
  const { router } = await openMap();
  await userEvent.click(screen.getByRole("tab", { name: "Suppliers 148" }));
  expect(address(router)).toBe("/map/providers?at=40,-3,6");
  await userEvent.click(await screen.findByRole("option", { name: /^O Busy/ }));
  await waitFor(() => expect(view()!.filter).toEqual({ resourceStatuses: ["MOBILE_OCCUPIED"] }));
  await waitFor(() => expect(within(list()).getByText("M-204")).toBeTruthy());
});

test("lists features without position, and disables the status filters", async () => {
  const { router } = await openMap();
  await userEvent.click(screen.getByRole("button", { name: "1 not on the map" }));
  await screen.findByRole("button", { name: /SIN-1/ });
  // SIN-2 has a position.
  expect(screen.queryByRole("button", { name: /SIN-2/ })).toBeNull();
  await userEvent.click(screen.getByRole("option", { name: /^PLC/ }));
  expect(address(router)).toBe("/map?at=40,-3,6&nowhere=1");
});

test("ignores an earlier status filter in the list without position and on the map, and says so", async () => {
  await openMap("/map?at=40,-3,6&status=plc&nowhere=1");
  expect(view()!.filter).toEqual({});
  await userEvent.click(screen.getByRole("button", { name: "Expand counts" }));
  expect(screen.getByText("Not available while the list shows elements without position.")).toBeTruthy();
  expect(screen.queryByRole("option", { selected: true })).toBeNull();
  expect(statusBar.get().matches).toEqual({ shown: 1, total: 13 });
  await userEvent.click(screen.getByRole("button", { name: "1 not on the map" }));
  await waitFor(() => expect(view()!.filter).toEqual({ statuses: ["PENDING_ARRIVAL_CRITICAL"] }));
});

test("applies the address's filter to the map and the worklist, and shows filtered against total counts", async () => {
  db().kpis.claims = [{ status: "NO_SUPPLIER", count: 1248, oldestSeconds: null }];
  await openMap("/map?at=40,-3,6&centre=7&scheduled=yes,unknown");
  const filter = { centreIds: ["7"], scheduled: true, scheduledUnknown: true };
  expect(view()!.filter).toEqual(filter);
  expect(sockets.subscribed.find(({ query }) => query.includes("worklistChanged"))?.variables).toEqual({ filter });
  await waitFor(() => expect(statusBar.get().matches).toEqual({ shown: 13, total: 1248 }));
});

test("marks an open claim that the filter leaves out", async () => {
  await openMap("/map?at=40,-3,6&supplierIs=S-9&claim=SIN-2");
  await screen.findByText(/^Filters or layers hide this element/);
});

test("restores the map as it was left when opened without an address", async () => {
  const { router } = await openMap("/map?at=40,-3,6&status=plc");
  await act(() => router.navigate("/map"));
  await waitFor(() => expect(address(router)).toBe("/map?at=40,-3,6&status=plc"));
});

test("shows a message and a list of all features if the map cannot be drawn", async () => {
  map.broken = true;
  await openMap("/map?at=40,-3,6&list=view");
  await screen.findByText("The map cannot be drawn.");
  await screen.findByRole("button", { name: /SIN-1/ });
  expect(screen.getByRole("option", { name: /^PLC .* 4$/ })).toBeTruthy();
});

test("shows a lost connection on the map", async () => {
  await openMap();
  expect((map.props as MapCanvasProps).stale).toBe(false);
  act(() => connection.set({ state: "lost", since: Date.now(), nextRetryAt: null, stalled: false }));
  await waitFor(() => expect((map.props as MapCanvasProps).stale).toBe(true));
});
