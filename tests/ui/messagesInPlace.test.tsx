// Specification section 8, messages: each where it belongs, in the corner, in the reader's language.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { graphql, http, HttpResponse } from "msw";
import { useEffect, useState } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { HolidayList } from "../../client/admin/holidays/holidayList";
import { ListNameDialog } from "../../client/admin/holidays/ListDialogs";
import type { AdminRow } from "../../client/admin/localAdmins/OwnedCounts";
import { TakeOverDialog } from "../../client/admin/localAdmins/TakeOverDialog";
import { ExportMenu } from "../../client/exports/ExportMenu";
import { addressProblems } from "../../client/map/address/addressProblems";
import { useAddressProblems } from "../../client/map/address/useAddressProblems";
import { useMapFrames } from "../../client/map/camera/useMapFrames";
import { readMapAddress } from "../../client/map/address/mapAddress";
import { DeleteFavourite } from "../../client/map/favourites/DeleteFavourite";
import type { Favourite } from "../../client/map/favourites/openFavourite";
import { useFavourites } from "../../client/map/favourites/useFavourites";
import { HoveredClaim } from "../../client/map/hover/HoveredClaim";
import { chooseLanguage, language } from "../../client/i18n/language";
import { loadMessages } from "../../client/i18n/messages";
import { FleetStore } from "../../client/mapkit/fleet/FleetStore";
import { ClaimDetail } from "../../client/claims/detail/ClaimDetail";
import { UserMenu } from "../../client/app/shell/UserMenu";
import { session } from "../../client/session/session";
import { DirectoryPage } from "../../client/signIn/directory/DirectoryPage";
import { LoginPage } from "../../client/signIn/LoginPage";
import { SignedIn } from "../../client/signIn/SignedIn";
import { SupplierAllocations } from "../../client/suppliers/SupplierAllocations";
import { SupplierDetail } from "../../client/suppliers/SupplierDetail";
import type { MapViewInput } from "../../client/gql/graphql";
import type { MapLayer } from "../../schema/rules/lists/mapLayers";
import { critical } from "./claims/claimFixtures";
import { aUser } from "../msw/adminDb";
import { aSupplier } from "../msw/db";
import { aFavourite } from "../msw/favourites";
import { show, showRoute, signIn } from "./page";
import { db, server } from "./setup";

const ignore = (): void => undefined;
const callbacks = { onPart: ignore, onSupplier: ignore, onClaim: ignore, onKeep: ignore, onClose: ignore };
const showClaim = () => void show(<ClaimDetail id={critical.id} part={null} closesAt={null} {...callbacks} />);
const showSupplier = () => void show(<SupplierDetail id="B-1" part={null} {...callbacks} />);

/** The operation of this name fails, at a field; answers how often it has. */
function fail(operation: string, ...path: string[]): () => number {
  let times = 0;
  const errors = [{ message: "INTERNAL", path, extensions: { code: "INTERNAL", id: "e-1" } }];
  server.use(
    graphql.query(operation, () => {
      times++;
      return HttpResponse.json({ data: null, errors });
    }),
  );
  return () => times;
}

function Address({ permitted }: { permitted: readonly MapLayer[] }) {
  useAddressProblems(false, permitted);
  return null;
}
const openAddress = (address: string) => (): void =>
  void showRoute([{ path: "/map/:tab", element: <Address permitted={["INCIDENTS", "MOBILE"]} /> }], address);

const view: MapViewInput = { bounds: { west: -4, south: 40, east: -3, north: 41 }, zoom: 5, layers: ["INCIDENTS"] };
function Frames() {
  const [store] = useState(() => new FleetStore());
  const watch = useMapFrames(store);
  useEffect(() => watch(view), [watch]);
  return null;
}

/** The action of the open claim that this key begins; it, and the claim that it is for, are refused with a code. */
const rejectAction = (key: "d" | "r" | "f", code: string) => async (): Promise<void> => {
  db().answerAction = () => code;
  const arrived = { status: "NO_FINISHED", arrivedAt: critical["measuredFrom"] } as const;
  db().claims.set(critical.id, { ...critical, assignmentType: "MANUAL", ...(key === "f" && arrived) });
  showClaim();
  await waitFor(() => (fireEvent.keyDown(document.body, { key }), screen.getByRole("dialog")), { timeout: 5_000 });
  fireEvent.change(screen.getAllByRole("textbox").at(-1)!, { target: { value: "Road closed" } });
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
};

/** Confirms the dialog that is open: by its last button. */
const confirmDialog = async (): Promise<void> =>
  userEvent.click(
    within(await screen.findByRole("dialog"))
      .getAllByRole("button")
      .at(-1)!,
  );
const deleteFavourite = async (): Promise<void> => {
  db().favourites = [aFavourite({ name: "North" })];
  const favourite = db().favourites[0] as unknown as Favourite;
  show(<DeleteFavourite favourite={favourite} onClose={ignore} onDone={ignore} />);
  await confirmDialog();
};
const saveHolidayList = async (): Promise<void> => {
  const saved = { __typename: "HolidayList", id: "H-1", instanceId: "ES", name: "Spain" };
  server.use(graphql.mutation("SaveHolidayList", () => HttpResponse.json({ data: { saveHolidayList: saved } })));
  const list = { id: "H-1", name: "Spain" } as HolidayList;
  show(<ListNameDialog instanceId="ES" list={list} onClose={ignore} onSaved={ignore} />);
  await confirmDialog();
};
const takeOverAlone = (): void => {
  db().admin.users.clear();
  const admin: AdminRow = { ...aUser("north"), name: "North", ownedUsers: 1, ownedProfiles: 0, ownedKeys: 0 } as never;
  show(<TakeOverDialog admin={admin} action="delete" onClose={ignore} onDone={ignore} />);
};
const beginExport = async (): Promise<void> => {
  const errors = [{ message: "INTERNAL", path: ["exportClaims"], extensions: { code: "INTERNAL", id: "e-1" } }];
  server.use(graphql.mutation("ExportClaims", () => HttpResponse.json({ data: null, errors })));
  signIn("operator", { functionalities: ["map", "layer.incidents", "registers", "registers.export"] });
  show(<ExportMenu list="claims" columns={["id"]} filter={{}} sort="NEWEST" orderBy={null} />);
  await userEvent.click(await screen.findByRole("button"));
  await userEvent.click((await screen.findAllByRole("menuitem"))[0]!);
};
function Favourites() {
  useFavourites("operator", readMapAddress(""), "claims");
  return null;
}
/** Back from the directory, which did not let the person in. */
const returnFromDirectory = (): void => {
  session.set({ status: "out", why: null });
  const pages = [
    { path: "/login", Component: LoginPage },
    { path: "/login/aad", Component: DirectoryPage },
  ];
  showRoute(pages, `/login/aad?error=DIRECTORY_NO_ACCESS&lang=${language.get()}`);
};

const places: [id: string, where: string, happen: () => void | Promise<void>][] = [
  ["errors.DELAY_NOT_MANAGED", "a delay that cannot be managed", rejectAction("d", "DELAY_NOT_MANAGED")],
  ["errors.ARRIVAL_NOTIFICATION_FAILED", "an arrival that is confirmed", rejectAction("r", "ARRIVAL_NOTIFICATION_FAILED")],
  ["errors.COMPLETION_NOTIFICATION_FAILED", "a completion that is confirmed", rejectAction("f", "COMPLETION_NOTIFICATION_FAILED")],
  ["errors.NO_REPLACEMENT", "a local administrator to be deleted", takeOverAlone],
  ["errors.DIRECTORY_NO_ACCESS", "a sign-in with the directory", returnFromDirectory],
  [
    "messages.configurationsFailed",
    "the map's configurations",
    () => (fail("MapConfigurations", "mapConfigurations"), void show(<Favourites />)),
  ],
  ["messages.downloadFailed", "an export that does not begin", beginExport],
  ["messages.saved", "a list of holidays that is renamed", saveHolidayList],
  ["messages.deleted", "a map configuration that is deleted", deleteFavourite],
  ["messages.claimFailed", "a claim's detail", () => (fail("ClaimDetail", "claim", "status"), showClaim())],
  [
    "messages.fileServicesFailed",
    "the other services of a claim's file",
    () => (fail("ClaimDetail", "claim", "otherServices"), showClaim()),
  ],
  ["messages.elementFailed", "a supplier's detail", () => (fail("SupplierDetail", "supplier"), showSupplier())],
  ["messages.servicesFailed", "a supplier's networks and services", () => (fail("SupplierDetail", "supplier", "networks"), showSupplier())],
  [
    "messages.servicesFailed",
    "a supplier's allocations",
    () => (fail("SupplierAllocations", "claims"), void show(<SupplierAllocations id="B-1" onClaim={ignore} />)),
  ],
  ["messages.elementFailed", "the card at a sign", () => (fail("HoveredClaim", "claim"), void show(<HoveredClaim id={critical.id} />))],
  ["errors.VISIT_NOT_REGISTERED", "a claim that is opened", () => (rejectVisit(), showClaim())],
  ["messages.proxyFailed", "the version in the user's menu", () => (failCall(), void openUserMenu())],
  [
    "messages.proxyFailed",
    "a page without a response about the session",
    () => void showRoute([{ path: "*", element: <SignedIn>in</SignedIn> }], unknownSession()),
  ],
  ["messages.layerFilterFailed", "a map whose view is refused", () => (fail("MapFrame", "mapFrame"), void show(<Frames />))],
  [
    "messages.layerNotPermitted",
    "a link to a layer that the profile does not show",
    openAddress("/map/claims?layers=mobile,collaborating"),
  ],
  ["messages.baseTabInvalid", "a link to a supplier's tab without the supplier", openAddress("/map/providers?supplier=")],
  ["messages.baseTabInvalid", "a link to an invalid open tab", openAddress("/map/providers?open=s:")],
  [
    "messages.tooManyTabs",
    "a link to more tabs than can be open",
    openAddress(`/map/claims?${Array.from({ length: 21 }, (_, i) => `open=c:SIN-${i}`).join("&")}`),
  ],
  ["messages.coordinatesInvalid", "a link to an invalid place", openAddress("/map/claims?place=91,200,Nowhere")],
  ["messages.coordinatesInvalid", "a link to an invalid view", openAddress("/map/claims?at=north,-3.7,12")],
];

const failCall = (): void => server.use(http.get("*/puivariable/getVariable/version", () => new HttpResponse(null, { status: 502 })));
async function openUserMenu(): Promise<void> {
  show(
    <MemoryRouter>
      <UserMenu />
    </MemoryRouter>,
  );
  await userEvent.click(await screen.findByRole("button"));
}
/** The server has not answered who is signed in. */
function unknownSession(): string {
  session.set({ status: "unknown", unreachable: true });
  return "/map";
}

function rejectVisit(): void {
  const errors = [{ message: "VISIT_NOT_REGISTERED", path: ["registerVisit"], extensions: { code: "VISIT_NOT_REGISTERED" } }];
  server.use(graphql.mutation("RegisterVisit", () => HttpResponse.json({ data: null, errors })));
}

describe.each(["it", "el"] as const)("in %s", (spoken) => {
  beforeEach(() => {
    chooseLanguage(spoken);
    signIn();
    chooseLanguage(spoken);
    db().claims.set(critical.id, critical);
    db().suppliers.set("B-1", aSupplier({ id: "B-1" }));
  });

  test.each(places)("%s: %s", async (id, _, happen) => {
    const text = (await loadMessages(spoken))[id]!;
    await happen();
    await waitFor(
      () =>
        expect(
          screen
            .getAllByRole("alert")
            .map(({ textContent }) => textContent)
            .join(),
        ).toContain(text),
      { timeout: 15_000 },
    );
  });
});

test("shows a visit that is not registered for ten seconds", async () => {
  signIn();
  db().claims.set(critical.id, critical);
  rejectVisit();
  const text = (await loadMessages("en"))["errors.VISIT_NOT_REGISTERED"]!;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  showClaim();
  await screen.findByText(text);
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByText(text)).not.toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_500));
  expect(screen.queryByText(text)).toBeNull();
  vi.useRealTimers();
});

test("reports only a layer without permission in a readable address", () => {
  const search = "?at=40.44,-3.73,12&layers=mobile&place=40,-3,Here&supplier=B-1&open=s:B-1&open=c:SIN-1";
  expect(addressProblems(search, ["MOBILE"])).toEqual([]);
  expect(addressProblems(search, ["INCIDENTS"])).toEqual(["layerNotPermitted"]);
  expect(addressProblems("", [])).toEqual([]);
});

test("reports a repeated failure once, with a way to retry", async () => {
  signIn();
  const times = fail("SupplierDetail", "supplier");
  showSupplier();
  const text = (await loadMessages("en"))["messages.elementFailed"]!;
  await screen.findByRole("alert");
  const place = (await screen.findAllByRole("status")).find(({ textContent }) => textContent.includes(text))!;
  within(place).getByRole("button", { name: "Try again" }).click();
  await vi.waitFor(() => expect(times()).toBe(2));
  await vi.waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
});
