import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultFunctionalities } from "../../../schema/rules/access/functionalities";
import { connection } from "../../../client/live/connection";
import { rememberView } from "../../../client/map/camera/lastView";
import { MapScreen } from "../../../client/map/screen/MapScreen";
import { aClaim } from "../../msw/db";
import { aFavourite } from "../../msw/favourites";
import { showRoute, signIn } from "../page";
import { db } from "../setup";
import { map, moveByHand } from "./movingMap";
import { liveScreens, openMap, push, view } from "./openMap";
import { claimCounts, frameOf } from "./sampleFrames";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));

liveScreens();
beforeEach(() => {
  localStorage.clear();
  db().claims.set("SIN-1", aClaim({ id: "SIN-1", position: { lon: 10, lat: 0 } }));
});
afterEach(() => localStorage.clear());

const frame = frameOf([{ id: "SIN-1", claim: "NO_SUPPLIER", lon: 10 }], { claims: claimCounts({ NO_SUPPLIER: 2 }) });
const open = (at = "/map?at=40,-3,6") => openMap(at, frame);
const north = { name: "North", address: "at=43,-8,9&layers=incidents&status=sp", tab: "CLAIMS" as const };

const picker = () => screen.findByRole("button", { name: /^Map view:/ });
const opened = async (): Promise<string> => (await picker()).getAttribute("aria-label")!.replace("Map view: ", "");
const choose = async (name: RegExp): Promise<void> => {
  await userEvent.click(await picker());
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};
const perform = async (name: RegExp): Promise<void> => {
  await userEvent.click(await screen.findByRole("button", { name: "Map view actions" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};
/** jsdom lays nothing out: a pointer would be on the lines between the panels, too, which take the focus. */
const name = (dialog: HTMLElement, value: string): void =>
  void fireEvent.change(within(dialog).getByLabelText("Name"), { target: { value } });
/** Why the button of a dialog cannot be used; null: it can. */
const reasonOf = (dialog: HTMLElement, name: string): string | null =>
  within(dialog).getByRole("button", { name }).getAttribute("aria-description");
const stored = (name: string) => db().favourites.find((one) => one.name === name);

describe("the row of the map configurations", () => {
  test("is absent without its functionality", async () => {
    signIn("operator", { functionalities: ["map", "layer.incidents"] });
    await open();
    await screen.findByText("Layers");
    expect(screen.queryByRole("button", { name: /^Map view/ })).toBeNull();
  });

  test("saves layers, filters, camera, list, tab and folded panels, but not open features, and folds the configuration from the next time on", async () => {
    await open("/map/claims?at=43,-8,9&layers=incidents&status=sp&list=needs&claim=SIN-1");
    expect(await opened()).toBe("Standard, modified");
    await userEvent.click(screen.getByRole("button", { name: "Save this view" }));
    const dialog = await screen.findByRole("dialog");
    expect(reasonOf(dialog, "Save")).toMatch(/letters, digits and spaces/);
    name(dialog, "Night/");
    expect(reasonOf(dialog, "Save")).toMatch(/letters, digits and spaces/);
    name(dialog, "Night 2");
    await userEvent.click(within(dialog).getByLabelText("Open my map with this view"));
    expect(reasonOf(dialog, "Save")).toBeNull();
    await userEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await screen.findByText("Saved successfully.");
    expect(stored("Night 2")).toMatchObject({
      address: "at=43,-8,9&layers=incidents&status=sp&list=needs",
      tab: "CLAIMS",
      foldedPanels: ["CONFIGURATION", "COUNTS"],
      isDefault: true,
    });
    await waitFor(async () => expect(await opened()).toBe("Night 2"));
    expect(localStorage.getItem("atalaya.map.configuration.hidden")).toBe("1");
    expect(screen.getByRole("button", { name: "Saved as Night 2" })).toBeDefined();
  });

  test("opens a configuration in address and map, and keeps open features", async () => {
    db().favourites = [aFavourite(north)];
    const { address } = await open("/map?at=40,-3,6&claim=SIN-1");
    await choose(/^North/);
    await waitFor(() => expect(address()).toBe("/map/claims?at=43,-8,9&layers=incidents&status=sp&claim=SIN-1"));
    expect(map.camera).toMatchObject({ lat: 43, lon: -8, zoom: 9 });
    expect(await opened()).toBe("North");
    moveByHand({ lat: 44 });
    await waitFor(() => expect(address()).toContain("at=44,-8,9"));
    expect(await opened()).toBe("North");
    await userEvent.click(screen.getByRole("switch", { name: "Claims" }));
    await waitFor(async () => expect(await opened()).toBe("North, modified"));
  });

  test("restores the folded panels of a configuration", async () => {
    db().favourites = [
      aFavourite({ name: "Wide", address: "at=1,1,5", foldedPanels: ["TRACKING"] }),
      aFavourite({ name: "Counts", address: "at=1,1,5", foldedPanels: ["COUNTS"] }),
    ];
    await open();
    await choose(/^Wide/);
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await screen.findByRole("button", { name: "Show tracking panel" });
    await choose(/^Counts/);
    await screen.findByRole("button", { name: "Expand counts" });
    expect(localStorage.getItem("atalaya.map.tracking.hidden")).toBe("0");
  });

  test("restores the defaults: usual layers, no filter, and the first view", async () => {
    db().favourites = [aFavourite(north)];
    const { address } = await open("/map?at=40,-3,6");
    await choose(/^North/);
    await waitFor(() => expect(address()).toContain("status=sp"));
    await choose(/^Standard/);
    await waitFor(() => expect(address()).not.toContain("status"));
    expect(address()).not.toContain("layers");
    expect(await opened()).toBe("Standard");
  });

  test("saves into the open configuration, and refuses if another browser has changed it", async () => {
    db().favourites = [aFavourite(north)];
    await open();
    await choose(/^North/);
    await userEvent.click(screen.getByRole("switch", { name: "Claims" }));
    await waitFor(async () => expect(await opened()).toBe("North, modified"));
    await perform(/Update this view/);
    await waitFor(() => expect(stored("North")!.address).toBe("at=43,-8,9&layers=&status=sp"));
    await waitFor(async () => expect(await opened()).toBe("North"));
    db().favourites = db().favourites.map((one) => ({ ...one, updatedAt: "2026-11-21T12:00:00.000Z" }));
    await userEvent.click(screen.getByRole("switch", { name: "Claims" }));
    await perform(/Update this view/);
    await screen.findByText("Another user changed this in the meantime. Reload it.");
  });

  test("renames a configuration, but not to another name of the user", async () => {
    db().favourites = [aFavourite(north), aFavourite({ name: "South" })];
    await open();
    await choose(/^North/);
    await perform(/Rename/);
    const dialog = await screen.findByRole("dialog");
    name(dialog, "south");
    fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await within(dialog).findByText("You already have a map view with this name.");
    name(dialog, "Galicia");
    fireEvent.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(async () => expect(await opened()).toBe("Galicia"));
    expect(stored("Galicia")).toMatchObject({ id: "id of North", address: north.address });
  });

  test("makes a configuration the default, and deletes it after a question", async () => {
    db().favourites = [aFavourite({ ...north, name: "Galicia" })];
    await open();
    await choose(/^Galicia/);
    await perform(/Set as default/);
    await waitFor(() => expect(stored("Galicia")!.isDefault).toBe(true));
    await waitFor(async () => expect((await picker()).querySelector("[data-text=default]")).not.toBeNull());
    await perform(/Delete/);
    await screen.findByText("Your map will open with the standard view.");
    await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
    await screen.findByText("Deleted successfully.");
    expect(stored("Galicia")).toBeUndefined();
    await waitFor(async () => expect(await opened()).toMatch(/^Standard/));
  });

  test("offers neither renaming nor deletion of the built-in configuration, and says why", async () => {
    await open();
    await picker();
    await userEvent.click(screen.getByRole("button", { name: "Map view actions" }));
    for (const name of [/Update this view/, /Rename/, /Delete/]) {
      const item = await screen.findByRole("menuitem", { name });
      expect([item.hasAttribute("data-disabled"), item.textContent]).toEqual([
        true,
        expect.stringContaining("The standard view cannot be changed."),
      ]);
    }
  });

  test("lists shared configurations in a separate group with the sharer, and copies them on change", async () => {
    db().favourites = [aFavourite(north), aFavourite({ ...north, name: "Storm", id: "s", isOwn: false, ownerName: "Sue Pervisor" })];
    await open();
    await userEvent.click(await picker());
    await screen.findByText("Shared with me");
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Storm\s*Sue Pervisor/ }));
    await waitFor(async () => expect(await opened()).toBe("Storm"));
    await userEvent.click(screen.getByRole("button", { name: "Map view actions" }));
    expect((await screen.findByRole("menuitem", { name: /Rename/ })).textContent).toContain(
      "Shared by Sue Pervisor. Copy it to make changes.",
    );
    expect(screen.queryByRole("menuitem", { name: /^Share/ })).toBeNull();
    await userEvent.click(screen.getByRole("menuitem", { name: /Copy to my views/ }));
    expect(within(await screen.findByRole("dialog")).getByLabelText<HTMLInputElement>("Name").value).toBe("Storm");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(db().favourites.filter(({ name }) => name === "Storm")).toMatchObject([
        { isOwn: false },
        { isOwn: true, address: north.address },
      ]),
    );
  });

  test("says once that the configurations could not be loaded", async () => {
    Object.defineProperty(db(), "favourites", { get: () => undefined });
    await open();
    await screen.findByText(/^The map views could not be loaded\./);
  });
});

describe("a supervisor", () => {
  test("shares a configuration with an AMA instance or a profile that it manages, and ends that", async () => {
    signIn("operator", { functionalities: [...defaultFunctionalities.SUPERVISOR] });
    db().favourites = [aFavourite(north)];
    await open();
    await choose(/^North/);
    await perform(/^Share…/);
    const dialog = await screen.findByRole("dialog");
    expect(reasonOf(dialog, "Share")).toBe("Choose who to share it with.");
    await userEvent.click(within(dialog).getByRole("combobox", { name: "Share with" }));
    await userEvent.click(await screen.findByRole("option", { name: "España", hidden: true }));
    await userEvent.click(within(dialog).getByRole("button", { name: "Share" }));
    await screen.findByText("The view is shared.");
    expect(stored("North")!.sharedInstance).toMatchObject({ id: "ES" });
    await perform(/Stop sharing/);
    await waitFor(() => expect(stored("North")!.sharedInstance).toBeNull());
  });
});

describe("a map without an address", () => {
  const openBare = async (at = "/map") => {
    signIn("operator", { live: true });
    const shown = showRoute([{ path: "/map/:selectedtab?", Component: MapScreen }], at);
    await waitFor(() => expect(connection.get().state).toBe("live"));
    await waitFor(() => expect(view()).toBeTruthy());
    await push(frame);
    return { ...shown, address: () => shown.router.state.location.pathname + shown.router.state.location.search };
  };

  test("opens with the user's default, before the last view", async () => {
    rememberView("id-operator", { lat: 1, lon: 2, zoom: 3, bearing: 0, pitch: 0 });
    db().favourites = [aFavourite({ ...north, tab: "PROVIDERS", isDefault: true }), aFavourite({ name: "South" })];
    const { address } = await openBare();
    expect(address()).toBe("/map/providers?at=43,-8,9&layers=incidents&status=sp");
    expect(map.camera).toMatchObject({ lat: 43, lon: -8, zoom: 9 });
    expect(view()!.layers).toEqual(["INCIDENTS"]);
  });

  test("opens at the usual place without a default", async () => {
    signIn("operator", { live: true });
    Object.assign(db().users.get("operator")!, { defaultCenter: null });
    rememberView("id-operator", { lat: 1, lon: 2, zoom: 3, bearing: 0, pitch: 0 });
    db().favourites = [aFavourite(north)];
    const { address } = await openBare();
    await waitFor(() => expect(address()).toBe("/map?at=1,2,3"));
  });

  test("opens a configuration by a link, also over an open map", async () => {
    db().favourites = [aFavourite(north)];
    const { router, address } = await openBare("/map?config=id%20of%20North");
    expect(address()).toBe("/map/claims?at=43,-8,9&layers=incidents&status=sp");
    await act(() => router.navigate("/map?at=1,1,5&layers=base"));
    await waitFor(() => expect(map.camera).toMatchObject({ lat: 1 }));
    await act(() => router.navigate("/map?config=id%20of%20North"));
    await waitFor(() => expect(address()).toBe("/map/claims?at=43,-8,9&layers=incidents&status=sp"));
    expect(map.camera).toMatchObject({ lat: 43, lon: -8, zoom: 9 });
  });

  test("keeps the map on a link to a missing or forbidden configuration, with a message", async () => {
    const { router, address } = await openBare("/map?at=1,1,5&layers=base");
    await act(() => router.navigate("/map?config=gone"));
    await screen.findByText("This map view does not exist or is not shared with you.");
    await waitFor(() => expect(address()).toBe("/map?at=1,1,5&layers=base"));
  });
});
