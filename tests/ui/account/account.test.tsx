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

test("sessions are seen, and another one is ended; one's own is not offered", async () => {
  const table = within(await screen.findByRole("table", { name: "Sessions" }));
  const [, here, there] = await table.findAllByRole("row");
  expect(here!.textContent).toContain("Chromium, Linux");
  expect(within(here!).queryByRole("button")).toBeNull();
  await userEvent.click(within(there!).getByRole("button", { name: "End" }));
  await screen.findByText("Ended.");
  expect(db().signIn.sessions.map(({ id }) => id)).toEqual(["here"]);
});

test("the password is changed with the present one, which is checked", async () => {
  await userEvent.type(await screen.findByLabelText("Present password"), "wrong");
  for (const label of ["New password", "Repeat the password"]) await userEvent.type(screen.getByLabelText(label), "Watch-tower7");
  await userEvent.click(screen.getByRole("button", { name: "Change the password" }));
  await screen.findByText("The password is wrong.");
  await userEvent.clear(screen.getByLabelText("Present password"));
  await userEvent.type(screen.getByLabelText("Present password"), "Present-1!");
  await userEvent.click(screen.getByRole("button", { name: "Change the password" }));
  await screen.findByText("The password is changed. Your other sessions have ended.");
  expect(db().signIn.passwords).toEqual(["Watch-tower7"]);
});

test("a second factor is set up by password, picture and first code", async () => {
  await userEvent.click(await screen.findByRole("button", { name: "Set up a second factor" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByLabelText("Present password"), "Present-1!{Enter}");
  await userEvent.type(await dialog.findByLabelText(/^Code of the authenticator/), `${goodCode}{Enter}`);
  await screen.findByText("The second factor is in force.");
  await screen.findByRole("button", { name: "Remove the second factor" });
});
