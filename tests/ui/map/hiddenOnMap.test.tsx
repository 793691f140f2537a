import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { placeClusters } from "../../../client/mapkit/fleet/placeClusters";
import { statusBar } from "../../../client/store/statusBar";
import { visibleColumns, type HiddenFields } from "../../../schema/rules/fields/hiddenFields";
import { mapLayers, tableOfLayer, type MapLayer } from "../../../schema/rules/lists/mapLayers";
import { aClaim, aSupplier } from "../../msw/db";
import { db } from "../setup";
import { claimCounts, frameOf } from "./sampleFrames";
import { liveScreens, openMap, view } from "./openMap";
import { map } from "./movingMap";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

const here = { lon: 2.1326, lat: 41.3896 };
beforeEach(() => {
  localStorage.setItem("atalaya.map.counts.expanded", "1");
  db().claims.set("SIN-1", aClaim({ id: "SIN-1", status: "PENDING_ARRIVAL_CRITICAL" }));
  db().claims.set("SIN-2", aClaim({ id: "SIN-2", status: "NO_SUPPLIER", position: here }));
  for (const n of [1, 2]) db().suppliers.set(`M-${n}`, aSupplier({ id: `M-${n}`, status: n === 1 ? "MOBILE_FREE" : "MOBILE_OCCUPIED" }));
  db().suppliers.set("M-2", { ...db().suppliers.get("M-2")!, position: here });
  for (const n of [1, 2, 3]) db().suppliers.set(`B-${n}`, aSupplier({ id: `B-${n}`, access: "BASE", position: here }));
});

const counts: Record<MapLayer, number> = { MOBILE: 148, BASE: 31, INCIDENTS: 13, COLLABORATING: 2 };
/** For a viewer without positions every feature is answered without one. */
const frameFor = (layers: readonly MapLayer[]) =>
  frameOf([{ id: "B-1" }], {
    claims: claimCounts(layers.includes("INCIDENTS") ? { PENDING_ARRIVAL_CRITICAL: 4, NO_SUPPLIER: 9 } : {}),
    layers: mapLayers.map((layer) => (layers.includes(layer) ? counts[layer] : 0)),
    withoutPosition: mapLayers.map((layer) => (layer === "BASE" ? 1 : layers.includes(layer) ? counts[layer] : 0)),
  });

function openWithout(hidden: HiddenFields, at = "/map?at=41.3896,2.1326,12", layers: readonly MapLayer[] = mapLayers) {
  Object.assign(db().users.get("operator")!, {
    userTables: layers.map((layer) => tableOfLayer[layer]),
    visibleColumns: visibleColumns(layers, hidden),
  });
  return openMap(at, frameFor(layers));
}
const layerRow = (name: string): HTMLElement => screen.getByRole("switch", { name }).closest("li")!;
/** The rows of a list of the API. */
const listed = async (title: RegExp): Promise<(string | null)[]> =>
  within(await screen.findByRole("list", { name: title }))
    .getAllByRole("listitem")
    .map((row) => (row.querySelector("b[title]") ?? row.querySelector("[title]"))!.getAttribute("title"));
const claims = /^Claims, most urgent first/;
const mobile = /^Mobile suppliers by name/;

test("gives a layer with hidden places neither a switch nor a count without position, and says why", async () => {
  await openWithout({ INCIDENTS: new Set(["position"]) });
  const row = layerRow("Claims");
  expect(row.textContent).toBe("ClaimsYour profile hides the position of these elements.13");
  expect(within(row).getByRole<HTMLInputElement>("switch")).toMatchObject({ disabled: true, checked: false });
  expect(within(layerRow("Supplier bases")).getByRole<HTMLInputElement>("switch")).toMatchObject({ disabled: false, checked: true });
});

test("lists all claims for an address without position if places are hidden, and keeps the count filters", async () => {
  await openWithout({ INCIDENTS: new Set(["position"]) }, "/map?at=41.3896,2.1326,12&nowhere=1");
  expect(await listed(claims)).toEqual(["SIN-1", "SIN-2"]);
  expect(screen.getByRole("button", { name: "List" })).toBeTruthy();
  await userEvent.click(screen.getByRole("option", { name: /^PLC/ }));
  await waitFor(async () => expect(await listed(claims)).toEqual(["SIN-1"]));
  expect(view()!.filter).toEqual({ statuses: ["PENDING_ARRIVAL_CRITICAL"] });
});

test("does the same for a stored address, also on the other tab", async () => {
  sessionStorage.setItem("atalaya.map.id-operator", "?at=41.3896,2.1326,12&nowhere=1");
  await openWithout({ INCIDENTS: new Set(["position"]) }, "/map");
  expect(await listed(claims)).toEqual(["SIN-1", "SIN-2"]);
  await userEvent.click(screen.getByRole("tab", { name: /^Suppliers/ }));
  expect(await listed(mobile)).toEqual(["M-1"]);
  expect(screen.getByRole("button", { name: "Not on the map" })).toBeTruthy();
});

test("lists all providers if the places of the mobile ones are hidden", async () => {
  await openWithout({ MOBILE: new Set(["position"]) }, "/map/providers?at=41.3896,2.1326,12&nowhere=1");
  expect(await listed(mobile)).toEqual(["M-1", "M-2"]);
  // The list cannot show features without a position; it only counts them.
  expect(layerRow("Supplier bases").textContent).toContain("1 not on the map");
  expect(within(layerRow("Supplier bases")).queryByRole("button")).toBeNull();
});

test("keeps the lists of other layers if one layer's places are hidden", async () => {
  await openWithout({ BASE: new Set(["position"]) }, "/map/providers?at=41.3896,2.1326,12&nowhere=1");
  expect(await listed(mobile)).toEqual(["M-1"]);
});

test("zooms in instead of listing overlaps if some suppliers' places are hidden, and explains at the last zoom", async () => {
  const pictures = {
    kind: "RASTER" as const,
    urls: ["/tiles/0/{z}/{x}/{y}"],
    darkUrls: null,
    attribution: null,
    maxZoom: null,
    tileSize: null,
  };
  Object.assign(db().users.get("operator")!, { basemap: [pictures] });
  await openWithout({ MOBILE: new Set(["position"]) }, "/map/providers?at=41.3896,2.1326,12");
  const cluster = placeClusters([{ group: "suppliers", count: 3, ...here, timings: {} }], 19)[0]!;
  act(() => map.props.onPress({ cluster }));
  await waitFor(() => expect(map.camera.zoom).toBe(14));
  for (const zoom of [16, 18, 19]) {
    act(() => map.props.onPress({ cluster }));
    await waitFor(() => expect(map.camera.zoom).toBe(zoom));
  }
  act(() => map.props.onPress({ cluster }));
  expect((await screen.findByRole("dialog")).textContent).toContain("Your profile hides the position of some suppliers");
});

test("hides the lateness heading if the profile hides the time behind it", async () => {
  await openWithout({ INCIDENTS: new Set(["promisedMinutes"]) });
  expect(screen.getByText("count")).toBeTruthy();
  expect(screen.queryByText("oldest")).toBeNull();
});

test("shows the heading to a user who sees ages", async () => {
  await openWithout({ INCIDENTS: new Set(["plate"]) });
  expect(screen.getByText("oldest")).toBeTruthy();
});

test("hides all claim counts, also in the footer, from a user who does not see claims", async () => {
  await openWithout({}, "/map?at=41.3896,2.1326,12&status=plc", ["MOBILE", "BASE"]);
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Suppliers 148"]);
  expect(screen.getByRole("option", { name: /^L Free/ })).toBeTruthy();
  expect(statusBar.get().matches).toBeNull();
});

test("hides the bars of mobile suppliers from a user who does not see them, and counts the others", async () => {
  await openWithout({}, "/map?at=41.3896,2.1326,12", ["INCIDENTS", "BASE", "COLLABORATING"]);
  await userEvent.click(screen.getByRole("tab", { name: "Suppliers 33" }));
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(screen.queryByText("count")).toBeNull();
});
