// Measuring along points, and staying with a vehicle.
import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { aClaim, aSupplier } from "../../msw/db";
import { db } from "../setup";
import { liveScreens, openMap, push } from "./openMap";
import { map, moveByHand } from "./movingMap";
import { frameOf } from "./sampleFrames";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

const key = (name: string): void => act(() => map.props.onKey(new KeyboardEvent("keydown", { key: name })));

describe("a distance", () => {
  const measured = (): string | undefined =>
    screen.getAllByRole("status").find(({ textContent }) => textContent?.startsWith("Distance"))?.textContent;
  beforeEach(() => void db().claims.set("SIN-1", aClaim({ id: "SIN-1" })));

  test("is measured along clicks and ended by Escape, which keeps open features", async () => {
    const { address } = await openMap("/map?at=41.15,-8.6,12&claim=SIN-1", frameOf([]));
    const button = screen.getByRole("button", { name: "Measure a distance" });
    await userEvent.click(button);
    expect(button.getAttribute("aria-pressed")).toBe("true");
    expect(measured()).toBe("Distance 0 m");
    act(() => map.props.onMeasure([-8.6, 41.15]));
    act(() => map.props.onMeasure([-8.6, 41.16]));
    act(() => map.props.onMeasure([-8.58, 41.16]));
    expect(map.props.measured).toHaveLength(3);
    expect(measured()).toBe("Distance 2.8 km");
    await userEvent.keyboard("{Escape}");
    expect(map.props.measured).toBeNull();
    expect(address()).toContain("claim=SIN-1");
  });

  test("is measured by the keyboard: M, Enter for the map's centre, Backspace to remove a point", async () => {
    await openMap("/map?at=41.15,-8.6,12", frameOf([]));
    key("m");
    key("Enter");
    moveByHand({ lat: 41.151 });
    key("Enter");
    moveByHand({ lat: 45 });
    key("Enter");
    key("Backspace");
    expect(measured()).toBe("Distance 111 m");
    key("m");
    expect(map.props.measured).toBeNull();
    key("Enter");
    expect(measured()).toBeUndefined();
  });
});

describe("a vehicle", () => {
  const at = (lon: number) => frameOf([{ id: "M-204", name: "Unit 204", resource: "MOBILE_OCCUPIED", lon, lat: 0, since: 1 }]);
  beforeEach(() => {
    const supplier = aSupplier({
      id: "M-204",
      name: "Unit 204",
      access: "MOBILE",
      status: "MOBILE_OCCUPIED",
      position: { lon: 120, lat: 0 },
    });
    db().suppliers.set("M-204", supplier);
  });

  test("is followed when in front, until the user drags the map", async () => {
    await openMap("/map?at=0,0,2&supplier=M-204", at(120));
    await userEvent.click(await screen.findByRole("button", { name: "Follow on map" }));
    await waitFor(() => expect(map.camera.lon).toBeCloseTo(120), { timeout: 3_000 });
    expect(map.camera.zoom).toBe(2);
    await push(at(150));
    await waitFor(() => expect(map.camera.lon).toBeGreaterThan(130), { timeout: 4_000 });
    screen.getByRole("button", { name: /^The map is following Unit 204/ });
    act(() => map.props.onPan());
    await screen.findByRole("button", { name: "Follow on map" });
    const { moved } = map;
    await push(at(-150));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(map.moved).toBe(moved);
  });

  const followButton = () => screen.findByRole("button", { name: "Follow on map" });
  /** The clock is the test's from here on. */
  const follow = async () => {
    const shown = await openMap("/map?at=0,0,2&supplier=M-204", at(120));
    const button = await followButton();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await user.click(button);
    await screen.findByRole("button", { name: /^The map is following/ });
    return { ...shown, user };
  };
  const lookThrice = () => act(() => vi.advanceTimersByTimeAsync(3_100));

  test("does not move the map while it is in the middle of the free area", async () => {
    await follow();
    // A panel covers a part of the map: the marker is in the centre of the rest.
    map.middle = { x: 660, y: 300 };
    const { moved } = map;
    await lookThrice();
    expect(map.moved).toBe(moved);
  });

  test("moves the map no further while the map is moving", async () => {
    await follow();
    map.isMoving = true;
    const { moved } = map;
    await lookThrice();
    expect(map.moved).toBe(moved);
  });

  test("is not followed after a jump elsewhere or back", async () => {
    const { router, user } = await follow();
    await act(() => router.navigate("/map?at=41,2,9&supplier=M-204"));
    const button = await followButton();
    await lookThrice();
    expect(map.camera).toMatchObject({ lat: 41, lon: 2, zoom: 9 });
    await act(() => router.navigate("/map?at=42,2,9&supplier=M-204"));
    await user.click(button);
    await user.keyboard("z");
    await lookThrice();
    expect(map.camera).toMatchObject({ lat: 41, lon: 2, zoom: 9 });
  });

  test("is not followed when another tab is in front", async () => {
    await openMap("/map?at=0,0,2&supplier=M-204", at(120));
    await userEvent.click(await screen.findByRole("button", { name: "Follow on map" }));
    await screen.findByRole("button", { name: /^The map is following/ });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("button", { name: /is following/ })).toBeNull());
  });
});
