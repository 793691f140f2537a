import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { KeySheet, KeysButton } from "../../../client/help/KeySheet";
import { singleKeys } from "../../../client/ui/shortcuts";
import { aClaim } from "../../msw/db";
import { show } from "../page";
import { db } from "../setup";
import { claimCounts, frameOf } from "./sampleFrames";
import { liveScreens, openMap } from "./openMap";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));

liveScreens();
beforeEach(() => {
  for (const id of ["SIN-1", "SIN-2"]) db().claims.set(id, aClaim({ id, position: { lon: 0, lat: 0 } }));
});
afterEach(() => singleKeys.set(true));

const open = (at = "/map?at=40,-3,6") =>
  openMap(
    at,
    frameOf(
      [
        { id: "SIN-1", claim: "NO_SUPPLIER", since: 9 },
        { id: "SIN-2", claim: "NO_SUPPLIER", since: 3 },
      ],
      { claims: claimCounts({ PENDING_ARRIVAL_CRITICAL: 4, NO_SUPPLIER: 2 }) },
    ),
  );
const press = (keys: string) => userEvent.keyboard(keys);
const selected = (): string[] => screen.getAllByRole("option", { selected: true }).map((row) => row.getAttribute("data-status")!);

test("filters by the row of a digit, clears on a second press, and adds a row by Shift on any keyboard layout", async () => {
  const { address } = await open();
  await press("1");
  await waitFor(() => expect(selected()).toEqual(["PENDING_ARRIVAL_CRITICAL"]));
  fireEvent.keyDown(document.body, { key: "%", code: "Digit5", shiftKey: true });
  await waitFor(() => expect(address()).toBe("/map?at=40,-3,6&status=plc,sp"));
  // French keyboards write digits with Shift.
  fireEvent.keyDown(document.body, { key: "1", code: "Digit1", shiftKey: true });
  await waitFor(() => expect(selected()).toEqual(["PENDING_ARRIVAL_CRITICAL"]));
  await press("1");
  await waitFor(() => expect(address()).toBe("/map?at=40,-3,6"));
});

test("applies digits to the rows of the providers' tab", async () => {
  const { address } = await open("/map/providers?at=40,-3,6");
  await press("2");
  await waitFor(() => expect(address()).toMatch(/resources=\w+$/));
  await press("9");
  expect(screen.getAllByRole("option", { selected: true })).toHaveLength(1);
});

test("ignores digits while the list shows features without position", async () => {
  const { address } = await open("/map?at=40,-3,6&nowhere=1");
  await press("1");
  expect(address()).toBe("/map?at=40,-3,6&nowhere=1");
});

test("hides and shows the panels by brackets, also with AltGr, and shows the tracking panel for an opened feature", async () => {
  await open();
  const alt = { key: "]", ctrlKey: true, altKey: true, modifierAltGraph: true };
  fireEvent.keyDown(document.body, alt);
  await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  await press("[[");
  expect(screen.queryByText("Layers")).toBeNull();
  await press("[[");
  await screen.findByText("Layers");
  await userEvent.click(screen.getByRole("button", { name: "Show tracking panel" }));
  await screen.findByRole("listbox");
});

test("moves over the rows by J and K, opens by Enter, and returns to the list by Escape", async () => {
  const { address } = await open("/map?at=40,-3,6&list=view");
  await screen.findByRole("button", { name: /SIN-1/ });
  await press("jj");
  expect(document.activeElement?.textContent).toContain("SIN-2");
  await press("k");
  expect(document.activeElement?.textContent).toContain("SIN-1");
  await press("{Enter}");
  await screen.findByRole("article", { name: "Claim SIN-1" });
  await press("{Escape}");
  await screen.findByRole("list", { name: /in view/ });
  expect(address()).toContain("open=c:SIN-1");
});

test("ignores keys in fields, in combinations, and in open menus", async () => {
  await open();
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await press("1");
  field.remove();
  await press("{Control>}1{/Control}{Alt>}1{/Alt}");
  const menu = document.body.appendChild(document.createElement("div"));
  menu.setAttribute("role", "menu");
  await press("1");
  menu.remove();
  expect(screen.queryAllByRole("option", { selected: true })).toEqual([]);
  // A switch is no field to write in.
  act(() => screen.getByRole("switch", { name: "Claims" }).focus());
  await press("1");
  await waitFor(() => expect(selected()).toHaveLength(1));
});

test("lists the available keys in a sheet opened by key or button, which can disable single-letter keys", async () => {
  show(
    <>
      <KeySheet />
      <KeysButton />
    </>,
  );
  await userEvent.click(await screen.findByRole("button", { name: /Keyboard shortcuts/ }));
  await screen.findByRole("dialog");
  await press("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("?");
  const sheet = await screen.findByRole("dialog");
  expect(within(sheet).getByText("Show keyboard shortcuts")).toBeTruthy();
  await userEvent.click(within(sheet).getByRole("switch"));
  await press("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage.getItem("atalaya.keys")).toBe("off");
});
