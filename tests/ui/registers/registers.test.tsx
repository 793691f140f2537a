import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet, type RouteObject } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ClaimRegister } from "../../../client/registers/ClaimRegister";
import { BasesRegister, CollaboratorsRegister } from "../../../client/registers/SupplierRegisters";
import english from "../../../schema/messages/en.json";
import { columnFields, fieldLists } from "../../../schema/rules/fields/lists";
import { aClaim, aSupplier } from "../../msw/db";
import { pageRoute, showRoute, signIn } from "../page";
import { asked, db } from "../setup";

const routes: RouteObject[] = [
  {
    element: <Outlet />,
    children: [
      pageRoute("claims", ClaimRegister),
      pageRoute("bases", BasesRegister),
      pageRoute("collaborators", CollaboratorsRegister),
      { path: "/map/:tab?", element: <main>the map</main> },
    ],
  },
];
const open = (at: string, more: Parameters<typeof signIn>[1] = {}) => {
  signIn("operator", more);
  return showRoute(routes, at);
};
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=grid] tr[data-row]")];
/** Without the boxes that select rows. */
const headCells = (): HTMLElement[] => screen.getAllByRole("columnheader").slice(1);
const cells = (row: HTMLElement): (string | null)[] => [...row.querySelectorAll("td")].slice(1).map(({ textContent }) => textContent);
const heads = (): (string | null)[] => headCells().map(({ textContent }) => textContent);
const registerRequests = (): string[] => asked().filter((query) => query.includes("query ClaimRegister"));

beforeEach(() => {
  sessionStorage.clear();
  const claims = [
    aClaim({ id: "C-1", plate: "BBB", status: "PENDING_ARRIVAL_CRITICAL" }),
    aClaim({ id: "C-2", plate: "AAA", status: "PENDING_ARRIVAL_INTIME" }),
    aClaim({ id: "C-3", plate: "CCC", status: "FINISHED" }),
  ];
  db().claims.clear();
  for (const claim of claims) db().claims.set(claim.id, claim);
});

test("shows open claims by the default columns, and requests no other field", async () => {
  open("/incidents");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(heads().slice(0, 5)).toEqual(["Claim", "Status", "Due", "Service", "Plate"]);
  expect(registerRequests().at(-1)).toContain("plate");
  expect(registerRequests().at(-1)).not.toContain("coverCode");
  expect(rows()[0]!.dataset["urgent"]).toBe("true");
  expect(rows()[1]!.dataset["urgent"]).toBeUndefined();
});

test("shows how late a claim is, times of today without the date, and the priority of the insured", async () => {
  const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  const late = { measuredFrom: at(-20), predictedAt: at(10), promisedAt: at(-20), occurredAt: "2026-01-02T10:00:00Z", timeZone: "UTC" };
  db().claims.set("C-1", aClaim({ id: "C-1", status: "PENDING_ARRIVAL_CRITICAL", ...late, priorityCode: "VIP", priorityName: "VIP" }));
  open("/incidents?columns=id,measuredFrom,occurredAt");
  await waitFor(() => expect(rows()).toHaveLength(2));
  const [id, due, occurred] = cells(rows()[0]!);
  expect(id).toBe("C-1VIP");
  expect(due).toMatch(/^30 min late /);
  expect(occurred).toMatch(/^0?2 Jan,? /);
  expect(cells(rows()[1]!)[0]).toBe("C-2");
});

test("sorts by a column on a press of its header, also in the address", async () => {
  const hand = userEvent.setup();
  const { router } = open("/incidents");
  await waitFor(() => expect(rows()).toHaveLength(2));
  await hand.click(screen.getByRole("button", { name: "Plate" }));
  await waitFor(() => expect(rows().map((row) => within(row).getByText(/AAA|BBB/).textContent)).toEqual(["AAA", "BBB"]));
  expect(router.state.location.search).toBe("?sort=plate");
});

test("adds, reverses and removes a column of the order by Shift, and shows the rank in the header", async () => {
  const hand = userEvent.setup();
  db().claims.set("C-4", aClaim({ id: "C-4", plate: "AAA", file: "2" }));
  db().claims.set("C-2", aClaim({ id: "C-2", plate: "AAA", file: "1" }));
  const { router } = open("/incidents?columns=plate,file,id");
  const order = (): string | null => new URLSearchParams(router.state.location.search).get("sort");
  const ids = (): (string | null)[] => rows().map((row) => cells(row)[2]!);
  await waitFor(() => expect(rows()).toHaveLength(3));
  await hand.click(screen.getByRole("button", { name: "Plate" }));
  await hand.keyboard("{Shift>}");
  await hand.click(screen.getByRole("button", { name: "File" }));
  expect(order()).toBe("plate,file");
  await waitFor(() => expect(ids()).toEqual(["C-2", "C-4", "C-1"]));
  await hand.click(screen.getByRole("button", { name: /^File/ }));
  expect(order()).toBe("plate,-file");
  await waitFor(() => expect(ids()).toEqual(["C-4", "C-2", "C-1"]));
  expect(heads().slice(0, 2)).toEqual(["Plate1sort level 1, ascending", "File2sort level 2, descending"]);
  expect(headCells().map((head) => head.getAttribute("aria-sort"))).toEqual(["ascending", null, null]);
  screen.getByRole("button", { name: /^File/ }).focus();
  await hand.keyboard("{Enter}{/Shift}");
  expect(order()).toBe("plate");
  await hand.click(screen.getByRole("button", { name: "Claim" }));
  expect(order()).toBe("id");
});

test("restores columns, order and filters from the address", async () => {
  open("/incidents?columns=plate,file,id&sort=-plate&state=all");
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(heads()).toEqual(["Plate", "File", "Claim"]);
  expect(rows().map((row) => cells(row)[0])).toEqual(["CCC", "BBB", "AAA"]);
});

test("requests, shows and stores a chosen column", async () => {
  const hand = userEvent.setup();
  const { router } = open("/incidents?columns=id,plate");
  await waitFor(() => expect(rows()).toHaveLength(2));
  await hand.click(screen.getByRole("button", { name: "Columns" }));
  fireEvent.change(await screen.findByRole("textbox", { name: "Search columns" }), { target: { value: "cover" } });
  await hand.click(screen.getByRole("checkbox", { name: "Cover" }));
  await waitFor(() => expect(heads()).toEqual(["Claim", "Plate", "Cover"]));
  expect(registerRequests().at(-1)).toContain("coverCode");
  await hand.click(screen.getByRole("button", { name: "Move Cover left" }));
  await waitFor(() => expect(heads()).toEqual(["Claim", "Cover", "Plate"]));
  await hand.click(screen.getByRole("button", { name: "Make Cover wider" }));
  expect(new URLSearchParams(router.state.location.search).get("columns")).toBe("id,coverCode,plate");
  const kept = { list: "CLAIMS", density: "NORMAL", columns: [column("id"), column("coverCode", 140), column("plate")] };
  await waitFor(() => expect(db().signIn.listLayouts).toEqual([kept]), { timeout: 3_000 });
}, 60_000);
const column = (field: string, width: number | null = null) => ({ field, width });

test.each([
  ["/incidents", "claims", "Claim"],
  ["/bases", "bases", english["field.id"]],
] as const)("offers every suitable field of the catalogue as a column: %s", async (at, list, id) => {
  open(at);
  fireEvent.click(await screen.findByRole("button", { name: "Columns" }));
  const menu = await screen.findByRole("dialog", { name: "Columns" });
  const offered = [...menu.querySelectorAll("li label")].map(({ textContent }) => textContent);
  const texts: Readonly<Record<string, string>> = { ...english, "field.id": id };
  const fields = columnFields(fieldLists[list].fields);
  expect(offered.sort()).toEqual(fields.map((name) => texts[`field.${name}`]!).sort());
});

test("changes the height of the rows in the menu, and stores it for the user", async () => {
  open("/incidents?columns=id");
  await waitFor(() => expect(rows()).toHaveLength(2));
  fireEvent.click(screen.getByRole("button", { name: "Columns" }));
  fireEvent.click(await screen.findByRole("radio", { name: "Spacious" }));
  const height = (): string => document.querySelector<HTMLElement>("[role=grid]")!.style.getPropertyValue("--row-height");
  await waitFor(() => expect(height()).toBe("32px"));
  const kept = { list: "CLAIMS", density: "ROOMY", columns: [column("id")] };
  await waitFor(() => expect(db().signIn.listLayouts).toEqual([kept]), { timeout: 3_000 });
});

test("applies the layout of another browser, and writes it to the address", async () => {
  db().signIn.listLayouts.push({ list: "CLAIMS", density: "COMPACT", columns: [column("file", 90), column("id")] });
  const { router } = open("/incidents");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(heads()).toEqual(["File", "Claim"]);
  expect(document.querySelector<HTMLElement>("[role=grid]")!.style.getPropertyValue("--row-height")).toBe("24px");
  expect(router.state.location.search).toBe("?columns=file%2Cid");
});

test("offers no column for a hidden field, whatever the address says", async () => {
  const user = db().users.get("operator")!;
  user.visibleColumns = user.visibleColumns.filter((name) => name !== "incidents.plate");
  const hand = userEvent.setup();
  open("/incidents?columns=plate,id&sort=plate");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(heads()).toEqual(["Claim"]);
  await hand.click(screen.getByRole("button", { name: "Columns" }));
  fireEvent.change(await screen.findByRole("textbox", { name: "Search columns" }), { target: { value: "plate" } });
  await screen.findByText("No matching columns.");
});

test("denies the page to users who may not see the layer", async () => {
  const user = db().users.get("operator")!;
  user.visibleColumns = user.visibleColumns.filter((name) => !name.startsWith("incidents."));
  open("/incidents");
  await screen.findByText("Your profile does not give access to this page. Ask your local administrator.");
});

test("shows the detail of a pressed row next to the table, closes it by Escape, and opens it on the map by Enter", async () => {
  const hand = userEvent.setup();
  const { router } = open("/incidents");
  await waitFor(() => expect(rows()).toHaveLength(2));
  await hand.click(rows()[1]!.querySelectorAll("td")[1]!);
  await screen.findByRole("complementary", { name: "Row detail" });
  expect(router.state.location.search).toBe("?claim=C-2");
  await hand.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
  rows()[0]!.focus();
  await hand.keyboard("{Enter}");
  await screen.findByText("the map");
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe("/map/claims?claim=C-1");
});

test("ignores a key on a row that an earlier key has already handled", async () => {
  const { router } = open("/incidents");
  await waitFor(() => expect(rows()).toHaveLength(2));
  const take = (event: KeyboardEvent): void => event.preventDefault();
  window.addEventListener("keydown", take, true);
  rows()[0]!.focus();
  await userEvent.keyboard("{Enter}");
  window.removeEventListener("keydown", take, true);
  expect(router.state.location.pathname).toBe("/incidents");
});

test("adds a tab to the map as it was left for a row opened there", async () => {
  sessionStorage.setItem(`atalaya.map.${db().users.get("operator")!.userId}`, "?at=41,-8,12&layers=incidents&open=c:C-7&claim=C-7");
  const { router } = open("/incidents?claim=C-2");
  const link = await screen.findByRole("link", { name: "Open on map" });
  const kept = "?layers=incidents&open=c:C-7";
  expect(link.getAttribute("href")).toBe(`/map/claims${kept}&open=c:C-2&claim=C-2`);
  await waitFor(() => expect(rows()).toHaveLength(2));
  rows()[0]!.focus();
  await userEvent.keyboard("{Enter}");
  await screen.findByText("the map");
  expect(router.state.location.search).toBe(`${kept}&open=c:C-1&claim=C-1`);
});

test("passes the filter to the map", async () => {
  open("/incidents?status=plc&columns=id,plate");
  const link = await screen.findByRole("link", { name: "Show on map" });
  expect(link.getAttribute("href")).toBe("/map/claims?status=plc&list=view");
});

test("separates bases by how they are reached, and gives the collaborating network a register", async () => {
  db().suppliers.clear();
  for (const [id, access] of [
    ["B", "BASE"],
    ["W", "WEB"],
    ["R", "COLLABORATOR"],
  ] as const)
    db().suppliers.set(id, aSupplier({ id, access, name: `Name ${id}` }));
  const { unmount } = open("/bases");
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows().map((row) => within(row).getByText(/Supplier base|Web supplier/).textContent)).toEqual(["Supplier base", "Web supplier"]);
  unmount();
  open("/collaborating");
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test("counts new claims without inserting them, and shows them on a press", async () => {
  const hand = userEvent.setup();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  open("/incidents?columns=id,plate");
  await waitFor(() => expect(rows()).toHaveLength(2));
  db().claims.set("C-9", aClaim({ id: "C-9", plate: "ZZZ" }));
  act(() => void vi.advanceTimersByTime(20_000));
  const chip = await screen.findByRole("button", { name: "1 new" });
  expect(rows()).toHaveLength(2);
  await hand.click(chip);
  await waitFor(() => expect(rows()).toHaveLength(3));
  expect(screen.queryByRole("button", { name: /new/ })).toBeNull();
});
