import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aClaim } from "../../msw/db";
import { db } from "../setup";
import { frameOf } from "./sampleFrames";
import { liveScreens, openMap } from "./openMap";
import { map } from "./movingMap";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();
beforeEach(() => {
  for (const id of ["SIN-1", "SIN-2"]) db().claims.set(id, aClaim({ id }));
});

const focused = (): Element | null => document.activeElement;
const twoOpen = () => openMap("/map?at=40,-3,6&open=c:SIN-1&claim=SIN-2", frameOf([]));

test("moves the focus to the next tab when Delete or the cross closes one", async () => {
  await twoOpen();
  const tab = await screen.findByRole("button", { name: "SIN-2" });
  act(() => tab.focus());
  await userEvent.keyboard("{Delete}");
  await waitFor(() => expect(focused()).toBe(screen.getByRole("button", { name: "SIN-1" })));
  act(() => screen.getByRole("button", { name: "Close SIN-1" }).focus());
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(focused()).toBe(screen.getByRole("button", { name: /^To do/ })));
});

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

test("moves the focus from a sign to the opened feature if a small window covers the map", async () => {
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === "(max-width: 719px)" });
  await openMap("/map?at=0,0,6", frameOf([{ id: "SIN-1", claim: "NO_SUPPLIER" }]));
  await userEvent.click(screen.getByRole("button", { name: "Map" }));
  act(() => screen.getByTestId("canvas").focus());
  act(() => map.props.onPress({ point: { group: "claims", id: "SIN-1" } }));
  await screen.findByRole("article", { name: "Claim SIN-1" });
  expect(focused()?.id).toBe("map-list");
});
