import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { TrafficSwitch } from "../../../client/map/layers/TrafficSwitch";
import { isWithoutStreets, maxZoomIn, type BasemapLayer } from "../../../client/mapkit/basemap/basemapLayers";
import { aClaim } from "../../msw/db";
import { show, signIn } from "../page";
import { db } from "../setup";
import { map, moveByHand } from "./movingMap";
import { liveScreens, openMap, push } from "./openMap";
import { frameOf } from "./sampleFrames";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));

const layer = (kind: BasemapLayer["kind"], url: string): BasemapLayer => ({
  kind,
  urls: [url],
  darkUrls: null,
  attribution: null,
  maxZoom: null,
  tileSize: null,
});

/** The legend waits for what the view holds before it unfolds. */
const UNFOLDED = { timeout: 3_000 };

describe("on the map", () => {
  liveScreens();
  beforeEach(() => void db().claims.set("SIN-1", aClaim({ id: "SIN-1", position: { lon: 10, lat: 0 } })));
  const frame = frameOf([{ id: "SIN-1", claim: "NO_SUPPLIER", lon: 10 }]);

  test("shows a note that no streets are available, from the zoom at which they would appear", async () => {
    await openMap("/map?at=40,-3,11", frame);
    expect(screen.queryByRole("note")).toBeNull();
    moveByHand({ zoom: 12 });
    expect(screen.getByRole("note").textContent).toContain("No street map for this area.");
    expect(screen.getByRole("note").textContent).toContain("npm run streets");
    moveByHand({ zoom: 9 });
    expect(screen.queryByRole("note")).toBeNull();
  });

  const legend = () => within(screen.getByRole("region", { name: "Legend" }));
  const signs = () =>
    legend()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  test("explains only the signs on the map, and those that are added to it", async () => {
    await openMap("/map/claims?at=40,-3,9", frame);
    await legend().findByText("Unassigned", {}, UNFOLDED);
    expect(signs()).toEqual(["Unassigned", "Waiting"]);
    await push(frameOf([{ id: "M-1", resource: "MOBILE_FREE", lon: 12 }]));
    await legend().findByText("Free", {}, UNFOLDED);
    expect(signs()).toEqual(["Unassigned", "Waiting", "Free"]);
  });

  test("explains the services in the legend from the zoom at which claims have a badge", async () => {
    await openMap("/map/claims?at=0,10,15", frame);
    const kinds = await legend().findByRole("list", { name: "Service types" }, UNFOLDED);
    await waitFor(() => expect(within(kinds).getAllByRole("listitem")).toHaveLength(1));
    moveByHand({ zoom: 14 });
    await waitFor(() => expect(legend().queryByRole("list", { name: "Service types" })).toBeNull());
  });

  test("opens the legend on the first day of use only, unless it was opened", async () => {
    localStorage.setItem("atalaya.legend.firstUse", `${Date.now() - 25 * 3_600_000}`);
    await openMap("/map/claims?at=40,-3,9", frame);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    expect(legend().queryAllByRole("listitem")).toEqual([]);
    await userEvent.click(legend().getByRole("button", { name: "Show legend" }));
    expect(signs()).toContain("Unassigned");
  });

  test("folds the legend before it hides anything, and lets the user open it until the map moves", async () => {
    await openMap("/map?at=40,-3,11", frame);
    const legend = within(screen.getByRole("region", { name: "Legend" }));
    await legend.findByText("Unassigned", {}, UNFOLDED);
    // The test's map shows the world: its lower left is south of Chile.
    await push(frameOf([{ id: "SIN-1", claim: "NO_SUPPLIER", lon: -150, lat: -80 }]));
    await waitFor(() => expect(legend.queryByText("Unassigned")).toBeNull(), UNFOLDED);
    await userEvent.click(legend.getByRole("button", { name: "Show legend" }));
    expect(legend.getByText("Unassigned")).toBeTruthy();
    moveByHand({ lat: 41 });
    expect(legend.queryByText("Unassigned")).toBeNull();
  });

  test("uses the world map if the server names no other", async () => {
    await openMap("/map?at=40,-3,11", frame);
    expect(Object.keys(map.props.ground.sources)).toEqual(["world"]);
    expect(map.props.traffic).toBeNull();
  });
});

describe("the note on missing streets", () => {
  const porto = { url: "/p", bounds: [-8.8, 41, -8.4, 41.4], minZoom: 6, attribution: "", hasWater: true } as const;
  const at = (lon: number, lat: number, zoom: number) => ({
    camera: { lon, lat, zoom, bearing: 0, pitch: 0 },
    box: { west: lon - 0.1, south: lat - 0.1, east: lon + 0.1, north: lat + 0.1 },
  });
  const packs = [layer("PACK", "/p")];

  test("appears outside all packs, not within one or at its edge", () => {
    expect(isWithoutStreets(packs, [porto], at(-3.7, 40.4, 13))).toBe(true);
    expect(isWithoutStreets(packs, [porto], at(-8.6, 41.1, 13))).toBe(false);
    expect(isWithoutStreets(packs, [porto], at(-8.35, 41.1, 13))).toBe(false);
  });

  test("comes with a limit of the zoom, which ends where there are streets", () => {
    expect(maxZoomIn(packs, [porto], at(-3.7, 40.4, 13).box)).toBe(13);
    expect(maxZoomIn(packs, [porto], at(-8.35, 41.1, 13).box)).toBe(19);
    expect(maxZoomIn([layer("RASTER", "/x")], [], at(-3.7, 40.4, 13).box)).toBe(19);
  });

  test("appears nowhere if pictures or a style cover the world", () => {
    for (const kind of ["RASTER", "STYLE"] as const) expect(isWithoutStreets([layer(kind, "/x")], [], at(-3.7, 40.4, 13))).toBe(false);
  });
});

describe("traffic", () => {
  beforeEach(() => signIn("operator"));

  test("can be switched on and off", async () => {
    const onChange = vi.fn();
    show(<TrafficSwitch available on={false} onChange={onChange} />);
    await userEvent.click(await screen.findByRole("switch", { name: "Traffic" }));
    expect(onChange).toHaveBeenCalledWith(true);
  });

  test("is off, disabled and explained without a provider", async () => {
    show(<TrafficSwitch available={false} on onChange={vi.fn()} />);
    const found = await screen.findByRole<HTMLInputElement>("switch", { name: "Traffic" });
    expect([found.disabled, found.checked]).toEqual([true, false]);
    expect(document.getElementById(found.getAttribute("aria-describedby")!)!.textContent).toBe("No traffic provider is configured.");
  });
});
