import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { aClaim, aSupplier } from "../../msw/db";
import { db } from "../setup";
import { frameOf } from "./sampleFrames";
import { liveScreens, openMap, push, view } from "./openMap";
import { map, moveByHand, resize } from "./movingMap";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));

liveScreens();
beforeEach(() => {
  db().claims.set("SIN-1", aClaim({ id: "SIN-1", position: { lon: 10, lat: 0 } }));
  db().claims.set("SIN-far", aClaim({ id: "SIN-far", position: { lon: 50, lat: 30 } }));
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", position: { lon: 10, lat: 0 } }));
});

const frame = frameOf([
  { id: "SIN-1", claim: "NO_SUPPLIER", lon: 10 },
  { id: "M-204", resource: "MOBILE_FREE" },
]);
const open = (at = "/map?at=40,-3,6") => openMap(at, frame);
const back = (): HTMLElement | null => screen.queryByRole("button", { name: /previous view/ });

/** From here on the test controls the clock: it runs, and `pass` advances it. */
const fakeTimers = (): void => void vi.useFakeTimers({ shouldAdvanceTime: true });
const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("moves the map to a pasted address once, and keeps the address", async () => {
  const { router, address } = await open();
  await act(() => router.navigate("/map/claims?at=41.39,2.17,12"));
  expect(map.camera).toMatchObject({ lat: 41.39, lon: 2.17, zoom: 12 });
  await waitFor(() => expect(view()!.zoom).toBe(12));
  expect(address()).toBe("/map/claims?at=41.39,2.17,12");
  expect(map.moved).toBe(1);
});

test("moves the map by the browser's back and forward buttons", async () => {
  const { router } = await open();
  await act(() => router.navigate("/map/claims?at=41.39,2.17,12"));
  await act(() => router.navigate(-1));
  expect(map.camera).toMatchObject({ lat: 40, lon: -3, zoom: 6 });
  await act(() => router.navigate(1));
  expect(map.camera).toMatchObject({ lat: 41.39, lon: 2.17, zoom: 12 });
});

test("keeps the moved map when a feature opens before the new place is in the address", async () => {
  const { address } = await open();
  moveByHand({ lat: 44, lon: 5, zoom: 8 });
  act(() => map.props.onPress({ point: { group: "suppliers", id: "M-204" } }));
  await screen.findByRole("article", { name: "Supplier M-204" });
  expect(map.camera).toMatchObject({ lat: 44, lon: 5 });
  await waitFor(() => expect(address()).toBe("/map?at=44,5,8&supplier=M-204"));
});

test("goes to the claim of a link, wherever it is", async () => {
  const { router, address } = await open();
  await act(() => router.navigate("/map/claims?claim=SIN-far"));
  await waitFor(() => expect(map.camera).toMatchObject({ lat: 30, lon: 50, zoom: 13 }));
  await waitFor(() => expect(address()).toBe("/map/claims?at=30,50,13&claim=SIN-far"));
});

test("begins at the claim of a link in a new page", async () => {
  const { address } = await open("/map/claims?claim=SIN-far");
  expect(map.camera).toMatchObject({ lat: 30, lon: 50, zoom: 13 });
  await waitFor(() => expect(address()).toBe("/map/claims?at=30,50,13&claim=SIN-far"));
  expect(back()).toBeNull();
});

test("brings a claim opened from elsewhere into view", async () => {
  db().claims.set("SIN-far", aClaim({ id: "SIN-far", position: { lon: 50, lat: 30 }, supplier: aSupplier({ id: "M-204" }) }));
  await open("/map?at=40,-3,6&supplier=M-204&part=allocations");
  await userEvent.click(await screen.findByRole("button", { name: "SIN-far" }));
  await waitFor(() => expect(map.camera).toMatchObject({ lat: 30, lon: 50, zoom: 13 }));
});

test("moves the map if the legend or a panel covers the opened feature", async () => {
  const { router } = await open("/map?at=0,10,3");
  await act(() => router.navigate("/map?at=0,10,3&claim=SIN-1"));
  expect(map.moved).toBe(0);
  map.isCovered = (x, y) => x > 390 && y > 290;
  act(() => map.props.onPress({ point: { group: "suppliers", id: "M-204" } }));
  await screen.findByRole("article", { name: "Supplier M-204" });
  expect(map.moved).toBe(1);
});

test("offers a way back after a jump, once, to the view before it", async () => {
  await open("/map?at=40,-3,6&list=view");
  const row = await screen.findByRole("button", { name: /SIN-1/ });
  fakeTimers();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(row);
  expect(map.camera).toMatchObject({ lat: 0, lon: 10, zoom: 13 });
  await user.click(back()!);
  expect(map.camera).toMatchObject({ lat: 40, lon: -3, zoom: 6 });
  expect(back()).toBeNull();
});

test("goes back by Z to the view before the first of several jumps", async () => {
  const { router } = await open();
  await act(() => router.navigate("/map?at=41,2,9"));
  await act(() => router.navigate("/map?at=42,1,9"));
  await userEvent.keyboard("z");
  expect(map.camera).toMatchObject({ lat: 40, lon: -3, zoom: 6 });
});

test("does not remember a view that the user left by hand", async () => {
  await open();
  moveByHand({ lat: 44 });
  expect(back()).toBeNull();
});

test("accepts a new view after two seconds without movement", async () => {
  const { router } = await open();
  fakeTimers();
  await act(() => router.navigate("/map?at=41,2,9"));
  await advanceClock(1_500);
  moveByHand({ lat: 41.1 });
  await advanceClock(1_500);
  expect(back()).toBeTruthy();
  await advanceClock(600);
  expect(back()).toBeNull();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard("z");
  expect(map.camera).toMatchObject({ lat: 41.1 });
});

test("keeps the button to go back while the pointer moves towards it", async () => {
  const { router } = await open();
  fakeTimers();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await act(() => router.navigate("/map?at=41,2,9"));
  await user.hover(back()!);
  await advanceClock(10_000);
  expect(back()).toBeTruthy();
  await user.unhover(back()!);
  await advanceClock(2_100);
  expect(back()).toBeNull();
});

/** How long after this the server is asked for another view, milliseconds. */
async function timeUntilAsked(what: () => void): Promise<number> {
  const before = JSON.stringify(view());
  const begun = Date.now();
  what();
  while (JSON.stringify(view()) === before) await advanceClock(10);
  return Date.now() - begun;
}

test("requests a moved map after half a second, and a resized one 0.6 seconds after a panel closes", async () => {
  await open();
  fakeTimers();
  expect(await timeUntilAsked(() => moveByHand({ lat: 44 }))).toBeGreaterThanOrEqual(500);
  expect(await timeUntilAsked(resize)).toBeGreaterThanOrEqual(600);
});

describe("a map without a place in the address", () => {
  const inPorto = frameOf(
    Array.from({ length: 6 }, (_, n) => ({ id: `P-${n}`, claim: "NO_SUPPLIER" as const, lon: -8.6 + n / 100, lat: 41.1 })),
    { layers: mapLayers.map((layer) => (layer === "INCIDENTS" ? 6 : 0)) },
  );
  const begin = () => openMap("/map", frameOf([]));

  test("goes to the first features as soon as they appear, also after a change of the list", async () => {
    await begin();
    await userEvent.click(screen.getByRole("button", { name: /^To do/ }));
    expect(map.moved).toBe(0);
    db().mapFrame = () => inPorto;
    await push(inPorto);
    await waitFor(() => expect(map.camera).toMatchObject({ lon: -8.575, lat: 41.1 }), { timeout: 3_000 });
  });

  test("is not stored as the last view of a user who has not moved it", async () => {
    const { address } = await begin();
    db().mapFrame = () => inPorto;
    await push(inPorto);
    await waitFor(() => expect(address()).toContain("at=41.1,-8.575"), { timeout: 5_000 });
    expect(Object.keys(localStorage).filter((key) => key.startsWith("atalaya.map.view"))).toEqual([]);
  });

  test("stays where the user has moved it", async () => {
    await begin();
    moveByHand({ lat: 44, lon: 5, zoom: 8 });
    db().mapFrame = () => inPorto;
    await push(inPorto);
    fakeTimers();
    await advanceClock(5_000);
    expect(map.camera).toMatchObject({ lat: 44, lon: 5 });
  });

  test("begins at the user's last view in this browser", async () => {
    const { unmount } = await begin();
    moveByHand({ lat: 44, lon: 5, zoom: 8 });
    await waitFor(() => expect(view()!.zoom).toBe(8));
    unmount();
    sessionStorage.clear();
    await begin();
    expect(map.camera).toMatchObject({ lat: 44, lon: 5, zoom: 8 });
  });
});
