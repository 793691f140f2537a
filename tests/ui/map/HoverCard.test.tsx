import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { HoverCard } from "../../../client/map/hover/HoverCard";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import { show, signIn } from "../page";
import { frameOf } from "./sampleFrames";
import { showWorldBounds } from "./worldBounds";

beforeEach(() => signIn());

/** The side of the sign that its card is on, on a map so wide, CSS pixels. */
async function sideOf(lon: number, mapWidth: number): Promise<"left" | "right"> {
  const store = new FleetStore();
  showWorldBounds(store);
  store.camera.set(store.camera.matrix, mapWidth, 600);
  store.apply(frameOf([{ id: "M-1", name: "Unit 1", resource: "MOBILE_FREE", lon }]));
  const { unmount } = show(<HoverCard store={store} hit={{ point: { group: "suppliers", id: "M-1" } }} />);
  const side = (await screen.findByText("Unit 1")).parentElement!.style.right ? "left" : "right";
  unmount();
  return side;
}

test("opens on the side with room, and on a phone on the side with more room", async () => {
  expect(await sideOf(0, 1_000)).toBe("right");
  expect(await sideOf(150, 1_000)).toBe("left");
  expect(await sideOf(-20, 390)).toBe("right");
  expect(await sideOf(20, 390)).toBe("left");
});
