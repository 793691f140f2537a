// The dialog that asks for the password where the server requires it, and the request that waits for it.
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet, type RouteObject } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { PasswordDialog } from "../../../client/app/shell/PasswordDialog";
import { followedExport } from "../../../client/exports/followedExport";
import { ClaimRegister } from "../../../client/registers/ClaimRegister";
import { aClaim } from "../../msw/db";
import { pageRoute, showRoute, signIn } from "../page";
import { db } from "../setup";

const frame = (
  <>
    <Outlet />
    <PasswordDialog />
  </>
);
const routes: RouteObject[] = [{ element: frame, children: [pageRoute("claims", ClaimRegister)] }];

beforeEach(() => followedExport.set(null));

async function beginExport() {
  db().claims.clear();
  db().claims.set("C-1", aClaim({ id: "C-1" }));
  db().passwordNeeded = true;
  signIn("operator", { functionalities: ["map", "layer.incidents", "registers", "registers.export", "claim.detail"] });
  showRoute(routes, "/incidents?columns=plate,id&sort=-plate");
  const hand = userEvent.setup();
  await hand.click(await screen.findByRole("button", { name: "Export" }));
  await hand.click(await screen.findByRole("menuitem", { name: /CSV/ }));
  return { hand, dialog: await screen.findByRole("dialog", { name: "Confirm your password" }) };
}

test("asks again after a wrong password, and sends the request after the right one", async () => {
  const { hand, dialog } = await beginExport();
  const field = within(dialog).getByLabelText("Your own password");
  await hand.type(field, "wrong");
  await hand.click(within(dialog).getByRole("button", { name: "Confirm" }));
  await within(dialog).findByText("The password is wrong.");
  expect(db().export).toBeNull();
  await hand.clear(field);
  await hand.type(field, "Present-1!");
  await hand.click(within(dialog).getByRole("button", { name: "Confirm" }));
  await screen.findByText("Download started.");
  expect(db().export).toMatchObject({ format: "CSV" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("sends nothing when it is closed, and says why nothing was done", async () => {
  const { hand, dialog } = await beginExport();
  await hand.click(within(dialog).getByRole("button", { name: "Close" }));
  await screen.findByText(/Confirm your password to continue/);
  expect(db().export).toBeNull();
});
