import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { TrafficSwitch } from "../../../client/map/layers/TrafficSwitch";
import { isWithoutStreets, type BasemapLayer } from "../../../client/mapkit/basemap/basemapLayers";
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
    expect(screen.getByRole("note").textContent).toBe("No street map for this area");
    moveByHand({ zoom: 9 });
    expect(screen.queryByRole("note")).toBeNull();
  });

  test("explains the signs of services and of insured risks in the legend", async () => {
    await openMap("/map/claims?at=40,-3,9", frameOf([]));
    const legend = within(screen.getByRole("region", { name: "Legend" }));
    const names = (list: HTMLElement) =>
      within(list)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(names(await legend.findByRole("list", { name: "Service types" }, UNFOLDED))).toEqual([
      "Tow",
      "Taxi",
      "Ambulance",
      "Lawyer",
      "Roadside repair",
      "Other",
    ]);
    expect(names(legend.getByRole("list", { name: "Insured risks" }))).toEqual(["Car", "People", "Home", "Other"]);
  });

  test("explains in the legend how a straight-line estimate is drawn", async () => {
    await openMap("/map?at=40,-3,11", frame);
    expect(await within(screen.getByRole("region", { name: "Legend" })).findByText("Straight-line estimate", {}, UNFOLDED)).toBeTruthy();
  });

  test("folds the legend before it hides anything, and lets the user open it until the map moves", async () => {
    await openMap("/map?at=40,-3,11", frame);
    const legend = within(screen.getByRole("region", { name: "Legend" }));
    await legend.findByText("On site", {}, UNFOLDED);
    // The test's map shows the world: its lower left is south of Chile.
    await push(frameOf([{ id: "SIN-1", claim: "NO_SUPPLIER", lon: -110, lat: -70 }]));
    await waitFor(() => expect(legend.queryByText("On site")).toBeNull(), UNFOLDED);
    await userEvent.click(legend.getByRole("button", { name: "Show legend" }));
    expect(legend.getByText("On site")).toBeTruthy();
    moveByHand({ lat: 41 });
    expect(legend.queryByText("On site")).toBeNull();
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
