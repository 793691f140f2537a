import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { AccountPage } from "../../../client/account/AccountPage";
import { goodCode } from "../../msw/signIn";
import { showRoute, signIn } from "../page";
import { db } from "../setup";

const at = "2026-11-21T09:00:00.000Z";
const aSession = (id: string, more: object = {}) => ({
  id,
  current: false,
  createdAt: at,
  lastSeenAt: at,
  expiresAt: at,
  keepAlive: false,
  address: "192.0.2.7",
  browser: "Firefox, Windows",
  ...more,
});
beforeEach(() => {
  signIn();
  db().signIn.sessions = [aSession("here", { current: true, browser: "Chromium, Linux" }), aSession("there")];
  showRoute([{ path: "/usersettings", Component: AccountPage }], "/usersettings");
});

test("lists the sessions and ends another session, but not the current one", async () => {
  const table = within(await screen.findByRole("table", { name: "Sessions" }));
  const [, here, there] = await table.findAllByRole("row");
  expect(here!.textContent).toContain("Chromium, Linux");
  expect(within(here!).queryByRole("button")).toBeNull();
  await userEvent.click(within(there!).getByRole("button", { name: "End session" }));
  await screen.findByText("Ended");
  expect(db().signIn.sessions.map(({ id }) => id)).toEqual(["here"]);
});

test("checks the current password before it changes the password", async () => {
  await userEvent.type(await screen.findByLabelText("Current password"), "wrong");
  for (const label of ["New password", "Repeat password"]) await userEvent.type(screen.getByLabelText(label), "Watch-tower7");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await screen.findByText("The password is wrong.");
  await userEvent.clear(screen.getByLabelText("Current password"));
  await userEvent.type(screen.getByLabelText("Current password"), "Present-1!");
  await userEvent.click(screen.getByRole("button", { name: "Change password" }));
  await screen.findByText("The password was changed. Your other sessions were ended.");
  expect(db().signIn.passwords).toEqual(["Watch-tower7"]);
});

test("sets up a second factor with the password, the QR code and the first code", async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Set up a second factor" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Current password"), "Present-1!{Enter}");
  await userEvent.type(await dialog.findByLabelText(/^Six-digit authenticator code/), `${goodCode}{Enter}`);
  await screen.findByText("The second factor is on.");
  await screen.findByRole("button", { name: "Remove second factor" });
});
