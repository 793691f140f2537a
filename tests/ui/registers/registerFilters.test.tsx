// The map's filters in the registers: from the address, by the panel, as chips, and on to the map and back.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, HttpResponse } from "msw";
import { Outlet, type RouteObject } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { RegisterLink } from "../../../client/map/windows/RegisterLink";
import { ClaimRegister } from "../../../client/registers/ClaimRegister";
import { BasesRegister, CollaboratorsRegister, MobileSuppliersRegister } from "../../../client/registers/SupplierRegisters";
import { paths } from "../../../client/paths";
import { aClaim, aSupplier } from "../../msw/db";
import { typeTime } from "../claims/actionFixtures";
import { pageRoute, showRoute, signIn } from "../page";
import { db, server } from "../setup";

const routes: RouteObject[] = [
  {
    element: <Outlet />,
    children: [
      pageRoute("claims", ClaimRegister),
      pageRoute("mobileSuppliers", MobileSuppliersRegister),
      pageRoute("bases", BasesRegister),
      pageRoute("collaborators", CollaboratorsRegister),
      { path: "/map/claims", element: <RegisterLink group="claims" /> },
      { path: "/map/providers", element: <RegisterLink group="suppliers" /> },
    ],
  },
];
const open = (at: string) => {
  signIn("operator");
  return showRoute(routes, at);
};

let filters: Record<string, unknown>[];
let pageSizesAsked: unknown[];
let effectsAsked: unknown[];
const lastFilter = (): Record<string, unknown> => filters.at(-1)!;
const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=grid] tr[data-row]")];
const onMap = (): string | null => screen.getByRole("link", { name: "Show on map" }).getAttribute("href");
const hideColumn = (name: string): void => {
  const user = db().users.get("operator")!;
  user.visibleColumns = user.visibleColumns.filter((one) => one !== name);
};

beforeEach(() => {
  [filters, pageSizesAsked, effectsAsked] = [[], [], []];
  sessionStorage.clear();
  const note = ({ variables }: { variables: Record<string, unknown> }) => {
    filters.push(variables["filter"] as never);
    pageSizesAsked.push(variables["first"]);
  };
  server.use(
    ...["ClaimRegister", "MobileSuppliersRegister", "BasesRegister", "CollaboratorsRegister"].map((name) => graphql.query(name, note)),
    graphql.query("FilterEffects", ({ variables }) => {
      effectsAsked.push(variables);
      return HttpResponse.json({ data: { filterEffects: [{ __typename: "FilterEffect", filterPart: "FILE", hides: 212 }] } });
    }),
  );
  db().claims.clear();
  db().claims.set("C-1", aClaim({ id: "C-1" }));
  db().suppliers.set("S-1", aSupplier({ id: "S-1" }));
});

test("narrows the register of claims by every part of the map's filter except how a supplier is reached", async () => {
  open(
    "/incidents?status=plc&instance=1&centre=7,8&service=G&kind=TOW&scheduled=yes,unknown&priority=VIP,unknown:&unassigned=5-&access=BASE" +
      "&client=C&contract=K&supplierIs=S-1&assigned=-60&plannedFrom=2026-11-21T00:00Z&contactTo=2026-11-22T00:00Z&mobile=m&assignment=MANUAL" +
      "&file=7&otherFile=8&attributes=towing",
  );
  await waitFor(() => expect(filters.length).toBeGreaterThan(0));
  expect(lastFilter()).toEqual({
    open: true,
    ...{ statuses: ["PENDING_ARRIVAL_CRITICAL"], instanceIds: ["1"], centreIds: ["7", "8"], serviceIds: ["G"], kinds: ["TOW"] },
    ...{ scheduled: true, scheduledUnknown: true, priorityCodes: ["VIP"], priorityUnknown: true },
    ...{ unassignedMinutes: { from: 5, to: null }, assignedMinutes: { from: null, to: 60 } },
    ...{ clientIds: ["C"], contractIds: ["K"], supplierIds: ["S-1"], mobileUser: "m", assignmentTypes: ["MANUAL"] },
    ...{ plannedStart: { from: "2026-11-21T00:00:00.000Z", to: null }, contactedAt: { from: null, to: "2026-11-22T00:00:00.000Z" } },
    ...{ file: "7", otherFile: "8", attributeText: "towing", occurredAt: null },
  });
});

test.each([
  ["/incidents", 40],
  ["/mobilesupplier", 20],
  ["/bases", 20],
  ["/collaborating", 20],
])("shows a page of %s with %i rows", async (at, rows) => {
  open(at);
  await waitFor(() => expect(pageSizesAsked).toEqual([rows]));
});

test("narrows claims to the period of the address in which they occurred, and writes it from its fields", async () => {
  const instant = (local: string): string => new Date(local).toISOString();
  const { router } = open("/incidents?from=2026-11-01T08:00&to=2026-11-08T00:00&state=all");
  await waitFor(() =>
    expect(lastFilter()).toMatchObject({ occurredAt: { from: instant("2026-11-01T08:00"), to: instant("2026-11-08T00:00") } }),
  );
  await typeTime(/^Before$/, "2026-11-09T06:30");
  expect(new URLSearchParams(router.state.location.search).get("to")).toBe("2026-11-09T06:30");
  await waitFor(() =>
    expect(lastFilter()).toMatchObject({ occurredAt: { from: instant("2026-11-01T08:00"), to: instant("2026-11-09T06:30") } }),
  );
});

test("narrows the registers of suppliers by supplier filters, and keeps the rest in the address", async () => {
  const { router } = open("/mobilesupplier?instance=1&access=MOBILE&supplierIs=S-1&mobile=m&resources=l&centre=7&file=7");
  await waitFor(() => expect(filters.length).toBeGreaterThan(0));
  expect(lastFilter()).toEqual({
    ...{ instanceIds: ["1"], access: ["MOBILE"], ids: ["S-1"], mobileUser: "m", statuses: ["MOBILE_FREE"], text: null },
  });
  expect(screen.queryByText(/^File/)).toBeNull();
  await userEvent.click(await screen.findByRole("button", { name: /Remove filter: Mobile user/ }));
  await waitFor(() => expect(lastFilter()).not.toHaveProperty("mobileUser"));
  expect(new URLSearchParams(router.state.location.search).get("file")).toBe("7");
  expect(onMap()).toContain("centre=7&access=MOBILE&supplierIs=S-1&file=7");
});

test("names the column filters that the map does not apply", async () => {
  const { router } = open("/incidents?columns=id,plate&centre=7&column.plate=~12&column.plate2=~1&column.realRouteMetres=1000..");
  const link = await screen.findByRole("link", { name: "Show on map" });
  await userEvent.click(link);
  await screen.findByText("These column filters do not apply to the map: Plate; Real route, distance.");
  expect(router.state.location.pathname).toBe("/map/claims");
  expect(router.state.location.search).not.toContain("column");
});

test("says nothing about filters that the map applies", async () => {
  const { router } = open("/incidents?centre=7");
  await userEvent.click(await screen.findByRole("link", { name: "Show on map" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/map/claims"));
  expect(screen.queryByText(/do not apply to the map/)).toBeNull();
});

test("uses the map's panel, and shows applied filters in the address and in a chip with the hidden count", async () => {
  const { router } = open("/incidents?columns=id,plate");
  await userEvent.click(await screen.findByRole("button", { name: "Filters" }));
  const panel = await screen.findByRole("dialog", { name: "Filters" });
  await userEvent.click(await within(panel).findByRole("button", { name: "Add filter" }));
  expect(screen.queryByRole("menuitem", { name: "Supplier type" })).toBeNull();
  await userEvent.click(await screen.findByRole("menuitem", { name: "File" }));
  await userEvent.type(within(panel).getByRole("textbox", { name: /^File/ }), "2026/44{Enter}");
  expect(router.state.location.search).toBe("?columns=id%2Cplate&file=2026%2F44");
  await screen.findByText("hides 212");
  expect(effectsAsked.at(-1)).toEqual({ filter: { file: "2026/44" }, layers: ["INCIDENTS"] });
  expect(screen.getByRole("button", { name: "Filters 1 active" }).getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(screen.getByRole("button", { name: /^File: 2026\/44.*Remove filter: File/ }));
  await waitFor(() => expect(lastFilter()).not.toHaveProperty("file"));
  expect(router.state.location.search).toBe("?columns=id%2Cplate");
});

test("shows no hidden count for finished claims, which the map does not count", async () => {
  open("/incidents?file=7&state=all");
  await screen.findByText("File: 7");
  expect(lastFilter()).toMatchObject({ open: null, file: "7" });
  expect(effectsAsked).toEqual([]);
});

test("ignores parts of a shared link that the profile hides", async () => {
  hideColumn("incidents.file");
  open("/incidents?file=7&centre=7");
  await waitFor(() => expect(filters.length).toBeGreaterThan(0));
  expect(lastFilter()).toMatchObject({ centreIds: ["7"] });
  expect(lastFilter()).not.toHaveProperty("file");
  expect(screen.queryByText("File: 7")).toBeNull();
});

test("ignores statuses while only features without position are listed, and says so", async () => {
  open("/incidents?nowhere=1&status=plc");
  await waitFor(() => expect(filters.length).toBeGreaterThan(0));
  expect(lastFilter()).toMatchObject({ withoutPosition: true });
  expect(lastFilter()).not.toHaveProperty("statuses");
  const status = screen.getByLabelText<HTMLInputElement>("Status", { selector: "input" });
  expect([status.hasAttribute("disabled"), status.title]).toEqual([true, "Not available while the list shows elements without position."]);
});

test("filters a column in its header by the keyboard, and shows the filter in the address and a removable chip", async () => {
  const hand = userEvent.setup();
  const { router } = open("/incidents?columns=plate,status,scheduled,promisedMinutes,plannedStart");
  const search = (): string => decodeURIComponent(router.state.location.search).replace(/^.*plannedStart/, "");
  const filterBy = async (column: string): Promise<HTMLElement> => {
    (await screen.findByRole("button", { name: `Filter by: ${column}` })).focus();
    await hand.keyboard("{Enter}");
    return screen.findByRole("dialog", { name: `Filter by: ${column}` });
  };
  let menu = await filterBy("Plate");
  await waitFor(() => expect(document.activeElement).toBe(within(menu).getByRole("textbox", { name: "Contains" })));
  await hand.keyboard(" 12{Enter}");
  await waitFor(() => expect(lastFilter().columns).toEqual([{ field: "PLATE", contains: "12" }]));
  expect(search()).toBe("&column.plate=~12");
  expect(effectsAsked).toEqual([]);
  menu = await filterBy("Status");
  await hand.click(within(menu).getByRole("checkbox", { name: "Unassigned" }));
  await hand.click(within(menu).getByRole("button", { name: "Apply" }));
  menu = await filterBy("Scheduled");
  await hand.click(within(menu).getByRole("radio", { name: "Not empty" }));
  await hand.click(within(menu).getByRole("button", { name: "Apply" }));
  menu = await filterBy("Promised minutes");
  const [least, most] = ["At least, minutes", "At most, minutes"].map((name) => within(menu).getByRole("textbox", { name })) as [
    HTMLElement,
    HTMLElement,
  ];
  await hand.type(least, "60");
  await hand.type(most, "30{Enter}");
  expect(within(menu).getByRole("button", { name: "Apply" }).getAttribute("aria-disabled")).toBe("true");
  await hand.type(most, "0{Enter}");
  await waitFor(() =>
    expect(lastFilter().columns).toEqual([
      { field: "STATUS", oneOf: ["NO_SUPPLIER"] },
      { field: "PLATE", contains: "12" },
      { field: "SCHEDULED", empty: false },
      { field: "PROMISED_MINUTES", atLeast: 60, atMost: 300 },
    ]),
  );
  for (const text of ["Plate: contains “12”", "Status: Unassigned", "Scheduled: Not empty", "Promised minutes: 60 min – 5 h 0 min"])
    expect(screen.getByText(text)).toBeTruthy();
  await hand.click(screen.getByRole("button", { name: /Remove filter: Plate/ }));
  menu = await filterBy("Status");
  await hand.click(within(menu).getByRole("button", { name: "Remove" }));
  await waitFor(() => expect((lastFilter().columns as object[]).length).toBe(2));
  expect(search()).toBe("&column.scheduled=*&column.promisedMinutes=60..300");
}, 30_000);

test("applies a shared column filter except for hidden fields, with the same instant in every zone", async () => {
  hideColumn("bases.phone");
  open("/bases?column.name=~sol&column.rating=4..&column.phone=~6&column.feedPositionAt=2026-11-01T08:00Z..&column.access=WEB,NOBODY");
  await waitFor(() => expect(filters.length).toBeGreaterThan(0));
  expect(lastFilter().columns).toEqual([
    { field: "ACCESS", oneOf: ["WEB"] },
    { field: "NAME", contains: "sol" },
    { field: "FEED_POSITION_AT", within: { from: "2026-11-01T08:00:00.000Z", to: null } },
    { field: "RATING", atLeast: 4 },
  ]);
});

test("leads from the register to the map and back by one click with every filter, and keeps the map's other state", async () => {
  sessionStorage.setItem(
    `atalaya.map.${db().users.get("operator")!.userId}`,
    "?at=41,-8,12&layers=mobile&status=ps&centre=1&list=needs&open=c:C-1&claim=C-1",
  );
  const { router } = open("/incidents?centre=7&kind=TOW&status=plc&nowhere=1&sort=plate&state=all");
  await userEvent.click(await screen.findByRole("link", { name: "Show on map" }));
  expect(router.state.location.search).toBe(
    "?at=41,-8,12&layers=mobile,incidents&status=plc&centre=7&kind=TOW&nowhere=1&list=view&open=c:C-1",
  );
  await userEvent.click(await screen.findByRole("link", { name: "Open as register" }));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe("/incidents?status=plc&centre=7&kind=TOW&nowhere=1");
});

test("switches on the network's layer from its register, and restores no earlier filter", async () => {
  sessionStorage.setItem(`atalaya.map.${db().users.get("operator")!.userId}`, "?status=ps&centre=1");
  open("/collaborating");
  await waitFor(() => expect(onMap()).toBe("/map/providers?layers=mobile,base,incidents,collaborating"));
});

test("leads to a register that the profile shows", async () => {
  const user = db().users.get("operator")!;
  user.visibleColumns = user.visibleColumns.filter((name) => !name.startsWith("mobilesupplier."));
  open("/map/providers?access=BASE");
  const link = await screen.findByRole("link", { name: "Open as register" });
  expect(link.getAttribute("href")).toBe("/bases?access=BASE");
});

test("lists the claims behind a figure with a removable chip, and narrows nothing without one", async () => {
  open(paths.claimsBehind({ key: "onTimeRate", instanceId: "ES", from: "2026-11-24T23:00:00.000Z", to: "2026-11-25T23:00:00.000Z" }));
  const sign = await screen.findByText(/^Arrivals on time: .+ – .+/);
  await waitFor(() =>
    expect(lastFilter()).toMatchObject({
      open: null,
      indicator: { key: "ON_TIME_RATE", instanceId: "ES", interval: { from: "2026-11-24T23:00:00.000Z", to: "2026-11-25T23:00:00.000Z" } },
    }),
  );
  await userEvent.click(within(sign.parentElement!).getByRole("button", { hidden: true }));
  await waitFor(() => expect(lastFilter()).not.toHaveProperty("indicator"));
  expect(lastFilter().open).toBe(true);
  for (const other of ["nothing,ES,2026-11-24T23:00:00Z,2026-11-25T23:00:00Z", "onTimeRate,ES,yesterday,today", "onTimeRate"]) {
    open(`/incidents?figure=${other}`);
    await waitFor(() => expect(lastFilter()).not.toHaveProperty("indicator"));
  }
});

test("lists the claims that a search finds, also finished ones, and says when more claims match", async () => {
  const hand = userEvent.setup();
  db().claims.set("C-9", aClaim({ id: "C-9", plate: "ZZZ 9", status: "FINISHED" }));
  const { router } = open("/incidents");
  await hand.type(await screen.findByRole("searchbox", { name: "Number, plate, phone, insured or place" }), "zzz");
  await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining("C-9")]));
  expect(router.state.location.search).toBe("?q=zzz");
  expect(screen.getByPlaceholderText("Open and finished")).toBeTruthy();
  expect(screen.queryByText(/^Best/)).toBeNull();
  for (let n = 0; n < 100; n++) db().claims.set(`Z-${n}`, aClaim({ id: `Z-${n}`, plate: `ZZY ${n}` }));
  await hand.clear(screen.getByRole("searchbox"));
  await hand.type(screen.getByRole("searchbox"), "zzy");
  await screen.findByText("Best 100 matches");
});

test("shows an error and no claims if the search fails", async () => {
  server.use(graphql.query("ClaimSearch", () => HttpResponse.error()));
  open("/incidents?q=zzz");
  await screen.findByRole("alert");
  expect(rows()).toHaveLength(0);
});

test("offers no search to a profile without the map", async () => {
  signIn("operator", { functionalities: ["registers", "layer.incidents"] });
  showRoute(routes, "/incidents");
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(screen.queryByRole("searchbox")).toBeNull();
});
