// A register as a file, as its reader sees it: begun from a menu, followed on every screen, saved by the browser, cancelled.
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet, type RouteObject } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { ExportProgress } from "../../../client/exports/ExportProgress";
import { followedExport } from "../../../client/exports/followedExport";
import { ClaimRegister } from "../../../client/registers/ClaimRegister";
import type { ExportState } from "../../../schema/rules/exports/exports";
import { aClaim } from "../../msw/db";
import { pageRoute, showRoute, signIn } from "../page";
import { db } from "../setup";

const frame = (
  <>
    <Outlet />
    <ExportProgress />
  </>
);
const routes: RouteObject[] = [
  { element: frame, children: [pageRoute("claims", ClaimRegister), { path: "/map/:tab?", element: <main>the map</main> }] },
];
/** Addresses that the browser was asked to save. */
let saved: string[];
const functionalities = ["map", "layer.incidents", "registers", "registers.export", "claim.detail"];

beforeEach(() => {
  saved = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute("download")) saved.push(this.getAttribute("href")!);
  });
  onTestFinished(() => {
    click.mockRestore();
    followedExport.set(null);
  });
  db().claims.clear();
  db().claims.set("C-1", aClaim({ id: "C-1" }));
});
const open = async (at = "/incidents?columns=plate,id&sort=-plate") => {
  signIn("operator", { functionalities });
  const shown = showRoute(routes, at);
  await screen.findByRole("button", { name: "Export" });
  return { ...shown, hand: userEvent.setup() };
};
const begin = async (hand: ReturnType<typeof userEvent.setup>, format: string) => {
  await hand.click(screen.getByRole("button", { name: "Export" }));
  await hand.click(await screen.findByRole("menuitem", { name: new RegExp(format) }));
};
const becomes = (state: ExportState, more: object = {}): void => void (db().export = { ...db().export!, state, ...more });
const within5s = { timeout: 5_000 };

test("requests the filter, order and columns of the list", async () => {
  const { hand } = await open("/incidents?columns=plate,id&sort=-plate&state=all");
  await begin(hand, "CSV");
  await screen.findByText("Download started.");
  expect(db().export!.input).toMatchObject({
    format: "CSV",
    columns: ["plate", "id"],
    sort: "NEWEST",
    orderBy: [{ field: "PLATE", direction: "DESC" }],
  });
});

test("shows the progress in a toast, also on the next screen, saves the file, and reports the end", async () => {
  const { hand, router } = await open();
  await begin(hand, "XLSX");
  becomes("RUNNING", { rows: 1_200, total: 4_000 });
  await screen.findByText("1,200 of 4,000 rows exported", {}, within5s);
  await act(() => router.navigate("/map"));
  becomes("RUNNING", { rows: 3_000 });
  await screen.findByText("3,000 of 4,000 rows exported", {}, within5s);
  expect(saved).toEqual([]);
  becomes("DONE", { rows: 4_000 });
  await screen.findByText(/Saving claims.xlsx/, {}, within5s);
  expect(saved).toEqual(["/exports/E-1"]);
  expect(screen.getByRole("link", { name: "Save again" }).getAttribute("href")).toBe("/exports/E-1");
  becomes("DOWNLOADED");
  await screen.findByText("Download finished.", {}, within5s);
  await waitFor(() => expect(screen.queryByText(/Saving/)).toBeNull());
  expect(saved).toHaveLength(1);
}, 30_000);

test("cancels an export from the toast, and can begin another", async () => {
  const { hand } = await open();
  await begin(hand, "XLSX");
  await hand.click(screen.getByRole("button", { name: "Export" }));
  expect(within(await screen.findByRole("menu")).getAllByText(/You already have an export/)).toHaveLength(2);
  await hand.keyboard("{Escape}");
  await hand.click(await screen.findByRole("button", { name: "Cancel the export" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel the export" })).toBeNull());
  expect(db().export!.state).toBe("CANCELLED");
  await begin(hand, "CSV");
  expect(db().export).toMatchObject({ state: "RUNNING", format: "CSV" });
});

test("reports a failure with its reason, at the start or later", async () => {
  db().export = { ...({} as NonNullable<ReturnType<typeof db>["export"]>), id: "E-0", state: "FAILED", fileName: "", rows: 0, total: null };
  const { hand } = await open();
  becomes("RUNNING");
  await begin(hand, "XLSX");
  await screen.findByText(/The download failed\. You already have an export in progress/);
  becomes("CANCELLED");
  await begin(hand, "XLSX");
  becomes("FAILED");
  await screen.findByText("The download failed.", {}, within5s);
});

test("hides the menu without the right", async () => {
  signIn("operator", { functionalities: functionalities.filter((one) => one !== "registers.export") });
  showRoute(routes, "/incidents");
  await screen.findByRole("button", { name: "Columns" });
  expect(screen.queryByRole("button", { name: "Export" })).toBeNull();
});
