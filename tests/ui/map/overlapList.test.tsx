import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clusterCellBounds, type FleetCluster } from "../../../client/mapkit/fleet/clusters";
import { placeClusters } from "../../../client/mapkit/fleet/placeClusters";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { aClaim, aSupplier } from "../../msw/db";
import { db, server } from "../setup";
import { frameOf } from "./sampleFrames";
import { liveScreens, openMap, push } from "./openMap";
import { map, moveByHand } from "./movingMap";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));

const here = { lon: 2.1326, lat: 41.3896 };

/** A base map with streets everywhere, so that the zoom has no limit. */
const pictures = {
  kind: "RASTER" as const,
  urls: ["/tiles/0/{z}/{x}/{y}"],
  darkUrls: null,
  attribution: null,
  maxZoom: null,
  tileSize: null,
};

liveScreens();
beforeEach(() => {
  Object.assign(db().users.get("operator")!, { basemap: [pictures] });
  for (const n of [1, 2, 3, 4, 5]) db().claims.set(`SIN-${n}`, aClaim({ id: `SIN-${n}`, status: "NO_SUPPLIER", position: here }));
  db().claims.set("SIN-near", aClaim({ id: "SIN-near", position: { ...here, lon: here.lon + 0.001 } }));
});

const cluster = (count: number, group: ClusterGroup = "claims", at = here): FleetCluster =>
  placeClusters([{ group, count, ...at, timings: group === "claims" ? { waiting: count } : {} }], 19)[0]!;
const press = (what: FleetCluster): void => act(() => map.props.onPress({ cluster: what }));
const opened = () => openMap("/map?at=41.3896,2.1326,12", frameOf([]));
const card = () => screen.findByRole("dialog");
const rows = async () => within(await within(await card()).findByRole("list")).getAllByRole("listitem");

test("lists a cluster whose members share one spot immediately, at any zoom", async () => {
  await opened();
  press(cluster(5));
  expect(await rows()).toHaveLength(5);
  expect(within(await card()).getByRole("heading").textContent).toBe("5 claims at this place");
  expect(map.camera.zoom).toBe(12);
});

test("zooms in on a cluster whose members can be drawn apart, until the last zoom", async () => {
  await opened();
  // The sixth lies 80 metres away.
  press(cluster(6));
  await waitFor(() => expect(map.camera.zoom).toBe(14));
  press(cluster(6));
  await waitFor(() => expect(map.camera.zoom).toBe(16));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("lists the members of a cluster where the map has no streets to zoom in to", async () => {
  Object.assign(db().users.get("operator")!, { basemap: [] });
  await opened();
  press(cluster(6));
  await waitFor(() => expect(map.camera.zoom).toBe(13));
  press(cluster(6));
  expect(await rows()).toHaveLength(6);
  expect(map.camera.zoom).toBe(13);
});

test("lists exactly the members of a cluster's cell at the last zoom", async () => {
  const { west, east } = clusterCellBounds(cluster(5), 19);
  const lons = [west + 1e-7, west + 1e-7, west + 1e-7, east - 1e-7, east - 1e-7];
  lons.forEach((lon, i) => db().claims.set(`SIN-${i + 1}`, aClaim({ id: `SIN-${i + 1}`, position: { ...here, lon } })));
  db().claims.set("SIN-near", aClaim({ id: "SIN-near", position: { ...here, lon: east + 1e-7 } }));
  await openMap("/map?at=41.3896,2.1326,19", frameOf([]));
  press(cluster(5));
  expect(await rows()).toHaveLength(5);
  expect(map.camera.zoom).toBe(19);
});

test("focuses the first row, and opens a row's tab without changing map or list", async () => {
  const { address } = await opened();
  press(cluster(5));
  await rows();
  expect(document.activeElement?.textContent).toContain("SIN-1");
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await screen.findByRole("article", { name: "Claim SIN-2" });
  expect(address()).toContain("claim=SIN-2");
  expect(await rows()).toHaveLength(5);
  expect(within(await card()).getByRole("button", { current: true }).textContent).toContain("SIN-2");
  expect(map.camera).toMatchObject({ zoom: 12 });
});

test("closes the list by Escape with the focus on the map, and keeps opened features", async () => {
  await openMap("/map?at=41.3896,2.1326,12&claim=SIN-1", frameOf([]));
  press(cluster(5));
  await rows();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByTestId("canvas"));
  expect(screen.getByRole("article", { name: "Claim SIN-1" })).toBeTruthy();
});

test.each([
  ["a moved map", () => moveByHand({ lat: 41.4 })],
  ["a click on the ground", () => act(() => map.props.onPress(null))],
  ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Close list" }))],
])("%s closes the list", async (_how, close) => {
  await opened();
  press(cluster(5));
  await rows();
  await close();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("lists suppliers of every kind whose layer is on and that pass the filter", async () => {
  const hit = { position: here, status: null } as const;
  db().suppliers.set("B-1", aSupplier({ id: "B-1", name: "Base", access: "BASE", ...hit }));
  db().suppliers.set("W-1", aSupplier({ id: "W-1", name: "Office", access: "WEB", ...hit }));
  db().suppliers.set("C-1", aSupplier({ id: "C-1", name: "Network", access: "COLLABORATOR", ...hit }));
  db().suppliers.set("M-1", aSupplier({ id: "M-1", name: "Free", access: "MOBILE", status: "MOBILE_FREE", position: here }));
  db().suppliers.set("M-2", aSupplier({ id: "M-2", name: "Busy", access: "MOBILE", status: "MOBILE_OCCUPIED", position: here }));
  await openMap("/map/providers?at=41.3896,2.1326,12&resources=l", frameOf([]));
  press(cluster(3, "suppliers"));
  const ids = (await rows()).map((row) => row.querySelector("span:nth-of-type(2)")?.getAttribute("title"));
  expect(ids).toEqual(["B-1", "W-1", "M-1"]);
});

test("lists the members of a cluster when its row is pressed", async () => {
  await openMap("/map?at=41.3896,2.1326,12&list=view", frameOf([]));
  await push({ ...frameOf([], {}, false), clusters: [[0, here.lon * 1e6, here.lat * 1e6, 5, 0, 0, 0, 0, 0, 5, 0]] });
  await userEvent.click(await screen.findByRole("button", { name: /5 claims close together/ }));
  expect(await rows()).toHaveLength(5);
});

describe("overlapping signs", () => {
  const stack = [
    { group: "claims", id: "SIN-1" },
    { group: "suppliers", id: "M-1" },
  ] as const;
  const shown = frameOf([
    { id: "SIN-1", claim: "NO_SUPPLIER", ...here },
    { id: "M-1", name: "Unit 1", resource: "MOBILE_FREE", ...here },
  ]);
  const pressStack = (): void => act(() => map.props.onPress({ stack: [...stack] }));

  test("are listed, claims and suppliers together, with the focus on the first", async () => {
    db().suppliers.set("M-1", aSupplier({ id: "M-1", name: "Unit 1", access: "MOBILE", status: "MOBILE_FREE", position: here }));
    const { address } = await openMap("/map?at=41.3896,2.1326,12", shown);
    pressStack();
    expect(await rows()).toHaveLength(2);
    expect(within(await card()).getByRole("heading").textContent).toBe("2 at this place");
    expect(document.activeElement?.textContent).toContain("SIN-1");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await screen.findByRole("article", { name: "Supplier M-1" });
    expect(address()).toContain("supplier=M-1");
    expect(await rows()).toHaveLength(2);
  });

  test("are listed next to the pressed signs, not at the earlier place", async () => {
    const far = { lon: 100, lat: 0 };
    await openMap(
      "/map?at=41.3896,2.1326,12",
      frameOf([
        { id: "SIN-1", claim: "NO_SUPPLIER", ...here },
        { id: "SIN-2", claim: "NO_SUPPLIER", ...far },
        { id: "SIN-3", claim: "NO_SUPPLIER", ...far },
      ]),
    );
    pressStack();
    const before = (await card()).style.left;
    act(() => map.props.onPress({ stack: ["SIN-2", "SIN-3"].map((id) => ({ group: "claims", id })) }));
    await waitFor(async () => expect(document.activeElement?.textContent).toContain("SIN-2"));
    expect((await card()).style.left).not.toBe(before);
  });

  test("lose the row of a feature that leaves the map", async () => {
    await openMap("/map?at=41.3896,2.1326,12", shown);
    pressStack();
    await rows();
    await push({ ...frameOf([], {}, false), removed: [1] });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });
});

test("are zoomed in on if the server cannot be reached", async () => {
  await opened();
  server.use(http.post("*/graphql", () => HttpResponse.error()));
  press(cluster(5));
  await waitFor(() => expect(map.camera.zoom).toBe(14));
});
